// What Debian 12's libraries ask of others that a release does without.

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// Random numbers of the kernel: new in glibc 2.36, and systems may have 2.35.

void arc4random_buf(void *bytes, size_t count) {
  for (unsigned char *place = bytes; count > 0;) {
    ssize_t got = getrandom(place, count, 0);
    if (got < 0) abort();
    place += got;
    count -= (size_t)got;
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

// HarfBuzz calls GLib in the functions of hb-glib.h alone, which l10n does not call.

#define WITHOUT_GLIB(name) \
  void name(void) { abort(); }

WITHOUT_GLIB(g_bytes_get_data)
WITHOUT_GLIB(g_bytes_ref)
WITHOUT_GLIB(g_bytes_unref)
WITHOUT_GLIB(g_unichar_combining_class)
WITHOUT_GLIB(g_unichar_compose)
WITHOUT_GLIB(g_unichar_decompose)
WITHOUT_GLIB(g_unichar_get_mirror_char)
WITHOUT_GLIB(g_unichar_get_script)
WITHOUT_GLIB(g_unichar_type)
WITHOUT_GLIB(g_unicode_script_from_iso15924)
WITHOUT_GLIB(g_unicode_script_to_iso15924)
