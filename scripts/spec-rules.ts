import { readMentions, type SourceFile } from './source.ts';

const DEFINITION = /^- \*\*([A-Z]{2,5}-\d+)\*\*/gm;
const ID = /\b[A-Z]{2,5}-\d+\b/g;

/** Finds rules, `- **MEM-3** …`, without a test or defined twice, and tests of unknown rules. */
export function findRuleFaults(specs: readonly string[], named: ReadonlySet<string>): string[] {
  const rules = listRules(specs);
  const kinds = new Set(rules.map(findKind));
  return [
    ...[...new Set(rules)]
      .filter((rule) => !named.has(rule))
      .map((rule) => `${rule} has no test that names it.`),
    ...rules
      .filter((rule, index) => rules.indexOf(rule) !== index)
      .map((rule) => `${rule} is defined twice.`),
    ...[...named]
      .filter((id) => kinds.has(findKind(id)) && !rules.includes(id))
      .map((id) => `${id} is named by a test and defined nowhere.`),
  ];
}

/** Lists the tests of each rule, as `MEM-3: league/test/members.test.ts: MEM-3: …`. Marks rules in `slow`. */
export function listTestsByRule(
  specs: readonly string[],
  tests: readonly SourceFile[],
  slow: readonly string[],
): string[] {
  const named = tests.flatMap((file) =>
    readMentions(file).strings.map((text) => [file.path, text] as const),
  );
  return listRules(specs).flatMap((rule) =>
    named
      .filter(([, text]) => text.match(ID)?.includes(rule))
      .map(
        ([path, text]) => `${rule}${slow.includes(rule) ? ' (only --all)' : ''}: ${path}: ${text}`,
      ),
  );
}

/** Lists the rules that slow tests name and quick ones do not. */
export function listSlowRules(
  specs: readonly string[],
  named: { readonly quick: ReadonlySet<string>; readonly slow: ReadonlySet<string> },
): string[] {
  return listRules(specs).filter((rule) => named.slow.has(rule) && !named.quick.has(rule));
}

export function listNamedIds(tests: readonly SourceFile[]): ReadonlySet<string> {
  const strings = tests.flatMap((file) => readMentions(file).strings);
  return new Set(strings.flatMap((text) => text.match(ID) ?? []));
}

function listRules(specs: readonly string[]): string[] {
  return specs.flatMap((text) => [...text.matchAll(DEFINITION)].flatMap(([, rule]) => rule ?? []));
}

function findKind(rule: string): string {
  return rule.slice(0, rule.indexOf('-'));
}
