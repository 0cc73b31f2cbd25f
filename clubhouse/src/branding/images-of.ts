import { type Branding, readAppearance } from '../api/branding.ts';

export function listImages(branding: Branding): string[] {
  const { logo, sponsors } = readAppearance(branding);
  return [logo, ...sponsors.map((one) => one.logo)].flatMap((one) => one?.image ?? []);
}
