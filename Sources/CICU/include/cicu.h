// The functions of ICU4C that the Swift targets need, without ICU's own headers.
//
// Swift can't see ICU's functions through their renaming macros, and ICU's UErrorCode clashes with the one inside
// Foundation's. So nothing of <unicode/...> is visible here: handles are opaque, a status is UErrorCode as int32_t,
// text is UTF-16. Every function that takes a status sets it itself; a value above 0 is a failure.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// versions.c
/// Longest text that a version function writes, with its final NUL.
#define CICU_VERSION_CAPACITY 20
void cicu_library_version(char *out);
void cicu_unicode_version(char *out);
void cicu_cldr_version(char *out, int32_t *status);
const char *cicu_error_name(int32_t status);

// locale.c, canonical.cpp
/// Longest locale identifier with its final NUL.
#define CICU_LOCALE_CAPACITY 157
/// Writes ICU's identifier for a BCP 47 or ICU spelling, as in "zh_Hant_HK" for "zh-Hant-HK".
void cicu_locale_identifier(const char *spelling, char *out, int32_t *status);
/// Writes the BCP 47 tag of a well-formed spelling with deprecated subtags replaced by CLDR's aliases.
void cicu_locale_canonical_tag(const char *spelling, char *out, int32_t *status);
void cicu_locale_language(const char *tag, char *out, int32_t *status);
void cicu_locale_script(const char *tag, char *out, int32_t *status);
void cicu_locale_region(const char *tag, char *out, int32_t *status);
void cicu_locale_maximize(const char *tag, char *out, int32_t *status);
void cicu_locale_minimize(const char *tag, char *out, int32_t *status);
/// Writes the parent that CLDR names (parent.c), else the tag without its last subtag; nothing for the root's children.
void cicu_locale_parent(const char *tag, char *out, int32_t *status);
bool cicu_locale_is_right_to_left(const char *tag);
bool cicu_locale_has_known_language(const char *tag);
/// Writes what a locale is called in itself, as speakers say it: “简体中文”, not “中文（简体）”. Returns the length in code
/// units.
int32_t cicu_locale_own_name(const char *tag, uint16_t *out, int32_t capacity, int32_t *status);
/// Returns the length in code units.
int32_t cicu_locale_display_name(const char *tag, const char *in, uint16_t *out, int32_t capacity, int32_t *status);

// available.c
int32_t cicu_available_locale_count(void);
/// Returns ICU's identifier, as in "zh_Hant_HK", which lives as long as the process.
const char *cicu_available_locale(int32_t index);

// plural.c
typedef struct cicu_plural cicu_plural;
/// The six keywords of CLDR, in its order, as the functions below return them.
enum { CICU_ZERO, CICU_ONE, CICU_TWO, CICU_FEW, CICU_MANY, CICU_OTHER };
cicu_plural *cicu_plural_open(const char *locale, bool ordinal, int32_t *status);
void cicu_plural_close(cicu_plural *rules);
/// A read of a table below 1,024 but for the first time. Any thread.
int32_t cicu_plural_select_integer(cicu_plural *rules, int64_t value);
int32_t cicu_plural_select_decimal(const cicu_plural *rules, double value, int32_t fraction_digits);
/// Returns the keywords of the language as bits, 1 << CICU_ZERO and so on.
uint32_t cicu_plural_keywords(const cicu_plural *rules, int32_t *status);

// number.c
typedef struct cicu_number cicu_number;
cicu_number *cicu_number_open(
    const char *locale, int32_t minimum_fraction, int32_t maximum_fraction, int32_t minimum_integer, bool grouping,
    int32_t *status);
/// How a conversion of printf writes a number: %d and %f, %e, %g, and %g where that shows an exponent.
enum { CICU_FIXED, CICU_SCIENTIFIC, CICU_SIGNIFICANT, CICU_SIGNIFICANT_SCIENTIFIC };
/// `precision` counts digits after the separator or, for %g, significant digits; `plus` shows the sign always.
cicu_number *cicu_number_open_style(
    const char *locale, int32_t style, int32_t precision, bool plus, int32_t *status);
void cicu_number_close(cicu_number *format);
/// The three below return the length in code units.
int32_t cicu_number_integer(
    const cicu_number *format, int64_t value, uint16_t *out, int32_t capacity, int32_t *status);
