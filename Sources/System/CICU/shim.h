#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

// ICU renames its functions by macros, which Swift does not see: these wrappers give them back
// their names, with the prefix `icu_`.

static inline UBreakIterator *icu_ubrk_open(UBreakIteratorType type, const char *locale,
                                            UErrorCode *status) {
  return ubrk_open(type, locale, NULL, 0, status);
}
static inline void icu_ubrk_close(UBreakIterator *iterator) { ubrk_close(iterator); }
static inline void icu_ubrk_setText(UBreakIterator *iterator, const UChar *text, int32_t length,
                                    UErrorCode *status) {
  ubrk_setText(iterator, text, length, status);
}
static inline int32_t icu_ubrk_next(UBreakIterator *iterator) { return ubrk_next(iterator); }
static inline int32_t icu_ubrk_getRuleStatus(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator);
}

static inline UBiDi *icu_ubidi_open(void) { return ubidi_open(); }
static inline void icu_ubidi_close(UBiDi *bidi) { ubidi_close(bidi); }
static inline void icu_ubidi_setPara(UBiDi *bidi, const UChar *text, int32_t length,
                                     UBiDiLevel level, UErrorCode *status) {
  ubidi_setPara(bidi, text, length, level, NULL, status);
}
static inline const UBiDiLevel *icu_ubidi_getLevels(UBiDi *bidi, UErrorCode *status) {
  return ubidi_getLevels(bidi, status);
}
static inline UBiDiLevel icu_ubidi_getParaLevel(const UBiDi *bidi) {
  return ubidi_getParaLevel(bidi);
}
static inline void icu_ubidi_reorderVisual(const UBiDiLevel *levels, int32_t length,
                                           int32_t *order) {
  ubidi_reorderVisual(levels, length, order);
}

static inline UCharDirection icu_u_charDirection(UChar32 character) {
  return u_charDirection(character);
}
static inline int8_t icu_u_charType(UChar32 character) { return u_charType(character); }
static inline UBool icu_u_hasBinaryProperty(UChar32 character, UProperty property) {
  return u_hasBinaryProperty(character, property);
}
static inline UScriptCode icu_uscript_getScript(UChar32 character, UErrorCode *status) {
  return uscript_getScript(character, status);
}
static inline const char *icu_uscript_getShortName(UScriptCode script) {
  return uscript_getShortName(script);
}

static inline void icu_u_getVersion(uint8_t *parts) { u_getVersion(parts); }
