const $ = (id) => document.getElementById(id);
/** Puts an address into the address bar; `isNew` as one more step of the history. */
function setAddress(hash, state = null, isNew = false) {
  try {
    history[isNew ? "pushState" : "replaceState"](state, "", hash);
  } catch {
    // A sandboxed page has no address.
  }
}
// Search words become equal where a reader takes them for equal: composed or not, with or without ZWNJ
// and vowel marks, Arabic or Persian yeh and kaf, digits of any of the three scripts, any case.
const fold = (text) => text
  .normalize("NFKD")
  .replace(/[\p{Mn}\p{Cf}\u0640]/gu, "")
  .replace(/[\u064A\u0649\u06D2]/g, "\u06CC")
  .replace(/\u0643/g, "\u06A9")
  .replace(/[\u0629\u06D5\u06C1\u06BE]/g, "\u0647")
  .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
  .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06F0))
  .toLowerCase();
const wordsOf = (query) => fold(query).split(/\s+/).filter(Boolean);
