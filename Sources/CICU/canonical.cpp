// C++ for this alone: ICU's C interface has no function that applies CLDR's aliases (iw → he, sr-CS → sr-RS).
#include "cicu.h"

#include <cstring>
#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/uloc.h>

void cicu_locale_canonical_tag(const char *spelling, char *out, int32_t *status) {
  out[0] = 0;
  size_t count = std::strlen(spelling);
  if (count == 0 || count >= CICU_LOCALE_CAPACITY) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return;
  }
  char tag[CICU_LOCALE_CAPACITY];
  for (size_t i = 0; i <= count; i++) tag[i] = spelling[i] == '_' ? '-' : spelling[i];
  UErrorCode error = U_ZERO_ERROR;
  char identifier[CICU_LOCALE_CAPACITY];
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, identifier, CICU_LOCALE_CAPACITY, &parsed, &error);
  if (U_SUCCESS(error) && (static_cast<size_t>(parsed) != count || error == U_STRING_NOT_TERMINATED_WARNING)) {
    error = U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (U_SUCCESS(error)) {
    icu::Locale locale(identifier);
    locale.canonicalize(error);
    icu::CheckedArrayByteSink sink(out, CICU_LOCALE_CAPACITY - 1);
    locale.toLanguageTag(sink, error);
    if (U_SUCCESS(error) && sink.Overflowed()) error = U_BUFFER_OVERFLOW_ERROR;
    out[U_SUCCESS(error) ? sink.NumberOfBytesWritten() : 0] = 0;
  }
  *status = error;
}
