import type { Readable } from './kind.ts';

/** The facts in a picture's header, read before decoding it. */
export interface Header {
  readonly width: number;
  readonly height: number;
  /** The camera's orientation in EXIF numbers, 1 to 8; 1 is upright. */
  readonly orientation: number;
}

/** Null for an invalid header. */
export function readHeader(bytes: Uint8Array, kind: Readable): Header | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return READERS[kind](view);
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const READERS: Readonly<Record<Readable, (view: DataView) => Header | null>> = {
  png: (view) =>
    readTag(view, 12) === 'IHDR' ? makeUprightHeader(view.getUint32(16), view.getUint32(20)) : null,
  gif: (view) => makeUprightHeader(view.getUint16(6, true), view.getUint16(8, true)),
  webp: readWebpHeader,
  jpeg: readJpegHeader,
};

function makeUprightHeader(width: number, height: number): Header {
  return { width, height, orientation: 1 };
}

function readTag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebpHeader(view: DataView): Header | null {
  switch (readTag(view, 12)) {
    case 'VP8 ': {
      const isKey = view.getUint8(23) === 0x9d && view.getUint8(24) === 0x01;
      if (!isKey || view.getUint8(25) !== 0x2a) return null;
      return makeUprightHeader(
        view.getUint16(26, true) & 0x3fff,
        view.getUint16(28, true) & 0x3fff,
      );
    }
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return makeUprightHeader((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return makeUprightHeader(readUint24(view, 24) + 1, readUint24(view, 27) + 1);
    default:
      return null;
  }
}

function readUint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
/** Three markers in the range of frame markers are not frames. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/** Reads segment by segment up to the one with the dimensions (ITU T.81, annex B). */
function readJpegHeader(view: DataView): Header | null {
  let orientation = 1;
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return null;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation };
    }
    if (marker === APP1) orientation = readExifOrientation(view, at + 4) ?? orientation;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const ORIENTATION = 0x0112;
const MAX_TAGS = 200;

/** @param at the offset of the segment's content */
function readExifOrientation(view: DataView, at: number): number | null {
  try {
    if (readTag(view, at) !== 'Exif') return null;
    const base = at + 6;
    const isLittle = view.getUint16(base) === 0x4949;
    const list = base + view.getUint32(base + 4, isLittle);
    const count = Math.min(view.getUint16(list, isLittle), MAX_TAGS);
    for (let index = 0; index < count; index++) {
      const entry = list + 2 + index * 12;
      if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : null;
    }
    return null;
  } catch (error) {
    // Without valid EXIF data, it is still a picture.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
