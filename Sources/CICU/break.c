#include "cicu.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>

#include "rules.h"

struct cicu_breaker {
  UBreakIterator *iterator;
  /// NULL where ICU's tables are not of the known format.
  cicu_rules *rules;
};

static cicu_breaker *open_breaker(UBreakIteratorType type, const char *identifier, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, identifier, NULL, 0, &error);
  cicu_breaker *breaker = U_SUCCESS(error) ? malloc(sizeof *breaker) : NULL;
  if (breaker == NULL) {
    if (U_SUCCESS(error)) error = U_MEMORY_ALLOCATION_ERROR;
    ubrk_close(iterator);
  } else {
    breaker->iterator = iterator;
    breaker->rules = cicu_rules_open(iterator);
  }
  *status = error;
  return breaker;
}

cicu_breaker *cicu_line_breaker_open(const char *locale, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return NULL;
  return open_breaker(UBRK_LINE, identifier, status);
}

cicu_breaker *cicu_grapheme_breaker_open(int32_t *status) { return open_breaker(UBRK_CHARACTER, "", status); }

void cicu_breaker_close(cicu_breaker *breaker) {
  cicu_rules_close(breaker->rules);
  ubrk_close(breaker->iterator);
  free(breaker);
}

int32_t cicu_breaker_rule_offsets(
    cicu_breaker *breaker, const uint16_t *text, int32_t count, int32_t *offsets, uint8_t *kinds) {
  return breaker->rules == NULL ? -1 : cicu_rules_offsets(breaker->rules, text, count, offsets, kinds);
}

int32_t cicu_breaker_offsets(
    cicu_breaker *breaker, const uint16_t *text, int32_t count, int32_t *offsets, uint8_t *kinds, int32_t *status) {
  UBreakIterator *iterator = breaker->iterator;
  UErrorCode error = U_ZERO_ERROR;
  int32_t found = 0;
  ubrk_setText(iterator, (const UChar *)text, count, &error);
  if (U_SUCCESS(error)) {
    int32_t offset;
    while (found < count && (offset = ubrk_next(iterator)) != UBRK_DONE) {
      int32_t rule = ubrk_getRuleStatus(iterator);
      kinds[found] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT ? CICU_BREAK_MANDATORY : 0;
      offsets[found++] = offset;
    }
  }
  *status = error;
  return found;
}
