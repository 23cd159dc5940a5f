#include "cheap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void cheap_keep_freed_blocks(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
}

uint64_t cheap_bytes_in_use(void) {
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}
#else
void cheap_keep_freed_blocks(void) {}

uint64_t cheap_bytes_in_use(void) { return 0; }
#endif
