import { initPhoton, PhotonImage } from '@cf-wasm/photon/others';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Header } from './header.ts';
import { fitted, onSquare, type Pixels, turned } from './pixels.ts';
import type { RedrawnFile, Variant } from './variants.ts';

/** What a worker is given, and what it gives back. */
export interface ToRedraw {
  readonly bytes: Uint8Array;
  /** As its head has it: what is unpacked has to be as large, and no larger. */
  readonly header: Header;
}

export interface Redrawn {
  readonly files: readonly RedrawnFile[];
}

/** The longer side of what is kept. */
const SIDE = 512;
/** The side of each icon, and how much of it the picture fills. */
const ICONS: readonly (readonly [Variant, side: number, share: number])[] = [
  ['icon-180', 180, 0.84],
  ['icon-192', 192, 0.84],
  ['icon-512', 512, 0.84],
  // A phone may cut a circle out of it.
  ['mask-512', 512, 0.6],
];

// The package's own entry for Node has it as text, which takes a third more room and time.
const WASM = createRequire(import.meta.url).resolve('@cf-wasm/photon/photon.wasm');
await initPhoton({ module_or_path: readFileSync(WASM) });

/** Unpacks a picture and draws it again: nothing but its pixels comes through (FACE-7). */
function redraw({ bytes, header }: ToRedraw): Redrawn | null {
  const image = PhotonImage.new_from_byteslice(bytes);
  const [width, height] = [image.get_width(), image.get_height()];
  if (width !== header.width || height !== header.height) return null;
  const pixels = { data: image.get_raw_pixels(), width, height };
  image.free();
  const small = fitted(turned(pixels, header.orientation), SIDE);
  return {
    files: [
      fileOf('picture', small),
      ...ICONS.map(([variant, side, share]) => fileOf(variant, onSquare(small, side, share))),
    ],
  };
}

function fileOf(variant: Variant, { data, width, height }: Pixels): RedrawnFile {
  const image = new PhotonImage(data, width, height);
  const bytes = image.get_bytes();
  image.free();
  return { variant, bytes, width, height };
}

// The one who starts it gives what `ToRedraw` says.
parentPort?.postMessage(redraw(workerData as ToRedraw), []);
