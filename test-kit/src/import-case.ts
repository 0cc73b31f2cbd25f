/** The number of lines that are new, change someone, are unchanged or cannot be imported. */
export interface ImportCounts {
  readonly add: number;
  readonly change: number;
  readonly same: number;
  readonly refuse: number;
}

/** A member as in the API; missing fields are not compared. */
type ExpectedMember = Readonly<Record<string, string | null>> & {
  readonly display_name: string;
};

export interface ImportCase {
  readonly name: string;
  /** Members that exist beforehand. */
  readonly before?: readonly ExpectedMember[];
  /** Imported one after the other; later ones may repeat the first. */
  readonly lists: readonly {
    readonly file: Uint8Array;
    readonly counts: ImportCounts;
    /** The list would remove data, so nothing is written. */
    readonly loses?: boolean;
  }[];
  /** Columns that match no field. */
  readonly ignored?: readonly string[];
  /** Everyone the case created, in the order of the lists. */
  readonly members: readonly ExpectedMember[];
  /** Searches without accents, and the display names that they must find. */
  readonly search?: Readonly<Record<string, string>>;
}

export const counts = (add: number, change = 0, same = 0, refuse = 0): ImportCounts => ({
  add,
  change,
  same,
  refuse,
});
export const utf8 = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`);
/** Each character below U+0100 stands for one byte. */
export const bytes = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
