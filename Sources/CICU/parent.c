#include "cicu.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

/// Whether `identifier` is among the children that an entry of CLDR's parentLocales lists.
static bool lists(UResourceBundle *entry, const char *identifier) {
  UErrorCode error = U_ZERO_ERROR;
  UChar wanted[CICU_LOCALE_CAPACITY];
  int32_t length = (int32_t)strlen(identifier);
  for (int32_t i = 0; i < length; i++) wanted[i] = (UChar)(unsigned char)identifier[i];
  bool is_array = ures_getType(entry) == URES_ARRAY;
  int32_t count = is_array ? ures_getSize(entry) : 1;
  for (int32_t i = 0; i < count; i++) {
    int32_t child_length = 0;
    const UChar *child = is_array ? ures_getStringByIndex(entry, i, &child_length, &error)
                                  : ures_getString(entry, &child_length, &error);
    if (U_FAILURE(error)) return false;
    if (child_length == length && memcmp(child, wanted, sizeof(UChar) * (size_t)length) == 0) return true;
  }
  return false;
}

/// Writes the parent that CLDR names; returns false where truncation gives it.
static bool explicit_parent(const char *identifier, char *out) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &error);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &error);
  UResourceBundle *entry = NULL;
  bool found = false;
  while (U_SUCCESS(error) && !found && ures_hasNext(parents)) {
    entry = ures_getNextResource(parents, entry, &error);
    const char *parent = U_SUCCESS(error) ? ures_getKey(entry) : NULL;
    if (parent == NULL || strlen(parent) >= CICU_LOCALE_CAPACITY) continue;
    if ((found = lists(entry, identifier))) strcpy(out, strcmp(parent, "root") == 0 ? "" : parent);
  }
  ures_close(entry);
  ures_close(parents);
  ures_close(data);
  return found;
}

void cicu_locale_parent(const char *tag, char *out, int32_t *status) {
  char identifier[CICU_LOCALE_CAPACITY], parent[CICU_LOCALE_CAPACITY];
  cicu_locale_identifier(tag, identifier, status);
  out[0] = 0;
  if (*status > 0) return;
  UErrorCode error = U_ZERO_ERROR;
  if (!explicit_parent(identifier, parent)) uloc_getParent(identifier, parent, CICU_LOCALE_CAPACITY, &error);
  if (U_SUCCESS(error) && parent[0] != 0) uloc_toLanguageTag(parent, out, CICU_LOCALE_CAPACITY, false, &error);
  *status = error;
}
