extension HTMLReport {
  /// The list, its search and filters, and what is said of the chosen shot. It follows
  /// `PageParts.foldingScript`.
  static let script = #"""
    const $ = (id) => document.getElementById(id);
    const run = JSON.parse($("run").textContent);
    const failed = (shot) => !["passed", "recorded"].includes(shot.status);
    const shots = [...run.shots.filter(failed), ...run.shots.filter((shot) => !failed(shot))];
    const titles = {
      passed: "passed", recorded: "recorded", different: "different", sizeMismatch: "another size",
      missing: "no reference", unreadable: "unreadable reference",
      assertionFailed: "assertion failed", broken: "could not be taken",
    };
    let filter = "";
    let visible = [];
    let current = null;

    // Small tools
    function make(tag, properties = {}, ...children) {
      const node = Object.assign(document.createElement(tag), properties);
      node.append(...children);
      return node;
    }
    /** Text whose marks of direction are named instead of obeyed. */
    const plain = (text) => text.replace(
      /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g,
      (mark) => `⟨U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
    const language = (text) => /[\u0620-\u06FF]/.test(text) ? "fa" : "en";
    function name(text, className = "") {
      return make("bdi", { className, lang: language(text), textContent: plain(text) });
    }
    function setName(id, text) {
      $(id).textContent = plain(text);
      $(id).lang = language(text);
    }
    /** A path below the report's folder; it can name no other server. */
    const address = (path) => "./" + path.split("/").map(encodeURIComponent).join("/");
    const number = (value) => String(Math.round(value * 1e6) / 1e6);

    // List
    function row(shot, index) {
      const thumbnail = make("img", { loading: "lazy", decoding: "async", alt: "" });
      const image = shot.images.actual ?? shot.images.expected;
      if (image) thumbnail.src = address(image);
      const badge = make("span", { className: "badge", textContent: titles[shot.status] });
      badge.dataset.status = shot.status;
      const item = make("li", { className: "row", id: `shot-${index}` },
        make("span", { className: "thumb" }, ...(image ? [thumbnail] : [])),
        make("span", { className: "row-text" },
          name(shot.screenshot, "row-title"), name(shot.scenario, "row-scenario"),
          make("span", { className: "row-device" }, badge, " ", name(device(shot)))));
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      item.addEventListener("click", () => {
        select(shot);
        document.body.dataset.view = "shot";
      });
      return item;
    }
    const device = (shot) => `${shot.device} · ${number(shot.scale)}×`;
    const rows = new Map();
    const texts = new Map();
    shots.forEach((shot, index) => {
      rows.set(shot, row(shot, index));
      texts.set(shot, fold([shot.screenshot, shot.scenario, shot.device, shot.path,
        titles[shot.status], ...shot.details].join(" ")));
    });

    function update() {
      const words = wordsOf($("search").value);
      visible = shots.filter((shot) =>
        (filter === "" || (filter === "failure" ? failed(shot) : shot.status === filter))
        && words.every((word) => texts.get(shot).includes(word)));
      $("list").replaceChildren(...visible.map((shot) => rows.get(shot)));
      $("nothing").hidden = visible.length > 0 || shots.length === 0;
      $("count").textContent = visible.length === shots.length ? run.summary
        : `${visible.length} of ${shots.length} shown`;
      if (!visible.includes(current)) select(visible[0] ?? null);
      else showPlace();
    }
    function choose(value) {
      filter = value;
      for (const chip of document.querySelectorAll(".chip")) {
        chip.setAttribute("aria-pressed", String(chip.dataset.filter === value));
      }
      update();
    }

    // The chosen shot
    function select(shot) {
      rows.get(current)?.setAttribute("aria-selected", "false");
      current = shot;
      $("shot").hidden = !shot;
      if (!shot) {
        $("list").removeAttribute("aria-activedescendant");
        return;
      }
      const item = rows.get(shot);
      item.setAttribute("aria-selected", "true");
      $("list").setAttribute("aria-activedescendant", item.id);
      showPlace();
      showFacts(shot);
      showStage();
      try { history.replaceState(null, "", "#" + encodeURIComponent(shot.path)); } catch {
        // A sandboxed page has no address.
      }
    }
    function step(by) {
      reach(visible[visible.indexOf(current) + by]);
    }
    /** Selects a shot that may be out of sight; to scroll there lays the whole list out. */
    function reach(shot) {
      if (!shot) return;
      select(shot);
      rows.get(shot).scrollIntoView({ block: "nearest" });
    }
    function showPlace() {
      const place = visible.indexOf(current);
      $("place").textContent = place < 0 ? "" : `${place + 1} / ${visible.length}`;
      $("previous").disabled = place <= 0;
      $("next").disabled = place < 0 || place === visible.length - 1;
    }
    function showFacts(shot) {
      setName("title", shot.screenshot);
      setName("scenario", shot.scenario);
      $("device").replaceChildren(name(device(shot)));
      $("status").textContent = titles[shot.status];
      $("status").dataset.status = shot.status;
      const title = titles[shot.status] + ": ";
      setName("summary", shot.summary.startsWith(title)
        ? shot.summary.slice(title.length) : shot.summary === titles[shot.status] ? "" : shot.summary);
      $("reasons").replaceChildren(
        ...shot.details.map((detail) => make("li", {}, name(detail))));
      $("allowances").hidden = shot.allowances.length === 0;
      $("allowances").tBodies[0].replaceChildren(...shot.allowances.map(allowance));
      setName("source", `${shot.place.file}:${shot.place.line}:${shot.place.column}`);
      $("again").hidden = shot.command === "";
      $("command").textContent = shot.command;
      $("copy").textContent = "Copy";
    }
    function allowance(item) {
      const cells = [make("th", { scope: "row" }, item.name,
        make("span", { className: "unit", textContent: item.unit ?? "" })),
        make("td", { textContent: number(item.used) }),
        make("td", { textContent: number(item.allowed) })];
      const line = make("tr", {}, ...cells);
      line.className = item.used > item.allowed ? "exceeded" : "";
      return line;
    }
    """#

  /// What ties the page's parts to keys and buttons, and its first picture.
  static let startScript = #"""
    for (const chip of document.querySelectorAll(".chip")) {
      chip.addEventListener("click", () => choose(chip.dataset.filter));
    }
    $("search").addEventListener("input", update);
    $("reset").addEventListener("click", () => { $("search").value = ""; choose(""); });
    $("previous").addEventListener("click", () => step(-1));
    $("next").addEventListener("click", () => step(1));
    $("back").addEventListener("click", () => {
      document.body.dataset.view = "list";
      $("list").focus();
    });
    $("copy").addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(current.command);
        $("copy").textContent = "Copied";
      } catch {
        getSelection().selectAllChildren($("command"));
      }
    });
    document.addEventListener("keydown", (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const isTyping = event.target === $("search");
      const isSliding = event.target === $("range");
      const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code);
      if (event.key === "ArrowDown") step(1);
      else if (event.key === "ArrowUp") step(-1);
      else if (isTyping && event.key === "Escape") { $("search").value = ""; update(); }
      else if (isTyping && event.key === "Enter") $("list").focus();
      else if (isTyping) return;
      else if (event.key === "ArrowRight" && !isSliding) step(1);
      else if (event.key === "ArrowLeft" && !isSliding) step(-1);
      else if (event.key === "Home" && !isSliding) reach(visible[0]);
      else if (event.key === "End" && !isSliding) reach(visible.at(-1));
      else if (event.key === "Enter" && event.target === $("list")) {
        document.body.dataset.view = "shot";
      }
      else if (event.key === "Escape") document.body.dataset.view = "list";
      else if (event.key === "/") $("search").focus();
      else if (digit || /^[1-5]$/.test(event.key)) setMode(Number(digit?.[1] ?? event.key) - 1);
      else if (event.code === "KeyZ") toggleZoom();
      else return;
      event.preventDefault();
    });
    const linked = shots.find((shot) => "#" + encodeURIComponent(shot.path) === location.hash);
    update();
    if (linked) {
      reach(linked);
      document.body.dataset.view = "shot";
    }
    """#
}
