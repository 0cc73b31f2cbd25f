import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type Header, readHeader } from './header.ts';
import { isReadable, type ImageKind, detectKind, type Readable } from './kind.ts';
import type { Redrawn, ToRedraw } from './redraw.ts';
import type { RedrawnFile } from './variants.ts';

/** Maximum file size; the edge accepts no larger form. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** A phone camera's 16 megapixels; each takes four bytes when decoded. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE = 10_000;
const MIN_SIDE = 16;
const TIMEOUT_MS = 15_000;

/** The reason a file is refused as a picture (FACE-6). */
export type PictureFault =
  | Exclude<ImageKind, Readable>
  | 'empty'
  | 'too_large'
  | 'too_many_pixels'
  | 'too_small'
  | 'damaged';

export interface Picture {
  /** SHA-256 of the picture's bytes, in hexadecimal. */
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly RedrawnFile[];
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Redraws an uploaded picture in a worker, one at a time and with a timeout. It checks type and
 * dimensions from the first bytes before decoding.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture | PictureFault> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MAX_BYTES) return 'too_large';
  const kind = detectKind(bytes);
  if (!isReadable(kind)) return kind;
  const header = readHeader(bytes, kind);
  if (header === null) return 'damaged';
  const fault = findSizeFault(header);
  if (fault !== null) return fault;
  const turn = last.then(() => redrawInWorker({ bytes, header }));
  last = turn.catch(() => undefined);
  const drawn = await turn;
  const picture = drawn?.files.find(({ variant }) => variant === 'picture');
  if (drawn === null || picture === undefined) return 'damaged';
  const { width, height } = picture;
  return { image: hash('sha256', picture.bytes), width, height, files: drawn.files };
}

function findSizeFault({ width, height }: Header): PictureFault | null {
  if (Math.min(width, height) < MIN_SIDE) return 'too_small';
  const isHuge = width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE;
  return isHuge ? 'too_many_pixels' : null;
}

/** Null if the picture cannot be drawn or takes too long; a crash stays in the worker. */
function redrawInWorker(work: ToRedraw): Promise<Redrawn | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./redraw.ts', import.meta.url), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      stdout: true,
      stderr: true,
    });
    const end = (drawn: Redrawn | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(drawn);
    };
    const timer = setTimeout(() => end(null), TIMEOUT_MS);
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
