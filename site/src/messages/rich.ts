export type RichMessage = readonly (string | StrongText | TextLink)[];

interface StrongText {
  readonly strong: string;
}

interface TextLink {
  readonly link: string;
  /** An address on the site, `#/settings`. */
  readonly to: string;
}
