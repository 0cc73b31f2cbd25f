/** A name as components of the document are called: `claim_difference` and `claim difference` are `ClaimDifference`. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[_\s-]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
