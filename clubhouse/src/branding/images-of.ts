import { type Branding, appearanceOf } from '../api/branding.ts';

export function imagesOf(branding: Branding): string[] {
  const { logo, sponsors } = appearanceOf(branding);
  return [logo, ...sponsors.map((one) => one.logo)].flatMap((one) => one?.image ?? []);
}
