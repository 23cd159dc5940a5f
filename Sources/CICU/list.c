#include "cicu.h"

#include <stdlib.h>
#include <unicode/ulistformatter.h>

cicu_list *cicu_list_open(const char *locale, int32_t type, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return NULL;
  UListFormatterType types[] = {ULISTFMT_TYPE_AND, ULISTFMT_TYPE_OR, ULISTFMT_TYPE_UNITS};
  if (type < 0 || type > CICU_UNITS) type = CICU_AND;
  UErrorCode error = U_ZERO_ERROR;
  UListFormatter *format = ulistfmt_openForType(identifier, types[type], ULISTFMT_WIDTH_WIDE, &error);
  *status = error;
  return (cicu_list *)format;
}

void cicu_list_close(cicu_list *format) { ulistfmt_close((UListFormatter *)format); }

int32_t cicu_list_format(
    const cicu_list *format, const uint16_t *text, const int32_t *ends, int32_t count, uint16_t *out,
    int32_t capacity, int32_t *status) {
  const UChar **items = malloc((size_t)(count + 1) * sizeof *items);
  int32_t *lengths = malloc((size_t)(count + 1) * sizeof *lengths);
  int32_t length = 0;
  UErrorCode error = U_MEMORY_ALLOCATION_ERROR;
  if (items != NULL && lengths != NULL) {
    error = U_ZERO_ERROR;
    for (int32_t i = 0; i < count; i++) {
      int32_t start = i == 0 ? 0 : ends[i - 1];
      items[i] = (const UChar *)text + start;
      lengths[i] = ends[i] - start;
    }
    length = ulistfmt_format(
        (const UListFormatter *)format, items, lengths, count, (UChar *)out, capacity, &error);
  }
  free(items);
  free(lengths);
  *status = error;
  return length;
}
