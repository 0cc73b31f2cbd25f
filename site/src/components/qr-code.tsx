import { encode } from 'uqr';

/** A longer text is shown larger, and needs modules that a camera can tell apart more than spare ones. */
const LONG = 400;

/** A QR code as one path, dark on light in either theme, since scanners want it so. */
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
