export interface Foot {
  readonly why: string;
  readonly club: string;
  /** The link that turns off emails of this kind; null if that is not possible. */
  readonly turnOff: { readonly label: string; readonly href: string } | null;
}
