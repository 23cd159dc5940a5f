// Atomic words. Swift's own atomics need macOS 15 and iOS 18; these are the compiler's, on every system.
#ifndef CATOMICS_H
#define CATOMICS_H

#include <stdbool.h>
#include <stdint.h>

static inline uintptr_t catomic_load(const uintptr_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }

/// Puts `desired` in place of `expected`; returns what was there before.
static inline uintptr_t catomic_compare_exchange(uintptr_t *word, uintptr_t expected, uintptr_t desired) {
  __atomic_compare_exchange_n(word, &expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return expected;
}

/// The three below are sequentially consistent.
static inline uintptr_t catomic_load_ordered(const uintptr_t *word) { return __atomic_load_n(word, __ATOMIC_SEQ_CST); }

static inline uintptr_t catomic_exchange_ordered(uintptr_t *word, uintptr_t desired) {
  return __atomic_exchange_n(word, desired, __ATOMIC_SEQ_CST);
}

/// Adds, wrapping around; returns what was there before.
static inline uintptr_t catomic_add_ordered(uintptr_t *word, uintptr_t more) {
  return __atomic_fetch_add(word, more, __ATOMIC_SEQ_CST);
}

#endif
