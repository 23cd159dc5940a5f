#include "cicu.h"

#include <unicode/ubrk.h>

cicu_word_breaker *cicu_word_breaker_open(const char *locale, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_WORD, identifier, NULL, 0, &error);
  *status = error;
  return (cicu_word_breaker *)iterator;
}

void cicu_word_breaker_close(cicu_word_breaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

int32_t cicu_word_count(cicu_word_breaker *breaker, const uint16_t *text, int32_t count, int32_t *status) {
  UBreakIterator *iterator = (UBreakIterator *)breaker;
  UErrorCode error = U_ZERO_ERROR;
  int32_t found = 0;
  ubrk_setText(iterator, (const UChar *)text, count, &error);
  if (U_SUCCESS(error)) {
    while (ubrk_next(iterator) != UBRK_DONE) {
      if (ubrk_getRuleStatus(iterator) >= UBRK_WORD_NONE_LIMIT) found++;
    }
  }
  *status = error;
  return found;
}
