export interface Violation {
  readonly path: string;
  readonly message: string;
}
