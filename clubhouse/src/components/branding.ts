import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PictureRef, Sponsor } from '../api/branding.ts';
import { type Language, LANGUAGES } from '../messages/language.ts';

/** Data for the frame of every page, besides the club's colour. */
export interface PageBranding {
  /** The club's name. */
  readonly name: string;
  /** Path and query of the visit, to return to after a change of language. */
  readonly address: string;
  readonly logo: PictureRef | null;
  readonly sponsors: readonly Sponsor[];
  readonly languages: readonly Language[];
  /** The first name of the signed-in member, if the device has others of their mailbox. */
  readonly familyMember: string | null;
}

export const BrandingContext = createContext<PageBranding>({
  name: '',
  address: '/',
  logo: null,
  sponsors: [],
  languages: LANGUAGES,
  familyMember: null,
});

export function useBranding(): PageBranding {
  return useContext(BrandingContext);
}
