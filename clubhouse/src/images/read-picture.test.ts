import { PhotonImage } from '@cf-wasm/photon';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { encodePng } from '../web/png.ts';
import { readHeader } from './header.ts';
import { detectKind } from './kind.ts';
import { MAX_BYTES, type Picture, readPicture } from './read-picture.ts';

const RED = [220, 20, 40, 255];
const BLUE = [10, 40, 200, 255];

/** Red above, blue below. */
function pixels(width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    data.set(at < (width * height) / 2 ? RED : BLUE, at * 4);
  }
  return data;
}

function drawn(width = 60, height = 40): PhotonImage {
  return new PhotonImage(pixels(width, height), width, height);
}

const PNG = encodePng(pixels(64, 64), 64);
const JPEG = Buffer.from(drawn().get_bytes_jpeg(90));
/** One pixel of 20 by 20, the smallest possible GIF. */
const GIF = Buffer.concat([
  Buffer.from('GIF89a', 'latin1'),
  Buffer.from([20, 0, 20, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]),
  Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
]);

async function taken(bytes: Uint8Array): Promise<Picture> {
  const picture = await readPicture(bytes);
  assert.ok(typeof picture !== 'string', typeof picture === 'string' ? picture : '');
  return picture;
}

function fileOf({ files }: Picture, variant: string): Buffer {
  return Buffer.from(files.find((one) => one.variant === variant)?.bytes ?? []);
}

/** Its colours at some points, given as fractions of its sides. */
function colourAt(bytes: Uint8Array, x: number, y: number): number[] {
  const image = PhotonImage.new_from_byteslice(bytes);
  const [width, height] = [image.get_width(), image.get_height()];
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return Array.from(image.get_raw_pixels().subarray(at, at + 4));
}

test('FACE-6, FACE-7: an uploaded picture is redrawn as PNG, with icons', async () => {
  const webp = Buffer.from(drawn().get_bytes_webp());
  for (const [name, bytes] of Object.entries({ PNG, JPEG, webp, GIF })) {
    const picture = await taken(bytes);
    assert.match(picture.image, /^[0-9a-f]{64}$/, name);
    const variants = picture.files.map(({ variant }) => variant);
    assert.deepEqual(variants, ['picture', 'icon-180', 'icon-192', 'icon-512', 'mask-512'], name);
    for (const { bytes: file, width, height } of picture.files) {
      assert.equal(detectKind(file), 'png', name);
      assert.deepEqual(readHeader(file, 'png'), { width, height, orientation: 1 }, name);
    }
  }
  const [red] = colourAt(fileOf(await taken(PNG), 'picture'), 0.5, 0.1);
  assert.equal(red, RED[0]);
  const icon = fileOf(await taken(PNG), 'icon-512');
  assert.deepEqual(colourAt(icon, 0.01, 0.01), [255, 255, 255, 255], 'on white');
  assert.deepEqual(colourAt(icon, 0.5, 0.45), RED);
});

test('FACE-7: a large picture is scaled down, and transparent pixels do not darken its edges', async () => {
  const side = 1200;
  const data = new Uint8Array(side * side * 4);
  // White in the middle, surrounded by transparent black.
  for (let y = 401; y < 803; y++) {
    for (let x = 401; x < 803; x++) data.set([255, 255, 255, 255], (y * side + x) * 4);
  }
  const picture = await taken(encodePng(data, side));
  assert.deepEqual([picture.width, picture.height], [512, 512]);
  const image = PhotonImage.new_from_byteslice(fileOf(picture, 'picture'));
  const raw = image.get_raw_pixels();
  for (let at = 0; at < raw.length; at += 4) {
    if ((raw[at + 3] ?? 0) > 0) assert.equal(raw[at], 255);
  }
});

