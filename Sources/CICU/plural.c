#include "cicu.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

enum { LONGEST_KEYWORD = 8, MOST_FRACTION_DIGITS = 18 };

/// A double holds every integer up to twice this value, and CLDR's rules look at remainders by 10^6 at most.
static const int64_t EXACT_MODULUS = INT64_C(1000000000000000);

enum { KNOWN_NUMBERS = 1024 };

struct cicu_plural {
  UPluralRules *rules;
  /// One more than the categories of the numbers from 0 that were asked for, since most that a text counts are small.
  /// The category is all there is to know: threads that meet here find the same.
  _Atomic(uint8_t) known[KNOWN_NUMBERS];
};

static int32_t category(const UChar *keyword, int32_t count) {
  if (count < 2) return CICU_OTHER;
  switch (keyword[0]) {
    case 'z': return CICU_ZERO;
    case 't': return CICU_TWO;
    case 'f': return CICU_FEW;
    case 'm': return CICU_MANY;
    default: return keyword[1] == 'n' ? CICU_ONE : CICU_OTHER;
  }
}

cicu_plural *cicu_plural_open(const char *locale, bool ordinal, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(
      identifier, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &error);
  cicu_plural *opened = U_SUCCESS(error) ? calloc(1, sizeof *opened) : NULL;
  if (U_SUCCESS(error) && opened == NULL) error = U_MEMORY_ALLOCATION_ERROR;
  *status = error;
  if (opened == NULL) {
    uplrules_close(rules);
    return NULL;
  }
  opened->rules = rules;
  return opened;
}

void cicu_plural_close(cicu_plural *rules) {
  if (rules == NULL) return;
  uplrules_close(rules->rules);
  free(rules);
}

/// Returns the formatter that gives a number its visible fraction digits: the operands v, f and t of the rules.
/// All threads share the formatters: ICU's are immutable.
static const UNumberFormatter *formatter(int32_t digits) {
  static _Atomic(UNumberFormatter *) formatters[MOST_FRACTION_DIGITS + 1];
  UNumberFormatter *known = atomic_load(&formatters[digits]);
  if (known != NULL) return known;
  UChar skeleton[MOST_FRACTION_DIGITS + 1] = {'.'};
  for (int32_t i = 1; i <= digits; i++) skeleton[i] = '0';
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormatter *opened = unumf_openForSkeletonAndLocale(skeleton, digits + 1, "en", &error);
  if (U_FAILURE(error)) {
    unumf_close(opened);
    return NULL;
  }
  if (atomic_compare_exchange_strong(&formatters[digits], &known, opened)) return opened;
  unumf_close(opened);
  return known;
}

static int32_t select_integer(const cicu_plural *rules, int64_t value) {
  // The operands of the rules are doubles: a larger integer is replaced by one with the same remainders.
  if (value >= EXACT_MODULUS) value = EXACT_MODULUS + value % EXACT_MODULUS;
  if (value <= -EXACT_MODULUS) value = EXACT_MODULUS - value % EXACT_MODULUS;
  UErrorCode error = U_ZERO_ERROR;
  UChar keyword[LONGEST_KEYWORD];
  int32_t count = uplrules_select(rules->rules, (double)value, keyword, LONGEST_KEYWORD, &error);
  return U_SUCCESS(error) ? category(keyword, count) : CICU_OTHER;
}

int32_t cicu_plural_select_integer(cicu_plural *rules, int64_t value) {
  if (value <= -KNOWN_NUMBERS || value >= KNOWN_NUMBERS) return select_integer(rules, value);
  size_t place = (size_t)(value < 0 ? -value : value);
  uint8_t known = atomic_load_explicit(&rules->known[place], memory_order_relaxed);
  if (known > 0) return known - 1;
  int32_t found = select_integer(rules, value);
  atomic_store_explicit(&rules->known[place], (uint8_t)(found + 1), memory_order_relaxed);
  return found;
}

int32_t cicu_plural_select_decimal(const cicu_plural *rules, double value, int32_t digits) {
  if (digits < 0) digits = 0;
  if (digits > MOST_FRACTION_DIGITS) digits = MOST_FRACTION_DIGITS;
  const UNumberFormatter *format = formatter(digits);
  if (format == NULL) return CICU_OTHER;
  UErrorCode error = U_ZERO_ERROR;
  UChar keyword[LONGEST_KEYWORD];
  UFormattedNumber *number = unumf_openResult(&error);
  unumf_formatDouble(format, value, number, &error);
  int32_t count = uplrules_selectFormatted(rules->rules, number, keyword, LONGEST_KEYWORD, &error);
  unumf_closeResult(number);
  return U_SUCCESS(error) ? category(keyword, count) : CICU_OTHER;
}

uint32_t cicu_plural_keywords(const cicu_plural *rules, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  uint32_t bits = 0;
  UEnumeration *keywords = uplrules_getKeywords(rules->rules, &error);
  int32_t count = 0;
  const UChar *keyword;
  while (U_SUCCESS(error) && (keyword = uenum_unext(keywords, &count, &error)) != NULL) {
    bits |= UINT32_C(1) << category(keyword, count);
  }
  uenum_close(keywords);
  *status = error;
  return bits;
}
