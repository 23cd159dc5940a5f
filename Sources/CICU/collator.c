#include "cicu.h"

#include <unicode/ucol.h>

cicu_collator *cicu_root_collator_open(int32_t level, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UCollator *collator = ucol_open("", &error);
  ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, &error);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &error);
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, level == CICU_LETTERS ? UCOL_OFF : UCOL_ON, &error);
  ucol_setAttribute(collator, UCOL_CASE_LEVEL, level == CICU_CASE ? UCOL_ON : UCOL_OFF, &error);
  ucol_setStrength(
      collator, level == CICU_LETTERS ? UCOL_PRIMARY : level == CICU_ACCENTS ? UCOL_SECONDARY : UCOL_TERTIARY);
  *status = error;
  if (U_SUCCESS(error)) return (cicu_collator *)collator;
  ucol_close(collator);
  return NULL;
}

void cicu_collator_close(cicu_collator *collator) { ucol_close((UCollator *)collator); }

int32_t cicu_collator_compare(
    const cicu_collator *collator, const uint16_t *left, int32_t left_count, const uint16_t *right,
    int32_t right_count) {
  return ucol_strcoll(
      (const UCollator *)collator, (const UChar *)left, left_count, (const UChar *)right, right_count);
}
