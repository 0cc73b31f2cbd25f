/** The type of a file by its first bytes, ignoring its name. */
export type ImageKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'svg'
  | 'pdf'
  | 'heic'
  | 'avif'
  | 'tiff'
  | 'bmp'
  | 'unknown';

/** The accepted types (FACE-6). */
export type Readable = Extract<ImageKind, 'png' | 'jpeg' | 'gif' | 'webp'>;

const READABLE: readonly ImageKind[] = ['png', 'jpeg', 'gif', 'webp'] satisfies readonly Readable[];

const SIGNATURES: readonly (readonly [kind: ImageKind, at: number, text: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['pdf', 0, '%PDF'],
  ['pdf', 0, '%!PS'],
  ['avif', 4, 'ftypavi'],
  ['heic', 4, 'ftyp'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['bmp', 0, 'BM'],
];
/** Bytes searched for an SVG element, since comments and declarations can come before it. */
const LOOKED_AT = 4096;

export function detectKind(bytes: Uint8Array): ImageKind {
  const head = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1');
  const found = SIGNATURES.find(([, at, text]) => head.startsWith(text, at));
  if (found !== undefined) return found[0];
  const isText = head
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .startsWith('<');
  return isText && /<svg[\s>]/i.test(head) ? 'svg' : 'unknown';
}

export function isReadable(kind: ImageKind): kind is Readable {
  return READABLE.includes(kind);
}
