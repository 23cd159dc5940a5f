#include "cicu.h"

#include <string.h>
#include <unicode/ubidi.h>

void cicu_bidi_levels(const uint16_t *text, int32_t count, bool right_to_left, uint8_t *levels, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(count, 0, &error);
  ubidi_setPara(bidi, (const UChar *)text, count, right_to_left ? 1 : 0, NULL, &error);
  const UBiDiLevel *found = U_SUCCESS(error) && count > 0 ? ubidi_getLevels(bidi, &error) : NULL;
  if (found != NULL && U_SUCCESS(error)) memcpy(levels, found, (size_t)count);
  ubidi_close(bidi);
  *status = error;
}

void cicu_bidi_visual_order(const uint8_t *levels, int32_t count, int32_t *order) {
  for (int32_t i = 0; i < count; i++) order[i] = i;
  ubidi_reorderVisual(levels, count, order);
}
