/** A component name: `claim_difference` and `claim difference` become `ClaimDifference`. */
export function toPascalCase(name: string): string {
  return name.replaceAll(/(?:^|[_\s-]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
