/** One broken rule: a text that occurs once in the file, and its replacement. */
export interface Mutant {
  readonly name: string;
  /** In relay-client/src/core. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}
