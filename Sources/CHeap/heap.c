#include "cheap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void cheap_keep_freed_blocks(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
}
#else
void cheap_keep_freed_blocks(void) {}
#endif
