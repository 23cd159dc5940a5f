#include "cicu.h"

#include <unicode/udat.h>

_Static_assert(
    (int)CICU_FULL == (int)UDAT_FULL && (int)CICU_SHORT == (int)UDAT_SHORT && (int)CICU_NONE == (int)UDAT_NONE,
    "the styles are ICU's");

cicu_date *cicu_date_open(
    const char *locale, int32_t date_style, int32_t time_style, const uint16_t *zone, int32_t zone_count,
    int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UDateFormat *format = udat_open(
      (UDateFormatStyle)time_style, (UDateFormatStyle)date_style, identifier, (const UChar *)zone, zone_count, NULL,
      0, &error);
  *status = error;
  return (cicu_date *)format;
}

void cicu_date_close(cicu_date *format) { udat_close((UDateFormat *)format); }

int32_t cicu_date_format(
    const cicu_date *format, double moment, uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = udat_format((const UDateFormat *)format, moment, (UChar *)out, capacity, NULL, &error);
  *status = error;
  return count;
}
