import type { Locator } from 'playwright-core';
import decode from 'qr/decode.js';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: readonly number[];
}

/**
 * Decodes a QR code on a page from its picture, with the reader of the games' site.
 * @throws if there is none
 */
export async function readQrCode(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, data } = await code.page().evaluate<Pixels>(`(async () => {
    const bytes = Uint8Array.from(atob('${picture}'), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { width, height } = bitmap;
    return { width, height, data: [...context.getImageData(0, 0, width, height).data] };
  })()`);
  return decode({ width, height, data: Uint8ClampedArray.from(data) });
}
