#include "cicu.h"

#include <unicode/unorm2.h>

int32_t cicu_normalize(
    bool composed, const uint16_t *text, int32_t count, uint16_t *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *form = composed ? unorm2_getNFCInstance(&error) : unorm2_getNFDInstance(&error);
  int32_t length = unorm2_normalize(form, (const UChar *)text, count, (UChar *)out, capacity, &error);
  *status = error;
  return length;
}
