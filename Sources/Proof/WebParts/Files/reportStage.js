const modes = ["Side by side", "Slider", "Onion skin", "Blink", "Difference"];
const gap = Number($("run").dataset.gap);
let mode = 0;
let blinking = 0;
let drawing = 0;
document.documentElement.style.setProperty("--density", String(window.devicePixelRatio));

modes.forEach((title, index) => {
  const button = make("button", { type: "button", title: String(index + 1) },
    make("span", { className: "key", textContent: String(index + 1) }), title);
  button.addEventListener("click", () => setMode(index));
  $("modes").append(button);
});
function setMode(index) {
  mode = index;
  $("range").value = 50;
  showStage();
}
// Zoom: 0 fits the picture into the stage, otherwise the screen's pixels for one of the picture.
const largestZoom = 32;
let zoom = 0;
function setZoom(value) {
  zoom = value;
  $("zoom").setAttribute("aria-pressed", String(zoom === 1));
  $("zoom").textContent = zoom > 1 ? zoom + "×" : "Actual size";
  $("out").disabled = zoom === 0;
  $("in").disabled = zoom === largestZoom;
  $("stage").classList.toggle("actual", zoom > 0);
  $("stage").classList.toggle("pixels", zoom > 1);
  $("stage").style.setProperty("--zoom", String(zoom));
  if (zoom > 0) showDifference();
}
const toggleZoom = () => setZoom(zoom === 1 ? 0 : 1);
const zoomIn = () => setZoom(zoom === 0 ? 1 : Math.min(zoom * 2, largestZoom));
const zoomOut = () => setZoom(zoom <= 1 ? 0 : zoom / 2);
/** Brings the difference into sight; it may lie far outside where the picture is magnified. */
function showDifference() {
  const box = $("stage").querySelector(".box");
  box?.scrollIntoView({ block: "center", inline: "center" });
}
function toggleBoxes() {
  const isShown = $("boxes").getAttribute("aria-pressed") !== "true";
  $("boxes").setAttribute("aria-pressed", String(isShown));
  $("stage").classList.toggle("plain", !isShown);
}

/** The picture with its size; null where there is none or its file is gone. */
function load(path, alt) {
  return new Promise((resolve) => {
    if (!path) return resolve(null);
    const image = make("img", { alt, draggable: false });
    image.onload = () => resolve(
      { image, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = address(path);
  });
}
/** Pictures over each other, top left on top left, in a box as large as the largest. */
function canvas(layers, width, height) {
  const box = make("div", { className: "canvas" });
  box.style.setProperty("--w", String(width));
  box.style.setProperty("--h", String(height));
  for (const layer of layers) {
    layer.image.style.width = layer.width / width * 100 + "%";
    layer.image.style.height = layer.height / height * 100 + "%";
    box.append(layer.image);
  }
  for (const region of regions()) box.append(frame(region, width, height));
  return box;
}
/** Where the chosen shot differs, in pixels of its picture. */
function regions() {
  if (current.regions?.length) return current.regions;
  return current.bounds ? [current.bounds] : [];
}
function frame({ x, y, width, height }, pictureWidth, pictureHeight) {
  const box = make("span", { className: "box" });
  box.style.left = x / pictureWidth * 100 + "%";
  box.style.top = y / pictureHeight * 100 + "%";
  box.style.width = width / pictureWidth * 100 + "%";
  box.style.height = height / pictureHeight * 100 + "%";
  return box;
}
function figure(label, content) {
  return make("figure", {}, make("figcaption", { textContent: label }), content);
}
const blank = (text) => make("p", { className: "blank", textContent: text });

async function showStage() {
  clearInterval(blinking);
  const ticket = ++drawing;
  [...$("modes").children].forEach((button, index) =>
    button.setAttribute("aria-pressed", String(index === mode)));
  const { expected, actual, diff } = current.images;
  const [before, after, change] = await Promise.all([
    load(expected, "expected"), load(actual, "actual"), load(diff, "difference")]);
  if (ticket !== drawing) return;
  const width = Math.max(before?.width ?? 1, after?.width ?? 1);
  const height = Math.max(before?.height ?? 1, after?.height ?? 1);
  const draw = [sideBySide, slider, onionSkin, blink, difference][mode];
  const needsBoth = mode > 0 && mode < 4;
  $("range").hidden = true;
  clearInterval(blinking);
  $("stage").replaceChildren(...(needsBoth && !(before && after)
    ? sideBySide(before, after, width, height)
    : draw(before, after, width, height, change)));
  $("stage").dataset.mode = String(mode + 1);
  if (zoom > 0) showDifference();
}
function sideBySide(before, after, width, height) {
  const side = (label, layer, why) =>
    figure(label, layer ? canvas([layer], width, height) : blank(why));
  return [side("Expected", before, "No reference"), side("Actual", after, "No picture")];
}
function over(before, after, width, height) {
  const box = canvas([before, after], width, height);
  after.image.classList.add("over");
  return box;
}
function useRange(label, apply) {
  const range = $("range");
  range.hidden = false;
  range.setAttribute("aria-label", label);
  range.oninput = () => apply(Number(range.value));
  range.oninput();
}
function slider(before, after, width, height) {
  const box = over(before, after, width, height);
  box.classList.add("sliding");
  box.append(make("span", { className: "divider" }));
  useRange("Place of the divider", (value) => box.style.setProperty("--at", value + "%"));
  const drag = (event) => {
    const bounds = box.getBoundingClientRect();
    const part = (event.clientX - bounds.left) / bounds.width * 100;
    $("range").value = Math.max(0, Math.min(100, part));
    $("range").oninput();
  };
  box.addEventListener("pointerdown", (event) => {
    box.setPointerCapture(event.pointerId);
    drag(event);
  });
  box.addEventListener("pointermove", (event) => { if (event.buttons) drag(event); });
  const drawn = figure("", box);
  drawn.firstChild.className = "ends";
  drawn.firstChild.append(make("span", { textContent: "Expected" }),
    make("span", { textContent: "Actual" }));
  return [drawn];
}
function onionSkin(before, after, width, height) {
  const box = over(before, after, width, height);
  useRange("Opacity of the actual picture", (value) => {
    after.image.style.opacity = String(value / 100);
  });
  return [figure("Actual over expected", box)];
}
function blink(before, after, width, height) {
  const box = figure("Expected", over(before, after, width, height));
  after.image.style.visibility = "hidden";
  blinking = setInterval(() => {
    const isActual = after.image.style.visibility === "hidden";
    after.image.style.visibility = isActual ? "visible" : "hidden";
    box.firstChild.textContent = isActual ? "Actual" : "Expected";
  }, 600);
  return [box];
}
/** A diff picture of three panels shows its last one, the others being at hand already. */
function difference(before, after, width, height, change) {
  if (!change) return [figure("Difference", blank("No picture of a difference"))];
  const isTriptych = change.width === 3 * width + 2 * gap && change.height === height;
  const layer = isTriptych ? lastPanel(change.image, width, height) : change;
  return [figure("Difference", canvas([layer], layer.width, layer.height))];
}
function lastPanel(picture, width, height) {
  const image = make("canvas", { width, height });
  image.setAttribute("role", "img");
  image.setAttribute("aria-label", picture.alt);
  image.getContext("2d").drawImage(
    picture, 2 * (width + gap), 0, width, height, 0, 0, width, height);
  return { image, width, height };
}
$("zoom").addEventListener("click", toggleZoom);
$("in").addEventListener("click", zoomIn);
$("out").addEventListener("click", zoomOut);
$("boxes").addEventListener("click", toggleBoxes);
setZoom(0);