/** An EXIF segment with an orientation, and a private location. */
function exif(orientation: number): Buffer {
  const body = Buffer.alloc(32);
  body.write('Exif\0\0II*\0', 'latin1');
  body.writeUInt32LE(8, 10);
  body.writeUInt16LE(1, 14);
  body.writeUInt16LE(0x0112, 16);
  body.writeUInt16LE(3, 18);
  body.writeUInt32LE(1, 20);
  body.writeUInt16LE(orientation, 24);
  const all = Buffer.concat([body, Buffer.from('GPS: Harbour Lane 3')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(all.length + 2, 2);
  return Buffer.concat([head, all]);
}

function withExif(orientation: number): Buffer {
  return Buffer.concat([JPEG.subarray(0, 2), exif(orientation), JPEG.subarray(2)]);
}

test('FACE-7: a camera’s metadata is removed, and the picture is upright', async () => {
  // The side of its red half: top, bottom, right, left.
  const expected: readonly (readonly [number, number, number, number, number])[] = [
    [1, 60, 40, 0.5, 0.1],
    [3, 60, 40, 0.5, 0.9],
    [6, 40, 60, 0.9, 0.5],
    [8, 40, 60, 0.1, 0.5],
  ];
  for (const [orientation, width, height, x, y] of expected) {
    const bytes = withExif(orientation);
    assert.equal(readHeader(bytes, 'jpeg')?.orientation, orientation);
    const picture = await taken(bytes);
    assert.deepEqual([picture.width, picture.height], [width, height]);
    const file = fileOf(picture, 'picture');
    assert.doesNotMatch(file.toString('latin1'), /GPS|Exif|Harbour/);
    const [red = 0, , blue = 0] = colourAt(file, x, y);
    assert.ok(red > blue, `${orientation}: ${red}, ${blue}`);
    const [otherRed = 0, , otherBlue = 0] = colourAt(file, 1 - x, 1 - y);
    assert.ok(otherRed < otherBlue, `${orientation} on the other side`);
  }
});

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG whose header and pixels disagree. */
function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  return Buffer.concat([
    PNG.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('FACE-6: a file in an unsupported format is refused by name, whatever its file name', async () => {
  const svg =
    '<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';
  const text = (content: string) => Buffer.from(content, 'latin1');
  const faults: readonly (readonly [string, Uint8Array, string])[] = [
    ['nothing', Buffer.alloc(0), 'empty'],
    ['svg', text(svg), 'svg'],
    ['svg with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text(svg)]), 'svg'],
    ['html', text('<!doctype html><script>alert(1)</script>'), 'unknown'],
    ['pdf', text('%PDF-1.7'), 'pdf'],
    ['heic', text('\0\0\0\x18ftypheic\0\0\0\0'), 'heic'],
    ['avif', text('\0\0\0\x18ftypavif\0\0\0\0'), 'avif'],
    ['tiff', text('II*\0\x08\0\0\0'), 'tiff'],
    ['bmp', text('BM\0\0\0\0'), 'bmp'],
    ['zip', text('PK\x03\x04'), 'unknown'],
    ['too large', Buffer.concat([PNG, Buffer.alloc(MAX_BYTES)]), 'too_large'],
    ['too small', encodePng(pixels(8, 8), 8), 'too_small'],
    [
      'a bomb by its head',
      pngOf(20_000, 20_000, deflateSync(Buffer.alloc(1000))),
      'too_many_pixels',
    ],
    ['a strip', pngOf(60_000, 20, deflateSync(Buffer.alloc(1000))), 'too_many_pixels'],
    [
      'a gif bomb',
      Buffer.concat([text('GIF89a'), Buffer.from([255, 255, 255, 255, 0, 0, 0])]),
      'too_many_pixels',
    ],
  ];
  for (const [name, bytes, fault] of faults) assert.equal(await readPicture(bytes), fault, name);
});

test('FACE-7: a damaged or mislabelled picture is refused, and the next one is accepted', async () => {
  const damaged: readonly (readonly [string, Uint8Array])[] = [
    ['a head alone', PNG.subarray(0, 30)],
    ['no head', PNG.subarray(0, 10)],
    ['half of it', PNG.subarray(0, PNG.length / 2)],
    ['half a jpeg', JPEG.subarray(0, 40)],
    ['noise behind a signature', Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(500, 7)])],
    [
      'a webp of nothing',
      Buffer.from('RIFF\x10\0\0\0WEBPVP8L\x05\0\0\0\x2f\xff\xff\xff\x0f', 'latin1'),
    ],
    ['a jpeg without an end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2])],
    ['no rows', pngOf(64, 64, deflateSync(Buffer.alloc(0)))],
  ];
  for (const [name, bytes] of damaged) {
    const picture = await readPicture(bytes);
    assert.ok(typeof picture === 'string', name);
    assert.ok(['damaged', 'too_many_pixels'].includes(picture), `${name}: ${picture}`);
  }
  // 64 MB compressed to 64 kB, with a header of 64 by 64: refused, or read only as far as its
  // header says.
  const bomb = await readPicture(pngOf(64, 64, deflateSync(Buffer.alloc(64 * 1024 * 1024))));
  if (typeof bomb !== 'string') assert.deepEqual([bomb.width, bomb.height], [64, 64]);
  const both = await taken(Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]));
  for (const { bytes } of both.files) {
    assert.doesNotMatch(Buffer.from(bytes).toString('latin1'), /script/);
  }
});
