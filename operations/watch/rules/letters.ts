import type { Finding } from 'service/finding';

/*
 * Emails about a fault once two runs in a row found it, and again once two found it gone (OPS-35).
 * A restart or a short network outage causes no email.
 */

interface KnownFault {
  readonly what: string;
  /** Consecutive runs that found the fault or, once it was reported, did not find it. */
  readonly looks: number;
  readonly isTold: boolean;
}

/** Faults by a key that identifies each of them, without the numbers in its sentence. */
export type KnownFaults = Readonly<Record<string, KnownFault>>;

export interface WatchResult {
  readonly known: KnownFaults;
  /** Faults to report now. */
  readonly begun: readonly Finding[];
  readonly over: readonly string[];
}

const LOOKS = 2;

/** @param findings from this run @param known faults from earlier runs */
export function checkLook(findings: readonly Finding[], known: KnownFaults): WatchResult {
  const next: Record<string, KnownFault> = {};
  const begun: Finding[] = [];
  const over: string[] = [];
  for (const finding of findings.filter(({ verdict }) => verdict === 'FAIL')) {
    const key = makeFindingKey(finding);
    if (next[key] !== undefined) continue;
    const before = known[key];
    const looks = before === undefined || before.isTold ? 1 : before.looks + 1;
    const isTold = before?.isTold === true || looks >= LOOKS;
    if (isTold && before?.isTold !== true) begun.push(finding);
    next[key] = { what: shortenFinding(finding), looks: isTold ? 0 : looks, isTold };
  }
  for (const [key, fault] of Object.entries(known)) {
    if (next[key] !== undefined || !fault.isTold) continue;
    const looks = fault.looks + 1;
    if (looks >= LOOKS) over.push(fault.what);
    else next[key] = { ...fault, looks };
  }
  return { known: next, begun, over };
}

/** Adds the club's name, because any hosted club can have the same fault. */
function shortenFinding({ about, what }: Finding): string {
  return about.includes('@') ? `${about}: ${what}` : what;
}

/** The sentence about a backup changes each day as the backup ages; the fault stays the same. */
function makeFindingKey({ about, what }: Finding): string {
  return `${about}: ${what.replaceAll(/\d+/g, '#')}`;
}

/** The email about new and ended faults; null if there is nothing to report. */
export function writeLetter(
  { begun, over }: WatchResult,
  host: string,
): { subject: string; text: string } | null {
  if (begun.length + over.length === 0) return null;
  const [first = ''] = [...begun.map(shortenFinding), ...over.map((what) => `resolved: ${what}`)];
  const parts = [
    ...begun.map(({ about, what, advice }) => `${about}: ${what}.\n  ${advice ?? ''}`),
    ...over.map((what) => `Resolved: ${what}.`),
  ];
  return {
    subject: `${host}: ${first}`.replaceAll(/\s+/g, ' ').slice(0, 120),
    text: `${parts.join('\n\n')}\n\nSent by club-watch on ${host}. It sends one email when a fault occurs, and one when it is resolved.\n`,
  };
}
