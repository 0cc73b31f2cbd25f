/** What stands at the foot of a letter. */
export interface Foot {
  /** Why the reader gets it. */
  readonly why: string;
  readonly club: string;
  /** What one presses to turn letters of this kind off; null where they cannot be. */
  readonly turnOff: { readonly label: string; readonly href: string } | null;
}
