#include "cicu.h"

#include <unicode/uchar.h>

uint32_t cicu_character_kinds(uint32_t character) {
  uint32_t category = U_MASK(u_charType((UChar32)character));
  uint32_t kinds = 0;
  if (category & U_GC_M_MASK) kinds |= CICU_KIND_MARK;
  if (category & (U_GC_L_MASK | U_GC_M_MASK | U_GC_N_MASK)) kinds |= CICU_KIND_ALPHANUMERIC;
  if (category & U_GC_P_MASK) kinds |= CICU_KIND_PUNCTUATION;
  if (category & (U_GC_CC_MASK | U_GC_CF_MASK)) kinds |= CICU_KIND_CONTROL;
  if (u_hasBinaryProperty((UChar32)character, UCHAR_GRAPHEME_EXTEND)) kinds |= CICU_KIND_EXTENDING;
  return kinds;
}
