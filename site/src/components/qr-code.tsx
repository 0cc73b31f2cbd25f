import { encode } from 'uqr';

/** A longer text is shown larger: a camera needs distinct modules more than error correction. */
const LONG = 400;

/** A QR code as a single path, dark on light in both themes because scanners expect that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const ecc = text.length > LONG ? 'L' : 'M';
  const { data, size } = encode(text, { ecc, border: 3 });
  const rows = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={rows.join('')} />
    </svg>
  );
}
