#include "cicu.h"

#include <string.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>

_Static_assert(CICU_LOCALE_CAPACITY >= ULOC_FULLNAME_CAPACITY, "an identifier fits");

/// A result that fills the buffer has no NUL: that is an overflow too.
static void settle(UErrorCode error, char *out, int32_t *status) {
  if (error == U_STRING_NOT_TERMINATED_WARNING) error = U_BUFFER_OVERFLOW_ERROR;
  if (U_FAILURE(error)) out[0] = 0;
  *status = error;
}

void cicu_locale_identifier(const char *spelling, char *out, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  size_t count = strlen(spelling);
  out[0] = 0;
  if (count >= CICU_LOCALE_CAPACITY) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return;
  }
  // An identifier with keywords is ICU's own spelling already.
  if (strchr(spelling, '@') == NULL) {
    char tag[CICU_LOCALE_CAPACITY];
    for (size_t i = 0; i <= count; i++) tag[i] = spelling[i] == '_' ? '-' : spelling[i];
    int32_t parsed = 0;
    uloc_forLanguageTag(tag, out, CICU_LOCALE_CAPACITY, &parsed, &error);
    if (U_SUCCESS(error) && (size_t)parsed == count) {
      settle(error, out, status);
      return;
    }
    error = U_ZERO_ERROR;
  }
  uloc_getName(spelling, out, CICU_LOCALE_CAPACITY, &error);
  settle(error, out, status);
}

typedef int32_t part(const char *, char *, int32_t, UErrorCode *);

static void write_part(part *function, const char *tag, char *out, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(tag, identifier, status);
  if (*status > 0) {
    out[0] = 0;
    return;
  }
  UErrorCode error = U_ZERO_ERROR;
  function(identifier, out, CICU_LOCALE_CAPACITY, &error);
  settle(error, out, status);
}

static void write_locale(part *function, const char *tag, char *out, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  write_part(function, tag, identifier, status);
  out[0] = 0;
  if (*status > 0 || identifier[0] == 0) return;
  UErrorCode error = U_ZERO_ERROR;
  uloc_toLanguageTag(identifier, out, CICU_LOCALE_CAPACITY, true, &error);
  settle(error, out, status);
}

void cicu_locale_language(const char *tag, char *out, int32_t *status) {
  write_part(uloc_getLanguage, tag, out, status);
}

void cicu_locale_script(const char *tag, char *out, int32_t *status) { write_part(uloc_getScript, tag, out, status); }

void cicu_locale_region(const char *tag, char *out, int32_t *status) { write_part(uloc_getCountry, tag, out, status); }

void cicu_locale_maximize(const char *tag, char *out, int32_t *status) {
  write_locale(uloc_addLikelySubtags, tag, out, status);
}

void cicu_locale_minimize(const char *tag, char *out, int32_t *status) {
  write_locale(uloc_minimizeSubtags, tag, out, status);
}

bool cicu_locale_is_right_to_left(const char *tag) {
  char identifier[CICU_LOCALE_CAPACITY];
  int32_t status;
  cicu_locale_identifier(tag, identifier, &status);
  return status <= 0 && uloc_isRightToLeft(identifier);
}

bool cicu_locale_has_known_language(const char *tag) {
  char language[CICU_LOCALE_CAPACITY];
  int32_t status;
  cicu_locale_language(tag, language, &status);
  if (status > 0 || language[0] == 0 || strcmp(language, "und") == 0) return false;
  UErrorCode error = U_ZERO_ERROR;
  UChar name[256];
  uloc_getDisplayLanguage(language, "en", name, 256, &error);
  // With the warning, the name is the code itself.
  return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

int32_t cicu_locale_display_name(const char *tag, const char *in, uint16_t *out, int32_t capacity, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY], viewer[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(tag, identifier, status);
  if (*status > 0) return 0;
  cicu_locale_identifier(in, viewer, status);
  if (*status > 0) return 0;
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = uloc_getDisplayName(identifier, viewer, (UChar *)out, capacity, &error);
  *status = error;
  return count;
}

int32_t cicu_locale_own_name(const char *tag, uint16_t *out, int32_t capacity, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(tag, identifier, status);
  if (*status > 0) return 0;
  UErrorCode error = U_ZERO_ERROR;
  ULocaleDisplayNames *names = uldn_open(identifier, ULDN_DIALECT_NAMES, &error);
  int32_t count = uldn_localeDisplayName(names, identifier, (UChar *)out, capacity, &error);
  uldn_close(names);
  *status = error;
  return count;
}
