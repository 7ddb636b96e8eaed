for (const chip of document.querySelectorAll(".chip")) {
  chip.addEventListener("click", () => choose(chip.dataset.filter));
}
$("search").addEventListener("input", update);
$("reset").addEventListener("click", () => { $("search").value = ""; choose(""); });
$("previous").addEventListener("click", () => step(-1));
$("next").addEventListener("click", () => step(1));
// On a phone list and shot are two pages, and so they are two steps of the history.
function openShot() {
  if (document.body.dataset.view === "shot") return;
  document.body.dataset.view = "shot";
  setAddress(location.hash, { view: "shot" }, true);
}
function closeShot() {
  if (history.state?.view === "shot") return history.back();
  showList();
}
function showList() {
  document.body.dataset.view = "list";
  $("list").focus();
}
addEventListener("popstate", (event) => {
  const shot = shots.find((shot) => "#" + encodeURIComponent(shot.path) === location.hash);
  if (event.state?.view === "shot") {
    document.body.dataset.view = "shot";
  } else {
    showList();
  }
  if (shot && shot !== current && visible.includes(shot)) reach(shot);
});
$("back").addEventListener("click", closeShot);
for (const [button, command] of [["copy", "command"], ["copy-accept", "accept"]]) {
  $(button).addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText($(command).textContent);
      $(button).textContent = "Copied";
    } catch {
      getSelection().selectAllChildren($(command));
    }
  });
}
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
  else if (event.key === "Enter" && event.target === $("list")) openShot();
  else if (event.key === "Escape") closeShot();
  else if (event.key === "/") $("search").focus();
  else if (digit || /^[1-5]$/.test(event.key)) setMode(Number(digit?.[1] ?? event.key) - 1);
  else if (event.code === "KeyZ") toggleZoom();
  else if (event.code === "KeyB") toggleBoxes();
  else if (event.key === "+" || event.key === "=") zoomIn();
  else if (event.key === "-" || event.key === "−") zoomOut();
  else return;
  event.preventDefault();
});
const linked = shots.find((shot) => "#" + encodeURIComponent(shot.path) === location.hash);
update();
if (linked) {
  reach(linked);
  document.body.dataset.view = "shot";
}
