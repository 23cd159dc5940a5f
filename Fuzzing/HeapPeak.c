#include "HeapPeak.h"

#include <sanitizer/allocator_interface.h>

static long live, peak;

static void allocated(const volatile void *pointer, size_t size) {
  (void)pointer;
  live += (long)size;
  if (live > peak) peak = live;
}

static void freed(const volatile void *pointer) {
  live -= (long)__sanitizer_get_allocated_size((const void *)pointer);
}

void heap_count_from_here(void) {
  static int is_installed;
  if (!is_installed) is_installed = __sanitizer_install_malloc_and_free_hooks(allocated, freed);
  live = peak = 0;
}

size_t heap_peak(void) { return (size_t)peak; }
