/** The versions drawn of each picture: itself, and icons for home screens. */
export const VARIANTS = ['picture', 'icon-180', 'icon-192', 'icon-512', 'mask-512'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface RedrawnFile {
  readonly variant: Variant;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}
