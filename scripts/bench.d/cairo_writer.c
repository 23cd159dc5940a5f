// Reads PNG files, and times how long Cairo takes to write each anew into memory: cairo_writer ROUNDS FILE…
//
// Prints the least of the rounds, in microseconds of the thread for each picture, and the bytes of one.
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static cairo_status_t count(void *bytes, const unsigned char *data, unsigned int length) {
  (void)data;
  *(size_t *)bytes += length;
  return CAIRO_STATUS_SUCCESS;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int argumentCount, char **arguments) {
  int rounds = argumentCount > 2 ? atoi(arguments[1]) : 0;
  int files = argumentCount - 2;
  if (rounds < 1) return 2;
  double *least = calloc((size_t)files, sizeof *least);
  size_t bytes = 0;
  if (!least) return 1;
  for (int file = 0; file < files; file++) {
    cairo_surface_t *surface = cairo_image_surface_create_from_png(arguments[file + 2]);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) return 1;
    for (int round = 0; round < rounds; round++) {
      size_t length = 0;
      double start = now();
      if (cairo_surface_write_to_png_stream(surface, count, &length) != CAIRO_STATUS_SUCCESS) return 1;
      double time = now() - start;
      if (round == 0 || time < least[file]) least[file] = time;
      if (round == 0) bytes += length;
    }
    cairo_surface_destroy(surface);
  }
  double sum = 0;
  for (int file = 0; file < files; file++) sum += least[file];
  printf("pictures=%d write_us=%.0f bytes=%zu\n", files, sum / files * 1e6, bytes / (size_t)files);
  free(least);
  return 0;
}
