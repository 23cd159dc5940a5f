#include "cicu.h"

#include <unicode/ubrk.h>

static cicu_breaker *open_breaker(UBreakIteratorType type, const char *identifier, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *breaker = ubrk_open(type, identifier, NULL, 0, &error);
  *status = error;
  return (cicu_breaker *)breaker;
}

cicu_breaker *cicu_line_breaker_open(const char *locale, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return NULL;
  return open_breaker(UBRK_LINE, identifier, status);
}

cicu_breaker *cicu_grapheme_breaker_open(int32_t *status) { return open_breaker(UBRK_CHARACTER, "", status); }

void cicu_breaker_close(cicu_breaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

int32_t cicu_breaker_offsets(
    cicu_breaker *breaker, const uint16_t *text, int32_t count, int32_t *offsets, bool *mandatory, int32_t *status) {
  UBreakIterator *iterator = (UBreakIterator *)breaker;
  UErrorCode error = U_ZERO_ERROR;
  int32_t found = 0;
  ubrk_setText(iterator, (const UChar *)text, count, &error);
  if (U_SUCCESS(error)) {
    int32_t offset;
    while (found < count && (offset = ubrk_next(iterator)) != UBRK_DONE) {
      if (mandatory != NULL) {
        int32_t rule = ubrk_getRuleStatus(iterator);
        mandatory[found] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
      }
      offsets[found++] = offset;
    }
  }
  *status = error;
  return found;
}
