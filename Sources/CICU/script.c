#include "cicu.h"

#include <stddef.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

static uint32_t iso_tag(UScriptCode code) {
  const char *name = uscript_getShortName(code);
  if (name == NULL) name = "Zzzz";
  uint32_t tag = 0;
  for (int i = 0; i < 4; i++) tag = tag << 8 | (unsigned char)name[i];
  return tag;
}

void cicu_scripts(const uint16_t *text, int32_t count, uint32_t *tags) {
  UScriptCode latest = USCRIPT_INVALID_CODE;
  uint32_t tag = 0;
  for (int32_t i = 0; i < count;) {
    int32_t start = i;
    UChar32 scalar;
    U16_NEXT(text, i, count, scalar);
    UErrorCode error = U_ZERO_ERROR;
    UScriptCode code = uscript_getScript(scalar, &error);
    if (U_FAILURE(error)) code = USCRIPT_UNKNOWN;
    if (code != latest) {
      tag = iso_tag(code);
      latest = code;
    }
    for (int32_t k = start; k < i; k++) tags[k] = tag;
  }
}

int32_t cicu_has_script(uint32_t scalar, uint32_t tag) {
  UScriptCode codes[64];
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions((UChar32)scalar, codes, 64, &error);
  if (U_FAILURE(error) || count < 1) return 1;
  if (count == 1 && (codes[0] == USCRIPT_COMMON || codes[0] == USCRIPT_INHERITED)) return 1;
  for (int32_t i = 0; i < count; i++) {
    if (iso_tag(codes[i]) == tag) return 1;
  }
  return 0;
}

const char *cicu_script_name(uint32_t tag) {
  char code[5] = {(char)(tag >> 24), (char)(tag >> 16), (char)(tag >> 8), (char)tag, 0};
  int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, code);
  const char *name = script < 0 ? NULL : uscript_getName((UScriptCode)script);
  return name == NULL ? "Unknown" : name;
}

uint32_t cicu_paired_bracket(uint32_t scalar, int32_t *kind) {
  int32_t type = u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  *kind = type == U_BPT_OPEN ? 1 : type == U_BPT_CLOSE ? 2 : 0;
  return *kind == 0 ? scalar : (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}
