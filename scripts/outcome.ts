/** The outcome of a check: the tests that passed, failed or were skipped, and its output. */
export interface JobOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly output: string;
  /** Whether nothing ran because this machine lacks something. */
  readonly isLacking?: boolean;
  /** Whether CI's machine may also lack what is needed. */
  readonly mayLack?: boolean;
}

export function makeSingleOutcome(passed: boolean, output: string): JobOutcome {
  return { passed: Number(passed), failed: Number(!passed), skipped: 0, output };
}

/** The machine lacks what the check needs: `what` names it and says how to get it. */
export function makeMissingOutcome(what: string, mayLack = false): JobOutcome {
  const output = `This machine lacks ${what}`;
  return { passed: 0, failed: 0, skipped: 1, output, isLacking: true, mayLack };
}

/** For CI, which should be able to run everything. */
export function countSkipsAsFailures(outcome: JobOutcome): JobOutcome {
  if (outcome.mayLack === true) return outcome;
  return { ...outcome, failed: outcome.failed + outcome.skipped, skipped: 0 };
}

export function combineOutcomes(outcomes: readonly JobOutcome[]): JobOutcome {
  const total = (pick: (outcome: JobOutcome) => number) =>
    outcomes.reduce((before, outcome) => before + pick(outcome), 0);
  return {
    passed: total((outcome) => outcome.passed),
    failed: total((outcome) => outcome.failed),
    skipped: total((outcome) => outcome.skipped),
    output: outcomes.map((outcome) => outcome.output).join(''),
  };
}

/** `3 passed, 1 failed`, with `, 2 skipped` if there are any. */
export function formatOutcome({ passed, failed, skipped }: JobOutcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
