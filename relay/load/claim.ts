export interface Claim {
  /** The rule of docs/spec/relay.md. */
  readonly rule: string;
  readonly what: string;
  readonly expected: string;
  readonly seen: string;
  readonly holds: boolean;
}

export function claimExactly(rule: string, what: string, expected: number, seen: number): Claim {
  return { rule, what, expected: String(expected), seen: String(seen), holds: seen === expected };
}

export function claimAtMost(rule: string, what: string, most: number, seen: number): Claim {
  return { rule, what, expected: `at most ${most}`, seen: String(seen), holds: seen <= most };
}

export function claimAtLeast(rule: string, what: string, least: number, seen: number): Claim {
  return { rule, what, expected: `at least ${least}`, seen: String(seen), holds: seen >= least };
}
