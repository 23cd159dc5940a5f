#include <hb.h>
#include <hb-aat.h>
#include <hb-ot.h>

/// Calls `funcs` with the outline of a glyph: by the name that the function had before version 7 where that is all
/// there is.
static inline void chb_font_draw_glyph(
  hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data)
{
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, funcs, data);
#else
  hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}
