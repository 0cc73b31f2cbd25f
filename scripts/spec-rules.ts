const DEFINITION = /^- \*\*([A-Z]{2,5}-\d+)\*\*/gm;

/** The ids of rules that specifications define, `- **MEM-3** …`, and no test mentions. */
export function rulesWithoutTest(specs: readonly string[], tests: readonly string[]): string[] {
  const defined = specs.flatMap((text) => [...text.matchAll(DEFINITION)].map((match) => match[1]));
  const all = tests.join('\n');
  return defined.filter((rule): rule is string => {
    return rule !== undefined && !new RegExp(`\\b${rule}\\b`).test(all);
  });
}
