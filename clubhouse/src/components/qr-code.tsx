import { encode } from 'uqr';
import type { VNode } from 'preact';

/** A QR code as one path, dark on light whatever the theme: scanners want it so, and paper has it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path class="qr-light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={dark.join('')} />
    </svg>
  );
}
