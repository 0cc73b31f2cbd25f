/** A name at the end of a sentence: `e.V.` and `Dr.` have their full stop already. */
export function withStop(name: string): string {
  return name.endsWith('.') ? name : `${name}.`;
}