int32_t cicu_number_double(
    const cicu_number *format, double value, uint16_t *out, int32_t capacity, int32_t *status);
/// Formats an ASCII decimal number of any size.
int32_t cicu_number_decimal(
    const cicu_number *format, const char *value, int32_t count, uint16_t *out, int32_t capacity, int32_t *status);

// date.c
typedef struct cicu_date cicu_date;
enum { CICU_FULL, CICU_LONG, CICU_MEDIUM, CICU_SHORT, CICU_NONE = -1 };
/// `zone` is an identifier such as "Europe/Warsaw"; without one (nullable) the process's own zone holds.
cicu_date *cicu_date_open(
    const char *locale, int32_t date_style, int32_t time_style, const uint16_t *zone, int32_t zone_count,
    int32_t *status);
void cicu_date_close(cicu_date *format);
/// Returns the length in code units; the moment is in milliseconds since 1970.
int32_t cicu_date_format(
    const cicu_date *format, double moment, uint16_t *out, int32_t capacity, int32_t *status);

// list.c
typedef struct cicu_list cicu_list;
enum { CICU_AND, CICU_OR, CICU_UNITS };
cicu_list *cicu_list_open(const char *locale, int32_t type, int32_t *status);
void cicu_list_close(cicu_list *format);
/// Joins `count` items that stand one after the other in `text`, each up to its offset in `ends`.
int32_t cicu_list_format(
    const cicu_list *format, const uint16_t *text, const int32_t *ends, int32_t count, uint16_t *out,
    int32_t capacity, int32_t *status);

// message.cpp
typedef struct cicu_message cicu_message;
/// A value for the argument that `name` names; where `text` is given, the value is that text.
typedef struct {
  const uint16_t *name, *text;
  int32_t name_count, text_count;
  double number;
  int64_t integer;
  /// An unsigned integer is given by its bits.
  bool is_integer, is_unsigned, is_date;
} cicu_argument;
/// Opens a pattern of ICU's MessageFormat; `offset` gets the place of an error in code units. ICU reads it recursively:
/// the caller limits how deep it is nested.
cicu_message *cicu_message_open(
    const char *locale, const uint16_t *pattern, int32_t count, int32_t *offset, int32_t *status);
void cicu_message_close(cicu_message *message);
/// Returns the length in code units. One thread at a time; a value that does not fit its argument is a failure.
int32_t cicu_message_format(
    cicu_message *message, const cicu_argument *arguments, int32_t argument_count, uint16_t *out, int32_t capacity,
    int32_t *status);

// break.c
typedef struct cicu_breaker cicu_breaker;
cicu_breaker *cicu_line_breaker_open(const char *locale, int32_t *status);
cicu_breaker *cicu_grapheme_breaker_open(int32_t *status);
void cicu_breaker_close(cicu_breaker *breaker);
enum {
  /// The line must end there.
  CICU_BREAK_MANDATORY = 1,
  /// The segment or the character behind it is of a script whose words are found in a dictionary.
  CICU_BREAK_DICTIONARY = 2,
};
/// Writes the ends of all segments with their kinds and returns their count: by ICU's rules and dictionaries.
/// `offsets` and `kinds` have room for `count` elements: a segment has a code unit at least.
int32_t cicu_breaker_offsets(
    cicu_breaker *breaker, const uint16_t *text, int32_t count, int32_t *offsets, uint8_t *kinds, int32_t *status);
/// Writes the same by the rules alone, two to three times as fast; the dictionaries divide each segment of their kind
/// further, whatever stands around it. Returns -1 where ICU's rules are not of a known format.
int32_t cicu_breaker_rule_offsets(
    cicu_breaker *breaker, const uint16_t *text, int32_t count, int32_t *offsets, uint8_t *kinds);

// words.c
typedef struct cicu_word_breaker cicu_word_breaker;
cicu_word_breaker *cicu_word_breaker_open(const char *locale, int32_t *status);
void cicu_word_breaker_close(cicu_word_breaker *breaker);
/// The words of a text: the segments that hold letters, digits, kana or ideographs.
int32_t cicu_word_count(cicu_word_breaker *breaker, const uint16_t *text, int32_t count, int32_t *status);

