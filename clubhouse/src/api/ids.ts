const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether it is written as the ids of the league are. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
