import type { Variant } from './variants.ts';

/** The path of a picture: another picture has another, so that browsers may keep it (FACE-8). */
export function pictureAddress(image: string, variant: Variant = 'picture'): string {
  return `/images/${image}${variant === 'picture' ? '' : `-${variant}`}.png`;
}
