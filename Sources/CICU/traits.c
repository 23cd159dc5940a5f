#include "cicu.h"

#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

static uint16_t script_class(UScriptCode code) {
  switch (code) {
    case USCRIPT_COMMON:
    case USCRIPT_INHERITED: return 0;
    case USCRIPT_LATIN: return 1;
    case USCRIPT_GREEK: return 2;
    case USCRIPT_CYRILLIC: return 3;
    case USCRIPT_ARABIC: return 4;
    case USCRIPT_HEBREW: return 5;
    case USCRIPT_DEVANAGARI: return 6;
    case USCRIPT_BENGALI: return 7;
    case USCRIPT_TAMIL: return 8;
    case USCRIPT_THAI: return 9;
    case USCRIPT_GEORGIAN: return 10;
    case USCRIPT_ARMENIAN: return 11;
    case USCRIPT_HANGUL: return 12;
    default: return 15;
  }
}

static uint16_t traits(UChar32 scalar) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(scalar, &error);
  uint16_t bits = U_FAILURE(error) ? 15 : script_class(script);
  if (u_charType(scalar) == U_CONTROL_CHAR) return bits;
  switch (u_getIntPropertyValue(scalar, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC:
    case U_LB_HEBREW_LETTER:
    case U_LB_NUMERIC:
    case U_LB_COMBINING_MARK: bits |= CICU_TRAIT_WORD; break;
    case U_LB_INFIX_NUMERIC:
    case U_LB_EXCLAMATION: bits |= CICU_TRAIT_WORD_END; break;
    default: break;
  }
  switch (u_charDirection(scalar)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: bits |= CICU_TRAIT_FLAT_RIGHT | CICU_TRAIT_RIGHT_OR_NEUTRAL; break;
    case U_LEFT_TO_RIGHT:
    case U_EUROPEAN_NUMBER: bits |= CICU_TRAIT_FLAT_LEFT; break;
    case U_EUROPEAN_NUMBER_SEPARATOR:
    case U_EUROPEAN_NUMBER_TERMINATOR:
    case U_COMMON_NUMBER_SEPARATOR:
    case U_WHITE_SPACE_NEUTRAL:
    case U_OTHER_NEUTRAL:
      bits |= CICU_TRAIT_FLAT_LEFT | CICU_TRAIT_FLAT_RIGHT | CICU_TRAIT_RIGHT_OR_NEUTRAL;
      break;
    case U_DIR_NON_SPACING_MARK:
    case U_BOUNDARY_NEUTRAL: bits |= CICU_TRAIT_FLAT_LEFT | CICU_TRAIT_FLAT_RIGHT; break;
    case U_BLOCK_SEPARATOR:
    case U_SEGMENT_SEPARATOR: bits |= CICU_TRAIT_FLAT_LEFT; break;
    default: break;
  }
  switch (u_getIntPropertyValue(scalar, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_OTHER: bits |= CICU_TRAIT_LONE; break;
    case U_GCB_EXTEND:
    case U_GCB_ZWJ:
    case U_GCB_SPACING_MARK: bits |= CICU_TRAIT_EXTENDS; break;
    default: break;
  }
  if (u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE) != U_BPT_NONE) bits |= CICU_TRAIT_BRACKET;
  return bits;
}

void cicu_unit_traits(uint16_t first, int32_t count, uint16_t *bits) {
  for (int32_t i = 0; i < count; i++) {
    UChar32 unit = (UChar32)first + i;
    bits[i] = unit >= 0xD800 && unit <= 0xDFFF ? 15 : traits(unit);
  }
}
