import { initPhoton, PhotonImage } from '@cf-wasm/photon/others';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Header } from './header.ts';
import { fitPixels, padToSquare, type Pixels, applyOrientation } from './pixels.ts';
import type { RedrawnFile, Variant } from './variants.ts';

/** Input and output of the worker. */
export interface ToRedraw {
  readonly bytes: Uint8Array;
  /** The picture's header; the decoded picture must have exactly these dimensions. */
  readonly header: Header;
}

export interface Redrawn {
  readonly files: readonly RedrawnFile[];
}

/** The longer side of the stored picture. */
const SIDE = 512;
/** The side of each icon, and the share that the picture fills. */
const ICONS: readonly (readonly [Variant, side: number, share: number])[] = [
  ['icon-180', 180, 0.84],
  ['icon-192', 192, 0.84],
  ['icon-512', 512, 0.84],
  // A phone may crop it to a circle.
  ['mask-512', 512, 0.6],
];

// The package's Node entry embeds it as text, which takes a third more space and time.
const WASM = createRequire(import.meta.url).resolve('@cf-wasm/photon/photon.wasm');
await initPhoton({ module_or_path: readFileSync(WASM) });

/** Decodes a picture and draws it again, so that only its pixels survive (FACE-7). */
function redrawImage({ bytes, header }: ToRedraw): Redrawn | null {
  const image = PhotonImage.new_from_byteslice(bytes);
  const [width, height] = [image.get_width(), image.get_height()];
  if (width !== header.width || height !== header.height) return null;
  const pixels = { data: image.get_raw_pixels(), width, height };
  image.free();
  const small = fitPixels(applyOrientation(pixels, header.orientation), SIDE);
  return {
    files: [
      encodeFile('picture', small),
      ...ICONS.map(([variant, side, share]) =>
        encodeFile(variant, padToSquare(small, side, share)),
      ),
    ],
  };
}

function encodeFile(variant: Variant, { data, width, height }: Pixels): RedrawnFile {
  const image = new PhotonImage(data, width, height);
  const bytes = image.get_bytes();
  image.free();
  return { variant, bytes, width, height };
}

// Its parent passes a `ToRedraw`.
parentPort?.postMessage(redrawImage(workerData as ToRedraw), []);
