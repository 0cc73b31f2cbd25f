const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether the text has the form of a league id. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
