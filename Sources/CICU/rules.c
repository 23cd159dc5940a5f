#include "rules.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucptrie.h>
#include <unicode/utf16.h>

#include "cicu.h"

// `ubrk_getBinaryRules` hands out a state machine over categories of characters, in the byte order of the machine, in
// format 6 since ICU 68. All other formats and options are left to ICU, as is what its dictionaries decide.

enum { MAGIC = 0xB1A0, FORMAT = 6, ROWS_OF_BYTES = 4, HARD_LOOK_AHEAD = 1, MOST_LOOK_AHEADS = 16, PAGE = 256 };

/// Places in the header and in the table of states, in units of 32 bits.
enum { HEADER_MAGIC, HEADER_FORMAT, HEADER_LENGTH, HEADER_CATEGORIES, HEADER_STATES, HEADER_STATES_LENGTH };
enum { HEADER_TRIE = 8, HEADER_TRIE_LENGTH, HEADER_STATUS = 12, HEADER_STATUS_LENGTH, HEADER_COUNT = 20 };
enum { STATES_COUNT, STATES_ROW_LENGTH, STATES_DICTIONARY, STATES_LOOK_AHEADS, STATES_FLAGS, STATES_ROWS };

/// A row of bytes: what the state accepts, what it looks ahead for, where its status is, the next states by category.
enum { ROW_ACCEPTS, ROW_LOOKS_AHEAD, ROW_STATUS, ROW_NEXT };
/// The categories of the end of the text and of its start come before those of characters.
enum { END_CATEGORY = 1, STOP_STATE = 0, START_STATE = 1, ACCEPTS = 1 };

struct cicu_rules {
  uint32_t *data;
  const uint8_t *rows;
  uint32_t row_length, dictionary;
  UCPTrie *trie;
  /// The categories of 256 code units each, looked up when a text first has one of them.
  uint8_t *pages[PAGE];
  bool is_hard[256];
};

/// Whether a part of the data lies within it.
static bool holds(uint32_t length, uint32_t start, uint32_t count) {
  return start <= length && count <= length - start && start % 4 == 0;
}

static bool read_states(cicu_rules *rules) {
  const uint32_t *header = rules->data;
  uint32_t length = header[HEADER_LENGTH], categories = header[HEADER_CATEGORIES];
  if (!holds(length, header[HEADER_STATES], header[HEADER_STATES_LENGTH])) return false;
  if (header[HEADER_STATES_LENGTH] < 4 * STATES_ROWS) return false;
  const uint32_t *states = header + header[HEADER_STATES] / 4;
  uint32_t count = states[STATES_COUNT];
  rules->row_length = states[STATES_ROW_LENGTH];
  rules->dictionary = states[STATES_DICTIONARY];
  rules->rows = (const uint8_t *)(states + STATES_ROWS);
  if ((states[STATES_FLAGS] & ~(uint32_t)HARD_LOOK_AHEAD) != ROWS_OF_BYTES) return false;
  if (states[STATES_LOOK_AHEADS] > MOST_LOOK_AHEADS || count < 2 || count > 256) return false;
  if (categories > 256 || rules->row_length < ROW_NEXT + categories || rules->row_length > 1024) return false;
  if (header[HEADER_STATES_LENGTH] - 4 * STATES_ROWS < count * rules->row_length) return false;
  for (uint32_t state = 0; state < count; state++) {
    const uint8_t *row = rules->rows + state * rules->row_length;
    for (uint32_t category = 0; category < categories; category++) {
      if (row[ROW_NEXT + category] >= count) return false;
    }
    for (int place = ROW_ACCEPTS; place <= ROW_LOOKS_AHEAD; place++) {
      if (row[place] > ACCEPTS && row[place] >= states[STATES_LOOK_AHEADS]) return false;
    }
  }
  return true;
}

/// A status is a count and so many values, of which the last one counts.
static bool read_status(cicu_rules *rules) {
  const uint32_t *header = rules->data;
  if (!holds(header[HEADER_LENGTH], header[HEADER_STATUS], header[HEADER_STATUS_LENGTH])) return false;
  const uint32_t *status = header + header[HEADER_STATUS] / 4;
  uint32_t count = header[HEADER_STATUS_LENGTH] / 4;
  for (uint32_t index = 0; index < count && index < 256; index++) {
    if (status[index] >= count - index) continue;
    uint32_t value = status[index + status[index]];
    rules->is_hard[index] = value >= UBRK_LINE_HARD && value < UBRK_LINE_HARD_LIMIT;
  }
  return true;
}

