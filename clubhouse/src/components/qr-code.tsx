import { encode } from 'uqr';
import type { VNode } from 'preact';

export interface QrPath {
  readonly size: number;
  readonly dark: string;
}

/** Takes a few milliseconds, so a page that shows a code many times calls it once. */
export function drawQrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, dark: dark.join('') };
}

interface QrCodeProps {
  readonly code: QrPath;
  readonly label: string;
}

/** Dark on light in both themes, because scanners and paper require it. */
export function QrCode({ code: { size, dark }, label }: QrCodeProps): VNode {
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path class="qr-light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={dark} />
    </svg>
  );
}
