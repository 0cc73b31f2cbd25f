/** A sentence with parts that stand out, or lead somewhere. */
export type RichMessage = readonly (string | StrongText | Link)[];

interface StrongText {
  readonly strong: string;
}

interface Link {
  readonly link: string;
  /** An address of the site, `#/settings`. */
  readonly to: string;
}
