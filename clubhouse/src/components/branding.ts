import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PictureRef, Sponsor } from '../api/branding.ts';
import { type Language, LANGUAGES } from '../messages/language.ts';

/** Data for the frame of every page, besides the club's name and colour. */
export interface PageBranding {
  readonly logo: PictureRef | null;
  readonly sponsors: readonly Sponsor[];
  readonly languages: readonly Language[];
  /** The first name of the signed-in member, if the device has others of their mailbox. */
  readonly familyMember: string | null;
}

export const BrandingContext = createContext<PageBranding>({
  logo: null,
  sponsors: [],
  languages: LANGUAGES,
  familyMember: null,
});

export function useBranding(): PageBranding {
  return useContext(BrandingContext);
}
