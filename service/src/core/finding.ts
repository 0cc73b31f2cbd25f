export interface Finding {
  /** The subject: a service, or `addresses`, `mail`, `machine`. */
  readonly about: string;
  /** `warn`: it works, but someone should know. `FAIL`: it does not work, or not for long. */
  readonly verdict: Verdict;
  readonly what: string;
  readonly advice?: string;
}

type Verdict = 'ok' | 'warn' | 'FAIL';

export function makeOkFinding(about: string, what: string): Finding {
  return { about, verdict: 'ok', what };
}

export function makeWarning(about: string, what: string, advice: string): Finding {
  return { about, verdict: 'warn', what, advice };
}

export function makeFailure(about: string, what: string, advice: string): Finding {
  return { about, verdict: 'FAIL', what, advice };
}
