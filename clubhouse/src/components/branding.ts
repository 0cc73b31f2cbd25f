import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PictureRef, Sponsor } from '../api/branding.ts';
import { type Language, LANGUAGES } from '../messages/language.ts';

/** The club's branding on every page, apart from its name and colour. */
export interface PageBranding {
  readonly logo: PictureRef | null;
  readonly sponsors: readonly Sponsor[];
  readonly languages: readonly Language[];
}

export const BrandingContext = createContext<PageBranding>({
  logo: null,
  sponsors: [],
  languages: LANGUAGES,
});

export function useBranding(): PageBranding {
  return useContext(BrandingContext);
}
