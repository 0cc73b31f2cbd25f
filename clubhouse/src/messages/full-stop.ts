/** Ends a sentence after a name, unless it has its own full stop, as `e.V.` and `Dr.` do. */
export function withStop(name: string): string {
  return name.endsWith('.') ? name : `${name}.`;
}
