#include "cicu.h"

#include <unicode/uloc.h>

int32_t cicu_available_locale_count(void) { return uloc_countAvailable(); }

const char *cicu_available_locale(int32_t index) { return uloc_getAvailable(index); }
