import { readKeptAnswer } from './kept-answer.ts';
import type { KeptReport, KeptReports } from './kept-reports.ts';
import { MEMBER_FIELD } from './member-field.ts';

export type SendResult = 'done' | 'no_signal' | 'signed_out';

/** The timeout is long because a weak signal is slow. */
const TIMEOUT_MS = 15_000;
const NAME = 'clubhouse-reports';

/**
 * Sends a member's queued reports, oldest first; only one page or worker of the device sends at a
 * time (OFF-7). It stops at the first failure, because the others would fail too.
 */
export async function sendReports(reports: KeptReports, member: string): Promise<SendResult> {
  return runOneAtATime(async () => {
    for (const report of await reports.of(member, Date.now())) {
      if (report.state !== 'waiting') continue;
      const outcome = await sendOne(report);
      if (outcome === 'no_signal' || outcome === 'signed_out') return outcome;
      await reports.settle(report, outcome);
      announceChange();
    }
    return 'done';
  });
}

type ReportUpdate = Pick<KeptReport, 'state' | 'faults'>;

async function sendOne(report: KeptReport): Promise<ReportUpdate | Exclude<SendResult, 'done'>> {
  const { member, match, fields, sentBefore } = report;
  const form = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  form.delete(MEMBER_FIELD);
  form.set('as', member);
  form.set('before', sentBefore.join('\n'));
  try {
    const response = await fetch(`/matches/${encodeURIComponent(match)}/report`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The site redirects only visitors who are not signed in.
    if (response.type === 'opaqueredirect') return 'signed_out';
    const said = readKeptAnswer(await response.json());
    // Not the site's answer: it comes from a proxy, or the site is down.
    if (said === null) return 'no_signal';
    if (said.answer === 'other_member') return 'signed_out';
    if (said.answer === 'refused') return { state: 'refused', faults: said.faults };
    return { state: 'sent', faults: {} };
  } catch {
    return 'no_signal';
  }
}

async function runOneAtATime(work: () => Promise<SendResult>): Promise<SendResult> {
  // Without locks, two tabs may send the same report; the site accepts it twice without harm.
  return 'locks' in navigator ? navigator.locks.request(NAME, work) : work();
}

function announceChange(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another page or the worker has settled a report. */
export function onReportsChanged(call: () => void): void {
  new BroadcastChannel(NAME).addEventListener('message', call);
}
