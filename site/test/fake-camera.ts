import { writeFile } from 'node:fs/promises';
import { encode } from 'uqr';

const WIDTH = 640;
const HEIGHT = 480;
const SCALE = 8;
const [WHITE, BLACK, GREY] = [235, 16, 128];

/** Writes a film of one picture, a QR code, which Chromium uses as camera input. */
export async function writeCodeFilm(file: string, text: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const [left, top] = [(WIDTH - size * SCALE) / 2, (HEIGHT - size * SCALE) / 2].map(Math.floor);
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < SCALE; line++) {
        const at = ((top ?? 0) + y * SCALE + line) * WIDTH + (left ?? 0) + x * SCALE;
        luma.fill(BLACK, at, at + SCALE);
      }
    }
  }
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  await writeFile(file, Buffer.concat([head, luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]));
}

/** The arguments that make Chromium use that film as its camera and allow access. */
export function cameraArguments(file: string): readonly string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
}
