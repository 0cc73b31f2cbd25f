import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PictureRef, Sponsor } from '../api/branding.ts';

/** What every page shows of the club beside its name and its colour. */
export interface Face {
  readonly logo: PictureRef | null;
  readonly sponsors: readonly Sponsor[];
}

export const FaceContext = createContext<Face>({ logo: null, sponsors: [] });

export function useFace(): Face {
  return useContext(FaceContext);
}
