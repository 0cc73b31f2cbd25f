/** What a file does that its place does not allow. */
export interface Violation {
  readonly path: string;
  readonly message: string;
}
