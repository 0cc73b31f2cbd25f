/** Reads a QR code from a camera frame; null if none is visible. */
export type ReadCode = (frame: HTMLVideoElement) => Promise<string | null>;

/** The detector that some browsers provide. */
interface Detector {
  readonly detect: (frame: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

interface Detectors {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMAT = 'qr_code';
/** Enough pixels for every code of the site, and few enough for a slow phone. */
const MAX_PIXELS = 800;

/** The browser's own reader, or one loaded on demand (HAND-2). @throws if it cannot be loaded */
export async function loadCodeReader(): Promise<ReadCode> {
  const { BarcodeDetector: own } = globalThis as { readonly BarcodeDetector?: Detectors };
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (own !== undefined && formats.includes(FORMAT))
    return makeBrowserReader(new own({ formats: [FORMAT] }));
  const { default: decode } = await import('qr/decode.js');
  return makeCanvasReader((pixels) => decode(pixels));
}

function makeBrowserReader(detector: Detector): ReadCode {
  return async (frame) => {
    const found = await detector.detect(frame).catch(() => []);
    return found[0]?.rawValue ?? null;
  };
}

/** @param decode throws if it finds no code */
function makeCanvasReader(decode: (pixels: ImageData) => string): ReadCode {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (frame) => {
    const scale = Math.min(1, MAX_PIXELS / Math.max(frame.videoWidth, frame.videoHeight));
    const [width, height] = [frame.videoWidth, frame.videoHeight].map((side) =>
      Math.round(side * scale),
    );
    if (context === null || !width || !height) return null;
    [canvas.width, canvas.height] = [width, height];
    context.drawImage(frame, 0, 0, width, height);
    try {
      return decode(context.getImageData(0, 0, width, height));
    } catch {
      return null;
    }
  };
}
