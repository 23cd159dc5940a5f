// C++ since ICU's C interface has no messages with named arguments.
#include "cicu.h"

#include <cstdio>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

/// ICU reads and formats a pattern recursively: a table must not be able to exhaust the stack.
enum { MOST_BRACES = 1000, MOST_NESTING = 32, MOST_UNITS = 1 << 16 };

struct cicu_message : icu::UMemory {
  icu::MessagePattern pattern;
  icu::MessageFormat format;

  cicu_message(
      const icu::UnicodeString &text, const icu::Locale &locale, icu::MessagePattern &parsed, UErrorCode &error)
      : pattern(parsed), format(text, locale, error) {}
};

static int32_t failure(UErrorCode &error, UErrorCode code) {
  error = code;
  return 0;
}

static int32_t count_braces(const icu::UnicodeString &text) {
  int32_t count = 0;
  for (int32_t i = 0; i < text.length(); i++) count += text.charAt(i) == u'{';
  return count;
}

static int32_t nesting(const icu::MessagePattern &pattern) {
  int32_t depth = 0, deepest = 0;
  for (int32_t i = 0; i < pattern.countParts(); i++) {
    UMessagePatternPartType type = pattern.getPartType(i);
    if (type == UMSGPAT_PART_TYPE_MSG_START && ++depth > deepest) deepest = depth;
    if (type == UMSGPAT_PART_TYPE_MSG_LIMIT) depth--;
  }
  return deepest;
}

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

static cicu_message *open(
    const char *locale, const icu::UnicodeString &text, int32_t *offset, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  *offset = 0;
  cicu_locale_identifier(locale, identifier, status);
  if (*status > 0) return nullptr;
  UErrorCode error = U_ZERO_ERROR;
  cicu_message *message = nullptr;
  if (text.length() > MOST_UNITS || count_braces(text) > MOST_BRACES) {
    error = U_INDEX_OUTOFBOUNDS_ERROR;
  } else {
    UParseError place = {0, 0, {0}, {0}};
    icu::MessagePattern pattern(error);
    pattern.parse(text, &place, error);
    *offset = place.offset < 0 ? 0 : place.offset;
    if (U_SUCCESS(error) && nesting(pattern) > MOST_NESTING) failure(error, U_INDEX_OUTOFBOUNDS_ERROR);
    if (U_SUCCESS(error) && has_factor(pattern)) failure(error, U_UNSUPPORTED_ERROR);
    if (U_SUCCESS(error)) {
      message = new cicu_message(text, icu::Locale(identifier), pattern, error);
      if (message == nullptr) error = U_MEMORY_ALLOCATION_ERROR;
    }
  }
  if (U_FAILURE(error)) {
    delete message;
    message = nullptr;
  }
  *status = error;
  return message;
}

cicu_message *cicu_message_open(
    const char *locale, const uint16_t *pattern, int32_t count, int32_t *offset, int32_t *status) {
  return open(locale, icu::UnicodeString(reinterpret_cast<const UChar *>(pattern), count), offset, status);
}

void cicu_message_close(cicu_message *message) { delete message; }

int32_t cicu_message_argument_count(const cicu_message *message) {
  int32_t count = 0;
  for (int32_t i = 0; i < message->pattern.countParts(); i++) {
    count += message->pattern.getPartType(i) == UMSGPAT_PART_TYPE_ARG_START;
  }
  return count;
}

/// Returns what the value of the argument that starts at a part has to be.
static int32_t value_kind(const icu::MessagePattern &pattern, int32_t start) {
  UMessagePatternArgType type = pattern.getPart(start).getArgType();
  if (UMSGPAT_ARG_TYPE_HAS_PLURAL_STYLE(type) || type == UMSGPAT_ARG_TYPE_CHOICE) return CICU_NUMBER_VALUE;
  if (type != UMSGPAT_ARG_TYPE_SIMPLE) return CICU_ANY_VALUE;
  icu::UnicodeString name = pattern.getSubstring(pattern.getPart(start + 2));
  name.toLower(icu::Locale::getRoot());
  return name == icu::UnicodeString(u"date") || name == icu::UnicodeString(u"time") ? CICU_DATE_VALUE
                                                                                    : CICU_NUMBER_VALUE;
}

