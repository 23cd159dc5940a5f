// Prints the data of locales that Sources/Locales/Data/LocaleTables.swift holds, read off the ICU4C that is linked:
// plural rules (bundle "plurals"), parents (bundle "supplementalData"), and what deprecated languages and regions are
// called today (icu::Locale::canonicalize).
#include <cstdio>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <unicode/locid.h>
#include <unicode/ulocdata.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>

using Table = std::map<std::string, std::set<std::string>>;

static std::string text(const UChar *units, int32_t count) {
  std::string result;
  icu::UnicodeString(units, count).toUTF8String(result);
  return result;
}

static std::string tag(const char *identifier) {
  char tag[ULOC_FULLNAME_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  uloc_toLanguageTag(identifier, tag, sizeof tag, false, &error);
  return U_SUCCESS(error) ? tag : "";
}

/// The rules of a set, as in "one: i = 1 and v = 0; few: …", without samples.
static std::string rules(const UResourceBundle *sets, const std::string &name) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *set = ures_getByKey(sets, name.c_str(), nullptr, &error);
  std::map<std::string, std::string> byCategory;
  while (U_SUCCESS(error) && ures_hasNext(set)) {
    const char *category = nullptr;
    int32_t count = 0;
    const UChar *rule = ures_getNextString(set, &count, &category, &error);
    if (U_SUCCESS(error)) byCategory[category] = text(rule, count);
  }
  ures_close(set);
  std::string result;
  for (const char *category : {"zero", "one", "two", "few", "many"}) {
    auto found = byCategory.find(category);
    if (found == byCategory.end()) continue;
    std::string rule = found->second.substr(0, found->second.find('@'));
    while (!rule.empty() && rule.back() == ' ') rule.pop_back();
    result += (result.empty() ? "" : "; ") + std::string(category) + ": " + rule;
  }
  return result;
}

/// Prints words in lines of a text literal; a line that ends in a backslash goes on in the next.
static void wrap(const std::string &line, const char *separators, bool goesOn) {
  const size_t width = 112;
  size_t start = 0;
  while (line.size() - start > width) {
    size_t end = line.find_last_of(separators, start + width - 1);
    if (end == std::string::npos || end < start) break;
    printf("    %s%s\n", line.substr(start, end + 1 - start).c_str(), goesOn ? "\\" : "");
    start = end + 1;
  }
  printf("    %s\n", line.substr(start).c_str());
}

static void begin(const char *name, const char *comment) {
  printf("\n  /// %s\n  static let %s = \"\"\"\n", comment, name);
}

static std::string joined(const std::set<std::string> &keys, const char *separator) {
  std::string result;
  for (const auto &key : keys) result += (result.empty() ? "" : separator) + key;
  return result;
}

/// One value a line: "one: n = 1 | af an".
static void printLines(const char *name, const char *comment, const Table &table) {
  begin(name, comment);
  for (const auto &[value, keys] : table) wrap(value + " | " + joined(keys, " "), " ", true);
  printf("    \"\"\"\n");
}

/// One value a word: "he=heb,iw".
static void printWords(const char *name, const char *comment, const Table &table) {
  begin(name, comment);
  std::string text;
  for (const auto &[value, keys] : table) text += (text.empty() ? "" : " ") + value + "=" + joined(keys, ",");
  wrap(text, " ,", true);
  printf("    \"\"\"\n");
}

static Table plurals(const UResourceBundle *bundle, const char *type) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *locales = ures_getByKey(bundle, type, nullptr, &error);
  UResourceBundle *sets = ures_getByKey(bundle, "rules", nullptr, &error);
  Table table;
  while (U_SUCCESS(error) && ures_hasNext(locales)) {
    const char *locale = nullptr;
    int32_t count = 0;
    const UChar *set = ures_getNextString(locales, &count, &locale, &error);
    if (U_FAILURE(error)) break;
    std::string rule = count == 0 ? "" : rules(sets, text(set, count));
    // The root's rules are those of every language that is not here.
    if (!rule.empty()) table[rule].insert(tag(locale));
  }
  ures_close(sets);
  ures_close(locales);
  return table;
}

static Table parents() {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(nullptr, "supplementalData", &error);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", nullptr, &error);
  Table table;
  while (U_SUCCESS(error) && ures_hasNext(parents)) {
    UResourceBundle *entry = ures_getNextResource(parents, nullptr, &error);
    std::string parent = tag(ures_getKey(entry));
    if (strcmp(ures_getKey(entry), "root") == 0) parent = "und";
    int32_t count = ures_getType(entry) == URES_ARRAY ? ures_getSize(entry) : 1;
    for (int32_t i = 0; i < count; i++) {
      int32_t length = 0;
      const UChar *child = ures_getType(entry) == URES_ARRAY ? ures_getStringByIndex(entry, i, &length, &error)
                                                             : ures_getString(entry, &length, &error);
      if (U_SUCCESS(error)) table[parent].insert(tag(text(child, length).c_str()));
    }
    ures_close(entry);
  }
  ures_close(parents);
  ures_close(data);
  return table;
}

static void alias(Table &table, const std::string &spelling, const std::string &code, const char *prefix) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::forLanguageTag(spelling, error);
  locale.canonicalize(error);
  std::string canonical = locale.toLanguageTag<std::string>(error);
  if (U_FAILURE(error) || canonical == spelling || canonical == "und") return;
  size_t skipped = strlen(prefix);
  if (canonical.compare(0, skipped, prefix) != 0) return;
  table[canonical.substr(skipped)].insert(code);
}

int main() {
  UErrorCode error = U_ZERO_ERROR;
  UVersionInfo version;
  ulocdata_getCLDRVersion(version, &error);
  printf("// Written by scripts/reference from ICU %s (CLDR %d).\n\n", U_ICU_VERSION, version[0]);
  printf("/// Data of CLDR for systems without ICU4C, as ICU has them: values, and the keys that have each.\n");
  printf("enum LocaleTables {\n  /// The version of CLDR that the data are from.\n");
  printf("  static let cldrVersion = \"%d\"\n", version[0]);
  UResourceBundle *bundle = ures_openDirect(nullptr, "plurals", &error);
  printLines("cardinals", "Plural rules of amounts, by locale.", plurals(bundle, "locales"));
  printLines("ordinals", "Plural rules of places in an order, by locale.", plurals(bundle, "locales_ordinals"));
  ures_close(bundle);
  printWords("parents", "Parents that truncation does not give, by locale; “und” is the root.", parents());
  Table languages, regions;
  for (char a = 'a'; a <= 'z'; a++) {
    for (char b = 'a'; b <= 'z'; b++) {
      std::string two = {a, b};
      alias(languages, two, two, "");
      std::string region = {static_cast<char>(a - 32), static_cast<char>(b - 32)};
      alias(regions, "und-" + region, region, "und-");
      for (char c = 'a'; c <= 'z'; c++) alias(languages, two + c, two + c, "");
    }
  }
  for (int number = 1; number < 1000; number++) {
    char region[4];
    snprintf(region, sizeof region, "%03d", number);
    alias(regions, std::string("und-") + region, region, "und-");
  }
  printWords("languages", "What languages are called today, by former codes.", languages);
  printWords("regions", "What regions are called today, by former codes.", regions);
  printf("}\n");
  return U_FAILURE(error);
}
