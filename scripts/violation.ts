/** A violation of the rules for a file's place. */
export interface Violation {
  readonly path: string;
  readonly message: string;
}
