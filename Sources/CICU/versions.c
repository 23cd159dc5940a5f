#include "cicu.h"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

_Static_assert(CICU_VERSION_CAPACITY >= U_MAX_VERSION_STRING_LENGTH, "a version fits");

void cicu_library_version(char *out) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, out);
}

void cicu_unicode_version(char *out) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, out);
}

void cicu_cldr_version(char *out, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UVersionInfo version = {0};
  ulocdata_getCLDRVersion(version, &error);
  u_versionToString(version, out);
  *status = error;
}

const char *cicu_error_name(int32_t status) { return u_errorName((UErrorCode)status); }
