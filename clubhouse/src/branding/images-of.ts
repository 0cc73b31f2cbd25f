import { type Branding, shownOf } from '../api/branding.ts';

/** The pictures that a branding names. */
export function imagesOf(branding: Branding): string[] {
  const { logo, sponsors } = shownOf(branding);
  return [logo, ...sponsors.map((one) => one.logo)].flatMap((one) => one?.image ?? []);
}
