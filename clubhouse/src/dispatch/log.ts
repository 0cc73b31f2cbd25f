/** Where the email pipeline reports to operators; compatible with a fastify logger. */
export interface Log {
  readonly warn: (about: object, message: string) => void;
  readonly error: (about: object, message: string) => void;
}
