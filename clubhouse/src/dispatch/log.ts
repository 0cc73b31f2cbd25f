/** The log of the email pipeline; compatible with a fastify logger. */
export interface Log {
  readonly warn: (about: object, message: string) => void;
  readonly error: (about: object, message: string) => void;
}
