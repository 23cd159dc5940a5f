#include <stddef.h>

/// Begins to count what is allocated and freed.
void heap_count_from_here(void);

/// The most bytes that were allocated at one time since the count began.
size_t heap_peak(void);
