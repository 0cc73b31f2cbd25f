/** Pixels row by row, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** @param orientation 1 to 8, as in EXIF */
export function applyOrientation({ data, width, height }: Pixels, orientation: number): Pixels {
  if (orientation === 1) return { data, width, height };
  const isSideways = orientation >= 5;
  const [w, h] = isSideways ? [height, width] : [width, height];
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [column, row] = findSourcePixel(orientation, x, y, w, h);
      to[y * w + x] = from[row * width + column] ?? 0;
    }
  }
  return { data: new Uint8Array(to.buffer), width: w, height: h };
}

/** The position in the original picture of a point in the upright one. */
function findSourcePixel(
  orientation: number,
  x: number,
  y: number,
  w: number,
  h: number,
): readonly [column: number, row: number] {
  switch (orientation) {
    case 2:
      return [w - 1 - x, y];
    case 3:
      return [w - 1 - x, h - 1 - y];
    case 4:
      return [x, h - 1 - y];
    case 5:
      return [y, x];
    case 6:
      return [y, w - 1 - x];
    case 7:
      return [h - 1 - y, w - 1 - x];
    case 8:
      return [h - 1 - y, x];
    default:
      return [x, y];
  }
}

/** Scales a picture down to fit into a square; smaller ones stay unchanged. */
export function fitPixels(pixels: Pixels, side: number): Pixels {
  const scale = side / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return pixels;
  const size = (length: number) => Math.max(1, Math.round(length * scale));
  return shrinkPixels(pixels, size(pixels.width), size(pixels.height));
}

/** Averages are weighted by alpha, so that invisible pixels add no colour. */
function shrinkPixels({ data, width, height }: Pixels, w: number, h: number): Pixels {
  const to = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    const [top, bottom] = findCoveredRange(y, h, height);
    for (let x = 0; x < w; x++) {
      const [left, right] = findCoveredRange(x, w, width);
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let row = top; row < bottom; row++) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          const weight = data[at + 3] ?? 0;
          red += (data[at] ?? 0) * weight;
          green += (data[at + 1] ?? 0) * weight;
          blue += (data[at + 2] ?? 0) * weight;
          alpha += weight;
        }
      }
      const count = (bottom - top) * (right - left);
      const seen = Math.max(alpha, 1);
      to.set(
        [red / seen, green / seen, blue / seen, alpha / count].map(Math.round),
        (y * w + x) * 4,
      );
    }
  }
  return { data: to, width: w, height: h };
}

function findCoveredRange(
  index: number,
  of: number,
  length: number,
): readonly [from: number, to: number] {
  const from = Math.floor((index * length) / of);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * length) / of))];
}

/** Centres the picture on a white square with a margin, as phones show icons. */
export function padToSquare(pixels: Pixels, side: number, share: number): Pixels {
  const { data, width, height } = fitPixels(pixels, Math.round(side * share));
  const to = new Uint8Array(side * side * 4).fill(255);
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const alpha = (data[from + 3] ?? 0) / 255;
      const at = ((y + top) * side + x + left) * 4;
      for (const part of [0, 1, 2]) {
        to[at + part] = Math.round((data[from + part] ?? 0) * alpha + 255 * (1 - alpha));
      }
    }
  }
  return { data: to, width: side, height: side };
}
