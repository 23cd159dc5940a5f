#include "cicu.h"

#include <stdatomic.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

enum { LONGEST_KEYWORD = 8, MOST_FRACTION_DIGITS = 18 };

/// A double holds every integer up to twice this value, and CLDR's rules look at remainders by 10^6 at most.
static const int64_t EXACT_MODULUS = INT64_C(1000000000000000);

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
  *status = error;
  return (cicu_plural *)rules;
}

void cicu_plural_close(cicu_plural *rules) { uplrules_close((UPluralRules *)rules); }

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

int32_t cicu_plural_select_integer(const cicu_plural *rules, int64_t value) {
  // The operands of the rules are doubles: a larger integer is replaced by one with the same remainders.
  if (value >= EXACT_MODULUS) value = EXACT_MODULUS + value % EXACT_MODULUS;
  if (value <= -EXACT_MODULUS) value = EXACT_MODULUS - value % EXACT_MODULUS;
  UErrorCode error = U_ZERO_ERROR;
  UChar keyword[LONGEST_KEYWORD];
  int32_t count = uplrules_select((const UPluralRules *)rules, (double)value, keyword, LONGEST_KEYWORD, &error);
  return U_SUCCESS(error) ? category(keyword, count) : CICU_OTHER;
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
  int32_t count = uplrules_selectFormatted((const UPluralRules *)rules, number, keyword, LONGEST_KEYWORD, &error);
  unumf_closeResult(number);
  return U_SUCCESS(error) ? category(keyword, count) : CICU_OTHER;
}

uint32_t cicu_plural_keywords(const cicu_plural *rules, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  uint32_t bits = 0;
  UEnumeration *keywords = uplrules_getKeywords((const UPluralRules *)rules, &error);
  int32_t count = 0;
  const UChar *keyword;
  while (U_SUCCESS(error) && (keyword = uenum_unext(keywords, &count, &error)) != NULL) {
    bits |= UINT32_C(1) << category(keyword, count);
  }
  uenum_close(keywords);
  *status = error;
  return bits;
}
