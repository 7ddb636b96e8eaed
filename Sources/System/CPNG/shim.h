#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/*
 * libpng leaves a failed call by longjmp, which must never jump over Swift frames. So each function
 * here is one stretch of libpng calls between a setjmp and a return: it says false where libpng
 * reported an error, whose words are then in `message`. They decide nothing else.
 */

typedef struct {
  char message[160];
  /* The zlib stream of the pixels ended in a wrong checksum, which libpng may only warn of. */
  bool has_wrong_checksum;
  /* The bytes ended before the picture did. */
  bool is_truncated;
} guarded_png_report;

static inline void guarded_png_error(png_structp png, png_const_charp message) {
  guarded_png_report *report = (guarded_png_report *)png_get_error_ptr(png);
  if (strstr(message, "incorrect data check") != NULL) report->has_wrong_checksum = true;
  strncpy(report->message, message, sizeof report->message - 1);
  png_longjmp(png, 1);
}

static inline void guarded_png_warning(png_structp png, png_const_charp message) {
  guarded_png_report *report = (guarded_png_report *)png_get_error_ptr(png);
  if (strstr(message, "incorrect data check") != NULL) report->has_wrong_checksum = true;
}

/* Writing ------------------------------------------------------------------------------------- */

typedef struct {
  guarded_png_report report;
  /* Where the file goes; a file that would not fit is an error. */
  uint8_t *bytes;
  size_t capacity;
  size_t count;

  uint32_t width;
  uint32_t height;
  int color_type;
  uint32_t pixels_per_metre; /* 0: no pHYs chunk */
  png_textp texts;
  int text_count;
  const uint8_t *image_data; /* a whole zlib stream */
  size_t image_data_count;
} guarded_png_writer;

static inline void guarded_png_append(png_structp png, png_bytep bytes, size_t count) {
  guarded_png_writer *writer = (guarded_png_writer *)png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) png_error(png, "the output buffer is full");
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static inline void guarded_png_flush(png_structp png) { (void)png; }

/* Writes a whole 8-bit file whose pixels are deflated already. */
static inline bool guarded_png_write(guarded_png_writer *writer) {
  png_structp png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, &writer->report, guarded_png_error, guarded_png_warning);
  if (png == NULL) return false;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  png_set_write_fn(png, writer, guarded_png_append, guarded_png_flush);
  png_set_IHDR(png, info, writer->width, writer->height, 8, writer->color_type, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (writer->pixels_per_metre > 0) {
    png_set_pHYs(png, info, writer->pixels_per_metre, writer->pixels_per_metre,
                 PNG_RESOLUTION_METER);
  }
  png_set_text(png, info, writer->texts, writer->text_count);
  png_write_info(png, info);
  png_write_chunk(png, (png_const_bytep) "IDAT", writer->image_data, writer->image_data_count);
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
  png_destroy_write_struct(&png, &info);
  return true;
}

/* Reading ------------------------------------------------------------------------------------- */

typedef struct {
  guarded_png_report report;
  const uint8_t *bytes;
  size_t count;
  size_t position;

  png_structp png;
  png_infop info;
  /* What stands before the pixels, after guarded_png_open. */
  uint32_t width;
  uint32_t height;
  int bit_depth;
  int color_type;
  int interlace;
  bool has_transparency; /* a tRNS chunk */
  uint32_t pixels_per_metre;
  png_textp texts;
  int text_count;
} guarded_png_reader;

static inline void guarded_png_take(png_structp png, png_bytep target, size_t count) {
  guarded_png_reader *reader = (guarded_png_reader *)png_get_io_ptr(png);
  if (count > reader->count - reader->position) {
    reader->report.is_truncated = true;
    png_error(png, "the file is too short");
  }
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

/* Reads everything before the pixels. The reader must keep its address and be closed afterwards. */
static inline bool guarded_png_open(guarded_png_reader *reader) {
  png_structp png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, &reader->report, guarded_png_error, guarded_png_warning);
  reader->png = png;
  if (png == NULL) return false;
  reader->info = png_create_info_struct(png);
  if (reader->info == NULL || setjmp(png_jmpbuf(png))) return false;
  /* A deflated text or profile may not grow past this. */
  png_set_chunk_malloc_max(png, 16 << 20);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_read_fn(png, reader, guarded_png_take);
  png_read_info(png, reader->info);
  reader->width = png_get_image_width(png, reader->info);
  reader->height = png_get_image_height(png, reader->info);
  reader->bit_depth = png_get_bit_depth(png, reader->info);
  reader->color_type = png_get_color_type(png, reader->info);
  reader->interlace = png_get_interlace_type(png, reader->info);
  reader->has_transparency = png_get_valid(png, reader->info, PNG_INFO_tRNS) != 0;
  reader->pixels_per_metre = png_get_pixels_per_meter(png, reader->info);
  reader->text_count = png_get_text(png, reader->info, &reader->texts, NULL);
  return true;
}

/* Reads the pixels of an opened file as RGBA, 8 bits a channel, `width * height * 4` bytes. */
static inline bool guarded_png_read_pixels(guarded_png_reader *reader, uint8_t *pixels) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  for (int pass = 0; pass < passes; pass++) {
    for (size_t row = 0; row < reader->height; row++) {
      png_read_row(png, pixels + row * reader->width * 4, NULL);
    }
  }
  png_read_end(png, NULL);
  return true;
}

static inline void guarded_png_close(guarded_png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
}
