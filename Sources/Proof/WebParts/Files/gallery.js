const isRightToLeft = document.documentElement.dir === "rtl";
const numerals = (text) => document.documentElement.lang === "fa"
  ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06F0 + Number(digit))) : text;
const items = [...document.querySelectorAll(".item")].map((element) => ({
  element, link: element.querySelector(".frame"), text: fold(element.dataset.search),
}));
const groups = [...document.querySelectorAll("[data-group]")];
const chips = [...document.querySelectorAll(".chip")];
const filters = { tab: "", device: "" };

// Search and filters
const shown = () => items.filter((item) => !item.element.hidden);
function update() {
  const words = wordsOf($("search").value);
  for (const { element, text } of items) {
    element.hidden = !(words.every((word) => text.includes(word))
      && Object.keys(filters).every((key) =>
        filters[key] === "" || element.dataset[key] === filters[key]));
  }
  for (const group of groups) {
    group.hidden = group.querySelector(".item:not([hidden])") === null;
  }
  const count = shown().length;
  const template = count === items.length ? $("count").dataset.all : $("count").dataset.some;
  $("count").textContent = numerals(
    template.replace("{n}", String(count)).replace("{m}", String(items.length)));
  $("nothing").hidden = count > 0 || items.length === 0;
}
function choose(filter, value) {
  filters[filter] = value;
  for (const chip of chips.filter((chip) => chip.dataset.filter === filter)) {
    chip.setAttribute("aria-pressed", String(chip.dataset.value === value));
  }
}
for (const chip of chips) {
  chip.addEventListener("click", () => {
    choose(chip.dataset.filter, chip.dataset.value);
    update();
  });
}
$("search").addEventListener("input", update);
$("reset").addEventListener("click", () => {
  $("search").value = "";
  Object.keys(filters).forEach((filter) => choose(filter, ""));
  update();
  $("search").focus();
});

// Full view
let current = null;
const picture = $("picture");
function show(item) {
  const list = shown();
  const place = list.indexOf(item);
  const thumbnail = item.link.querySelector("img");
  current = item;
  picture.src = item.link.getAttribute("href");
  picture.alt = thumbnail.alt;
  for (const name of ["width", "height"]) {
    picture.setAttribute(name, thumbnail.getAttribute(name));
  }
  for (const name of ["--w", "--h", "--r"]) {
    picture.style.setProperty(name, item.link.style.getPropertyValue(name));
  }
  $("viewer-names").replaceChildren(
    ...[...item.element.querySelector(".caption").children].map((node) => node.cloneNode(true)));
  $("viewer-place").textContent = numerals(`${place + 1} / ${list.length}`);
  $("file").href = item.link.getAttribute("href");
  $("previous").disabled = place <= 0;
  $("next").disabled = place >= list.length - 1;
  applyZoom();
  if (!$("viewer").open) $("viewer").showModal();
  $("stage").scrollTo(0, 0);
  $("stage").focus({ preventScroll: true });
  setAddress("#" + item.link.getAttribute("href"));
}
function step(by) {
  const list = shown();
  const item = list[list.indexOf(current) + by];
  if (item) show(item);
}
function applyZoom() {
  const isActual = $("zoom").getAttribute("aria-pressed") === "true";
  $("stage").classList.toggle("actual", isActual);
  picture.style.width = isActual
    ? Number(picture.getAttribute("width")) / window.devicePixelRatio + "px" : "";
}
function toggleZoom() {
  const isActual = $("zoom").getAttribute("aria-pressed") === "true";
  $("zoom").setAttribute("aria-pressed", String(!isActual));
  applyZoom();
}
for (const item of items) {
  item.link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(item);
  });
}
// The browser tells of a closed dialog some time later: the page does not wait for it.
function closeViewer() {
  $("viewer").close();
  leave();
}
function leave() {
  const link = current?.link;
  if (!link || $("viewer").open) return;
  current = null;
  picture.removeAttribute("src");
  setAddress("#");
  link.focus();
}
$("viewer").addEventListener("close", leave);
$("close").addEventListener("click", closeViewer);
$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
$("zoom").addEventListener("click", toggleZoom);
$("stage").addEventListener("click", (event) => {
  if (event.target === $("stage")) closeViewer();
});
picture.addEventListener("dblclick", toggleZoom);

// Keys
document.addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (!$("viewer").open) {
    if (event.key === "/" && event.target !== $("search")) {
      event.preventDefault();
      $("search").focus();
    }
    return;
  }
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const backward = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  if (event.key === forward) step(1);
  else if (event.key === backward) step(-1);
  else if (event.key === "Home") shown().length && show(shown()[0]);
  else if (event.key === "End") shown().length && show(shown().at(-1));
  else if (event.code === "KeyZ") toggleZoom();
  else if (event.key === "Escape") closeViewer();
  else return;
  event.preventDefault();
});
const linked = items.find((item) => "#" + item.link.getAttribute("href") === location.hash);
if (linked) show(linked);
