/** A sentence with parts that stand out, or lead somewhere. */
export type Rich = readonly (string | Strong | Link)[];

interface Strong {
  readonly strong: string;
}

interface Link {
  readonly link: string;
  /** An address of the site, `#/settings`. */
  readonly to: string;
}