static bool read_trie(cicu_rules *rules) {
  const uint32_t *header = rules->data;
  if (!holds(header[HEADER_LENGTH], header[HEADER_TRIE], header[HEADER_TRIE_LENGTH])) return false;
  UErrorCode error = U_ZERO_ERROR;
  rules->trie = ucptrie_openFromBinary(
      UCPTRIE_TYPE_ANY, UCPTRIE_VALUE_BITS_ANY, header + header[HEADER_TRIE] / 4, (int32_t)header[HEADER_TRIE_LENGTH],
      NULL, &error);
  return U_SUCCESS(error);
}

cicu_rules *cicu_rules_open(UBreakIterator *iterator) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = ubrk_getBinaryRules(iterator, NULL, 0, &error);
  if (length < 4 * HEADER_COUNT) return NULL;
  cicu_rules *rules = calloc(1, sizeof *rules);
  if (rules == NULL) return NULL;
  rules->data = malloc((size_t)length + 4);
  if (rules->data != NULL) {
    error = U_ZERO_ERROR;
    ubrk_getBinaryRules(iterator, (uint8_t *)rules->data, (uint32_t)length, &error);
    uint8_t format[4];
    memcpy(format, rules->data + HEADER_FORMAT, 4);
    if (U_SUCCESS(error) && rules->data[HEADER_MAGIC] == MAGIC && format[0] == FORMAT &&
        rules->data[HEADER_LENGTH] <= (uint32_t)length && read_states(rules) && read_status(rules) &&
        read_trie(rules)) {
      return rules;
    }
  }
  cicu_rules_close(rules);
  return NULL;
}

void cicu_rules_close(cicu_rules *rules) {
  if (rules == NULL) return;
  for (int page = 0; page < PAGE; page++) free(rules->pages[page]);
  ucptrie_close(rules->trie);
  free(rules->data);
  free(rules);
}

static uint8_t category(const cicu_rules *rules, UChar32 scalar) {
  uint32_t value = ucptrie_get(rules->trie, scalar);
  return value < rules->data[HEADER_CATEGORIES] ? (uint8_t)value : 0;
}

static uint8_t category_of_unit(cicu_rules *rules, uint16_t unit) {
  uint8_t *page = rules->pages[unit >> 8];
  if (page == NULL) {
    page = malloc(PAGE);
    if (page == NULL) return category(rules, unit);
    for (int32_t low = 0; low < PAGE; low++) page[low] = category(rules, (unit & 0xFF00) | low);
    rules->pages[unit >> 8] = page;
  }
  return page[unit & 0xFF];
}

int32_t cicu_rules_offsets(
    cicu_rules *rules, const uint16_t *text, int32_t count, int32_t *offsets, uint8_t *kinds) {
  const uint8_t *rows = rules->rows;
  uint32_t row_length = rules->row_length, dictionary = rules->dictionary;
  int32_t looked[MOST_LOOK_AHEADS];
  int32_t found = 0, start = 0;
  while (start < count) {
    const uint8_t *row = rows + START_STATE * row_length;
    int32_t next = start, end = start;
    uint8_t status = 0, kind = 0;
    uint32_t looked_for = 0;
    for (;;) {
      uint32_t column = END_CATEGORY;
      bool is_end = next >= count;
      if (!is_end) {
        uint16_t unit = text[next++];
        if (U16_IS_LEAD(unit) && next < count && U16_IS_TRAIL(text[next])) {
          column = category(rules, U16_GET_SUPPLEMENTARY(unit, text[next]));
          next++;
        } else {
          column = category_of_unit(rules, unit);
        }
        if (column >= dictionary) kind = CICU_BREAK_DICTIONARY;
      }
      uint32_t state = row[ROW_NEXT + column];
      row = rows + state * row_length;
      uint8_t accepts = row[ROW_ACCEPTS];
      if (accepts == ACCEPTS) {
        end = next;
        status = row[ROW_STATUS];
      } else if (accepts > ACCEPTS && looked_for >> accepts & 1) {
        // The segment ended at the place from which the rule looked ahead.
        end = looked[accepts];
        status = row[ROW_STATUS];
        break;
      }
      uint8_t looks = row[ROW_LOOKS_AHEAD];
      if (looks > ACCEPTS) {
        looked[looks] = next;
        looked_for |= 1u << looks;
      }
      if (state == STOP_STATE || is_end) break;
    }
    if (end == start) {
      end = start + (U16_IS_LEAD(text[start]) && start + 1 < count && U16_IS_TRAIL(text[start + 1]) ? 2 : 1);
      status = 0;
    }
    kinds[found] = kind | (rules->is_hard[status] ? CICU_BREAK_MANDATORY : 0);
    offsets[found++] = end;
    start = end;
  }
  return found;
}
