#!/usr/bin/env python3
"""Decode PNG files by the words of the specification and print the CRC-32 of their RGBA bytes.

Written apart from the Swift decoder and from libpng, so that each can be held against the other:

    python3 png_pixels.py FOLDER > table.txt     # lines of: CRC-32, path below FOLDER
"""

import pathlib
import struct
import sys
import zlib

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunks(data):
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("signature")
    offset = 8
    while True:
        (length,) = struct.unpack(">I", data[offset : offset + 4])
        kind = data[offset + 4 : offset + 8]
        yield kind, data[offset + 8 : offset + 8 + length]
        if kind == b"IEND":
            return
        offset += 12 + length


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def unfilter(data, offset, length, rows, step):
    previous = bytearray(length)
    for _ in range(rows):
        kind = data[offset]
        row = bytearray(data[offset + 1 : offset + 1 + length])
        for i in range(length):
            a = row[i - step] if i >= step else 0
            b = previous[i]
            c = previous[i - step] if i >= step else 0
            row[i] = (row[i] + [0, a, b, (a + b) // 2, paeth(a, b, c)][kind]) & 255
        offset += 1 + length
        previous = row
        yield row


def samples(row, count, depth):
    if depth == 8:
        return list(row[:count])
    if depth == 16:
        return list(struct.unpack(f">{count}H", row[: count * 2]))
    per_byte = 8 // depth
    mask = (1 << depth) - 1
    return [row[i // per_byte] >> (8 - depth * (i % per_byte + 1)) & mask for i in range(count)]


def decode(data):
    palette, transparency, image = [], None, b""
    for kind, body in chunks(data):
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", body)
        elif kind == b"PLTE":
            palette = [tuple(body[i : i + 3]) for i in range(0, len(body), 3)]
        elif kind == b"tRNS":
            transparency = body
        elif kind == b"IDAT":
            image += body
    raw = zlib.decompress(image)
    channels = CHANNELS[color]
    top = (1 << depth) - 1

    def byte(sample):
        return (sample * 255 * 2 + top) // (top * 2)

    def rgba(pixel):
        if color == 3:
            index = pixel[0]
            alpha = transparency[index] if transparency and index < len(transparency) else 255
            return (*(palette[index] if index < len(palette) else (0, 0, 0)), alpha)
        key = None
        if transparency is not None and color in (0, 2):
            key = [v & top for v in struct.unpack(f">{channels}H", transparency)]
        alpha = 0 if key == list(pixel) else 255
        if color in (4, 6):
            *pixel, last = pixel
            alpha = byte(last)
        values = [byte(v) for v in pixel]
        return (*(values * 3 if len(values) == 1 else values), alpha)

    result = bytearray(width * height * 4)
    passes = ADAM7 if interlace else [(0, 0, 1, 1)]
    step = max(1, channels * depth // 8)
    offset = 0
    for left, top_row, across, down in passes:
        columns = -(-(width - left) // across)
        rows = -(-(height - top_row) // down)
        if columns <= 0 or rows <= 0:
            continue
        length = (columns * channels * depth + 7) // 8
        for y, row in enumerate(unfilter(raw, offset, length, rows, step)):
            values = samples(row, columns * channels, depth)
            for x in range(columns):
                place = ((top_row + y * down) * width + left + x * across) * 4
                result[place : place + 4] = bytes(rgba(values[x * channels : (x + 1) * channels]))
        offset += (length + 1) * rows
    return bytes(result)


def main():
    folder = pathlib.Path(sys.argv[1])
    for path in sorted(folder.rglob("*.png")):
        if "crashers" in path.parts:
            continue
        print(f"{zlib.crc32(decode(path.read_bytes())):08x} {path.relative_to(folder)}")


if __name__ == "__main__":
    main()
