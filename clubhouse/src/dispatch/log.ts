/** Where the mail pipeline says what whoever runs it should know; as of a fastify logger. */
export interface Log {
  readonly warn: (about: object, message: string) => void;
  readonly error: (about: object, message: string) => void;
}
