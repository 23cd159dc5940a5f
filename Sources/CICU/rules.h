// The compiled rules of a break iterator, run without the iterator, whose calls cost more than the rules do.
#ifndef CICU_RULES_H
#define CICU_RULES_H

#include <stdint.h>
#include <unicode/ubrk.h>

typedef struct cicu_rules cicu_rules;

/// Returns NULL where ICU's tables are not of the format that is known here, or when memory runs out.
cicu_rules *cicu_rules_open(UBreakIterator *iterator);
void cicu_rules_close(cicu_rules *rules);
/// Writes the ends of the segments that the rules give, and their kinds (CICU_BREAK_…); returns their count.
int32_t cicu_rules_offsets(
    cicu_rules *rules, const uint16_t *text, int32_t count, int32_t *offsets, uint8_t *kinds);

#endif
