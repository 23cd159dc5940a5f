// C++ since ICU's C interface has no messages with named arguments.
#include "cicu.h"

#include <cstdio>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

struct cicu_message : icu::UMemory {
  icu::MessageFormat format;

  cicu_message(const icu::UnicodeString &text, const icu::Locale &locale, UErrorCode &error)
      : format(text, locale, error) {}
};

/// A factor such as 1E999999999 would make ICU write that many zeros: skeletons may not scale.
static bool has_factor(const icu::MessagePattern &pattern) {
  for (int32_t i = 0; i < pattern.countParts(); i++) {
    const icu::MessagePattern::Part &part = pattern.getPart(i);
    if (part.getType() != UMSGPAT_PART_TYPE_ARG_STYLE) continue;
    icu::UnicodeString style = pattern.getSubstring(part);
    if (style.indexOf(u"::", 2, 0) < 0) continue;
    if (style.indexOf(u"scale", 5, 0) >= 0 || style.indexOf(u"increment", 9, 0) >= 0) return true;
  }
  return false;
}

cicu_message *cicu_message_open(
    const char *locale, const uint16_t *text, int32_t count, int32_t *offset, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  *offset = 0;
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return nullptr;
  UErrorCode error = U_ZERO_ERROR;
  UParseError place = {0, 0, {0}, {0}};
  icu::UnicodeString whole(reinterpret_cast<const UChar *>(text), count);
  icu::MessagePattern pattern(error);
  pattern.parse(whole, &place, error);
  *offset = place.offset < 0 ? 0 : place.offset;
  if (U_SUCCESS(error) && has_factor(pattern)) error = U_UNSUPPORTED_ERROR;
  cicu_message *message = U_SUCCESS(error) ? new cicu_message(whole, icu::Locale(identifier), error) : nullptr;
  if (U_SUCCESS(error) && message == nullptr) error = U_MEMORY_ALLOCATION_ERROR;
  if (U_FAILURE(error)) {
    delete message;
    message = nullptr;
  }
  *status = error;
  return message;
}

void cicu_message_close(cicu_message *message) { delete message; }

static icu::UnicodeString alias(const uint16_t *text, int32_t count) {
  return icu::UnicodeString(false, reinterpret_cast<const UChar *>(text), count);
}

int32_t cicu_message_format(
    cicu_message *message, const cicu_argument *arguments, int32_t argument_count, uint16_t *out, int32_t capacity,
    int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString *names = new icu::UnicodeString[argument_count + 1];
  icu::Formattable *values = new icu::Formattable[argument_count + 1];
  int32_t count = 0;
  if (names == nullptr || values == nullptr) {
    error = U_MEMORY_ALLOCATION_ERROR;
  } else {
    for (int32_t i = 0; i < argument_count; i++) {
      const cicu_argument &argument = arguments[i];
      names[i] = alias(argument.name, argument.name_count);
      if (argument.text != nullptr) {
        values[i].setString(alias(argument.text, argument.text_count));
      } else if (argument.is_date) {
        values[i].setDate(argument.number);
      } else if (argument.is_unsigned && argument.integer < 0) {
        char digits[24];
        int length = std::snprintf(digits, sizeof digits, "%llu", static_cast<unsigned long long>(argument.integer));
        values[i].setDecimalNumber(icu::StringPiece(digits, length), error);
      } else if (argument.is_integer) {
        values[i].setInt64(argument.integer);
      } else {
        values[i].setDouble(argument.number);
      }
    }
    icu::UnicodeString result;
    message->format.format(names, values, argument_count, result, error);
    count = result.extract(reinterpret_cast<UChar *>(out), capacity, error);
  }
  delete[] names;
  delete[] values;
  *status = error;
  return count;
}
