const run = JSON.parse($("run").textContent);
const failed = (shot) => !["passed", "recorded"].includes(shot.status);
const causes = run.causes ?? [];
const byPath = new Map(run.shots.map((shot) => [shot.path, shot]));
const causeOf = new Map(causes.flatMap(({ shots }, index) => shots.map((path) => [path, index])));
// Failures by their causes, then the rest.
const shots = [...new Set([
  ...causes.flatMap((cause) => cause.shots.map((path) => byPath.get(path))).filter(Boolean),
  ...run.shots.filter(failed), ...run.shots])];
const titles = {
  passed: "passed", recorded: "recorded", different: "different", sizeMismatch: "another size",
  missing: "no reference", unreadable: "unreadable reference",
  assertionFailed: "assertion failed", broken: "could not be taken",
};
let filter = "";
let cause = -1;
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
    openShot();
  });
  return item;
}
const device = (shot) => `${shot.device} · ${number(shot.scale)}×`;
const rows = new Map();
const texts = new Map();
shots.forEach((shot, index) => rows.set(shot, row(shot, index)));
/** What a shot is found by, folded when somebody searches for the first time. */
function textOf(shot) {
  if (!texts.has(shot)) {
    texts.set(shot, fold([shot.screenshot, shot.scenario, shot.device, shot.path,
      titles[shot.status], ...shot.details].join(" ")));
  }
  return texts.get(shot);
}

function update() {
  const words = wordsOf($("search").value);
  visible = shots.filter((shot) =>
    (filter === "" || (filter === "failure" ? failed(shot) : shot.status === filter))
    && (cause < 0 || causeOf.get(shot.path) === cause)
    && words.every((word) => textOf(shot).includes(word)));
  $("list").replaceChildren(...visible.map((shot) => rows.get(shot)));
  $("nothing").hidden = visible.length > 0 || shots.length === 0;
  $("count").textContent = visible.length === shots.length ? run.summary
    : `${visible.length} of ${shots.length} shown`;
  if (!visible.includes(current)) select(visible[0] ?? null);
  else showPlace();
}
function choose(value, chosenCause = -1) {
  filter = value;
  cause = chosenCause;
  [...$("causes").children].forEach((button, index) =>
    button.setAttribute("aria-pressed", String(index === cause)));
  for (const chip of document.querySelectorAll(".chip")) {
    chip.setAttribute("aria-pressed", String(chip.dataset.filter === value));
  }
  update();
}

// Causes
$("causes").hidden = causes.length === 0;
causes.forEach((item, index) => {
  const button = make("button", { type: "button", className: "cause" },
    make("span", { className: "number", textContent: String(item.shots.length) }),
    name(item.cause));
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("click", () =>
    cause === index ? choose("") : choose("", index));
  $("causes").append(button);
});

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
  setAddress("#" + encodeURIComponent(shot.path), history.state);
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
  $("accepting").hidden = !shot.acceptCommand;
  $("accept").textContent = shot.acceptCommand ?? "";
  $("copy-accept").textContent = "Copy";
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
