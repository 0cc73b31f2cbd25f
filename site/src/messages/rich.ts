export type RichMessage = readonly (string | StrongText | Link)[];

interface StrongText {
  readonly strong: string;
}

interface Link {
  readonly link: string;
  /** An address on the site, `#/settings`. */
  readonly to: string;
}
