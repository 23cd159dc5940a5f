#include "cicu.h"

#include <string.h>
#include <unicode/unumberformatter.h>

enum { MOST_DIGITS = 99, SKELETON_CAPACITY = 3 * MOST_DIGITS + 64 };

static int32_t clamp(int32_t value, int32_t low, int32_t high) {
  return value < low ? low : value > high ? high : value;
}

static UChar *append(UChar *end, const char *text) {
  while (*text != 0) *end++ = (UChar)*text++;
  return end;
}

static UChar *repeat(UChar *end, char unit, int32_t count) {
  while (count-- > 0) *end++ = (UChar)unit;
  return end;
}

cicu_number *cicu_number_open(
    const char *locale, int32_t minimum_fraction, int32_t maximum_fraction, int32_t minimum_integer, bool grouping,
    int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return NULL;
  minimum_fraction = clamp(minimum_fraction, 0, MOST_DIGITS);
  maximum_fraction = clamp(maximum_fraction, minimum_fraction, MOST_DIGITS);
  minimum_integer = clamp(minimum_integer, 1, MOST_DIGITS);
  UChar skeleton[SKELETON_CAPACITY];
  UChar *end = append(skeleton, ".");
  end = repeat(end, '0', minimum_fraction);
  end = repeat(end, '#', maximum_fraction - minimum_fraction);
  end = append(end, " integer-width/+");
  end = repeat(end, '0', minimum_integer);
  if (!grouping) end = append(end, " group-off");
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(skeleton, (int32_t)(end - skeleton), identifier, &error);
  *status = error;
  return (cicu_number *)format;
}

cicu_number *cicu_number_open_style(
    const char *locale, int32_t style, int32_t precision, bool plus, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return NULL;
  bool significant = style == CICU_SIGNIFICANT || style == CICU_SIGNIFICANT_SCIENTIFIC;
  precision = clamp(precision, significant ? 1 : 0, MOST_DIGITS);
  UChar skeleton[SKELETON_CAPACITY];
  UChar *end = append(skeleton, significant ? "@" : ".");
  end = significant ? repeat(end, '#', precision - 1) : repeat(end, '0', precision);
  bool scientific = style == CICU_SCIENTIFIC || style == CICU_SIGNIFICANT_SCIENTIFIC;
  if (scientific) end = append(end, " scientific/*ee/sign-always");
  if (plus) end = append(end, " sign-always");
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(skeleton, (int32_t)(end - skeleton), identifier, &error);
  *status = error;
  return (cicu_number *)format;
}

void cicu_number_close(cicu_number *format) { unumf_close((UNumberFormatter *)format); }

static int32_t finish(UFormattedNumber *number, uint16_t *out, int32_t capacity, UErrorCode error, int32_t *status) {
  int32_t count = unumf_resultToString(number, (UChar *)out, capacity, &error);
  unumf_closeResult(number);
  *status = error;
  return count;
}

int32_t cicu_number_integer(
    const cicu_number *format, int64_t value, uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumber *number = unumf_openResult(&error);
  unumf_formatInt((const UNumberFormatter *)format, value, number, &error);
  return finish(number, out, capacity, error, status);
}

int32_t cicu_number_double(
    const cicu_number *format, double value, uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumber *number = unumf_openResult(&error);
  unumf_formatDouble((const UNumberFormatter *)format, value, number, &error);
  return finish(number, out, capacity, error, status);
}

int32_t cicu_number_decimal(
    const cicu_number *format, const char *value, int32_t count, uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UFormattedNumber *number = unumf_openResult(&error);
  unumf_formatDecimal((const UNumberFormatter *)format, value, count, number, &error);
  return finish(number, out, capacity, error, status);
}
