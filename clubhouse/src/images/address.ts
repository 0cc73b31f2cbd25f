import type { Variant } from './variants.ts';

/** Each picture has its own path, so that browsers may cache it (FACE-8). */
export function makePicturePath(image: string, variant: Variant = 'picture'): string {
  return `/images/${image}${variant === 'picture' ? '' : `-${variant}`}.png`;
}
