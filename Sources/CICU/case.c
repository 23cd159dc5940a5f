#include "cicu.h"

#include <unicode/uchar.h>
#include <unicode/ustring.h>

int32_t cicu_change_case(
    bool upper, const char *locale, const uint16_t *text, int32_t count, uint16_t *out, int32_t capacity,
    int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return 0;
  UErrorCode error = U_ZERO_ERROR;
  const UChar *source = (const UChar *)text;
  UChar *target = (UChar *)out;
  int32_t length = upper ? u_strToUpper(target, capacity, source, count, identifier, &error)
                         : u_strToLower(target, capacity, source, count, identifier, &error);
  *status = error;
  return length;
}

int32_t cicu_fold_case(const uint16_t *text, int32_t count, uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = u_strFoldCase((UChar *)out, capacity, (const UChar *)text, count, U_FOLD_CASE_DEFAULT, &error);
  *status = error;
  return length;
}