void cicu_message_argument(
    const cicu_message *message, int32_t index, int32_t *start, int32_t *count, int32_t *kind) {
  const icu::MessagePattern &pattern = message->pattern;
  *start = *count = *kind = 0;
  for (int32_t i = 0; i + 1 < pattern.countParts(); i++) {
    if (pattern.getPartType(i) != UMSGPAT_PART_TYPE_ARG_START || index-- > 0) continue;
    const icu::MessagePattern::Part &name = pattern.getPart(i + 1);
    *start = name.getIndex();
    *count = name.getLength();
    *kind = value_kind(pattern, i);
    return;
  }
}

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

/// A pattern written anew with some arguments shown as they are.
struct relaxation {
  const icu::MessagePattern &pattern;
  const icu::UnicodeString &text;
  const cicu_argument *names;
  int32_t name_count;
  icu::UnicodeString out;

  bool is_named(const icu::UnicodeString &name) const {
    for (int32_t i = 0; i < name_count; i++) {
      if (name == alias(names[i].name, names[i].name_count)) return true;
    }
    return false;
  }

  void copy(int32_t from, int32_t to) { out.append(text, from, to - from); }

  void show(const icu::UnicodeString &name) { out.append(u'{').append(name).append(u'}'); }

  /// Returns the part at which the message of "other" starts; 0 without one.
  int32_t other(int32_t start, int32_t limit) const {
    for (int32_t i = start + 1; i < limit; i++) {
      UMessagePatternPartType type = pattern.getPartType(i);
      if (type == UMSGPAT_PART_TYPE_MSG_START) i = pattern.getLimitPartIndex(i);
      if (type == UMSGPAT_PART_TYPE_ARG_SELECTOR &&
          pattern.partSubstringMatches(pattern.getPart(i), icu::UnicodeString(u"other"))) {
        return i + 1;
      }
    }
    return 0;
  }

  void write_argument(int32_t start, int32_t limit) {
    icu::UnicodeString name = pattern.getSubstring(pattern.getPart(start + 1));
    UMessagePatternArgType type = pattern.getPart(start).getArgType();
    if (value_kind(pattern, start) != CICU_ANY_VALUE && is_named(name)) {
      int32_t chosen = UMSGPAT_ARG_TYPE_HAS_PLURAL_STYLE(type) ? other(start, limit) : 0;
      if (chosen == 0) return show(name);
      return write_message(chosen, pattern.getLimitPartIndex(chosen), &name);
    }
    int32_t copied = pattern.getPatternIndex(start);
    for (int32_t i = start + 1; i < limit; i++) {
      if (pattern.getPartType(i) != UMSGPAT_PART_TYPE_MSG_START) continue;
      int32_t end = pattern.getLimitPartIndex(i);
      copy(copied, pattern.getPart(i).getLimit());
      write_message(i, end, nullptr);
      copied = pattern.getPatternIndex(end);
      i = end;
    }
    copy(copied, pattern.getPart(limit).getLimit());
  }

  void write_message(int32_t start, int32_t limit, const icu::UnicodeString *number) {
    int32_t copied = pattern.getPart(start).getLimit();
    for (int32_t i = start + 1; i < limit; i++) {
      UMessagePatternPartType type = pattern.getPartType(i);
      if (type == UMSGPAT_PART_TYPE_REPLACE_NUMBER && number != nullptr) {
        copy(copied, pattern.getPatternIndex(i));
        show(*number);
        copied = pattern.getPart(i).getLimit();
      } else if (type == UMSGPAT_PART_TYPE_ARG_START) {
        int32_t end = pattern.getLimitPartIndex(i);
        copy(copied, pattern.getPatternIndex(i));
        write_argument(i, end);
        copied = pattern.getPart(end).getLimit();
        i = end;
      }
    }
    copy(copied, pattern.getPatternIndex(limit));
  }
};

cicu_message *cicu_message_open_relaxed(
    const char *locale, const cicu_message *message, const cicu_argument *names, int32_t name_count,
    int32_t *status) {
  const icu::MessagePattern &pattern = message->pattern;
  relaxation relaxed = {pattern, pattern.getPatternString(), names, name_count, icu::UnicodeString()};
  relaxed.write_message(0, pattern.countParts() - 1, nullptr);
  int32_t offset;
  return open(locale, relaxed.out, &offset, status);
}