// case.c
/// Writes a text in capitals or small letters as a locale does, and returns its length in code units.
int32_t cicu_change_case(
    bool upper, const char *locale, const uint16_t *text, int32_t count, uint16_t *out, int32_t capacity,
    int32_t *status);
int32_t cicu_fold_case(const uint16_t *text, int32_t count, uint16_t *out, int32_t capacity, int32_t *status);

// normal.c
int32_t cicu_normalize(
    bool composed, const uint16_t *text, int32_t count, uint16_t *out, int32_t capacity, int32_t *status);

// collator.c
typedef struct cicu_collator cicu_collator;
/// What two texts differ in for a collator: in letters, also in accents, also in case and the form of letters.
enum { CICU_LETTERS, CICU_ACCENTS, CICU_CASE };
/// The root collation, with numbers by value and punctuation as characters.
cicu_collator *cicu_root_collator_open(int32_t level, int32_t *status);
void cicu_collator_close(cicu_collator *collator);
/// Returns -1, 0 or 1.
int32_t cicu_collator_compare(
    const cicu_collator *collator, const uint16_t *left, int32_t left_count, const uint16_t *right,
    int32_t right_count);

// character.c
enum {
  CICU_KIND_MARK = 1,
  /// Letters, marks and numbers.
  CICU_KIND_ALPHANUMERIC = 2,
  CICU_KIND_PUNCTUATION = 4,
  /// Controls and formats.
  CICU_KIND_CONTROL = 8,
  /// Grapheme_Extend.
  CICU_KIND_EXTENDING = 16,
};
uint32_t cicu_character_kinds(uint32_t character);

// bidi.c
void cicu_bidi_levels(const uint16_t *text, int32_t count, bool right_to_left, uint8_t *levels, int32_t *status);
/// Writes the logical index of each visual position.
void cicu_bidi_visual_order(const uint8_t *levels, int32_t count, int32_t *order);

// traits.c
enum {
  /// The lowest four bits: 0 common or inherited, 1 to 12 one script each, 15 any other or part of a pair.
  CICU_TRAIT_SCRIPT = 0x000F,
  /// Letters, digits and marks, between which no line ends (UAX #14: AL, HL, NU, CM).
  CICU_TRAIT_WORD = 0x0010,
  /// What no line begins with and what allows a break after the space behind it (IS, EX).
  CICU_TRAIT_WORD_END = 0x0020,
  /// A grapheme cluster of its own unless a mark follows (UAX #29: Other).
  CICU_TRAIT_LONE = 0x0040,
  /// Belongs to the cluster before it (Extend, ZWJ, SpacingMark).
  CICU_TRAIT_EXTENDS = 0x0080,
  /// In a paragraph from left to right of nothing else, all levels are 0.
  CICU_TRAIT_FLAT_LEFT = 0x0100,
  /// In a paragraph from right to left of nothing else, all levels are 1.
  CICU_TRAIT_FLAT_RIGHT = 0x0200,
  /// One of a pair of brackets.
  CICU_TRAIT_BRACKET = 0x0400,
  /// A letter that runs from right to left, or a neutral, which runs as the letters around it.
  CICU_TRAIT_RIGHT_OR_NEUTRAL = 0x0800,
};
/// Writes the traits of `count` code units from `first`; a surrogate has script class 15 and no other trait.
void cicu_unit_traits(uint16_t first, int32_t count, uint16_t *bits);

// script.c
/// Writes the ISO 15924 tag of every code unit's scalar, 'Latn' being 0x4C61746E.
void cicu_scripts(const uint16_t *text, int32_t count, uint32_t *tags);
/// Whether a scalar is used in a script by its Script_Extensions; 1 for one that is used in any, as a space.
int32_t cicu_has_script(uint32_t scalar, uint32_t tag);
/// Returns the long name of an ISO 15924 tag, as in "Canadian_Aboriginal"; "Unknown" when Unicode has no such script.
const char *cicu_script_name(uint32_t tag);
/// Returns the other bracket of a pair, with 1 in `kind` for an opening and 2 for a closing one; else 0 in `kind`.
uint32_t cicu_paired_bracket(uint32_t scalar, int32_t *kind);

#ifdef __cplusplus
}
#endif
#endif
