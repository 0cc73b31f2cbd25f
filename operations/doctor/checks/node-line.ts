import { makeFailure, type Finding, makeOkFinding, makeWarning } from 'service/finding';

/** The last days of Node's lines, by its schedule; our newer releases add lines. */
const LAST_DAYS: Readonly<Record<number, string>> = {
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
};
const SOON_MS = 90 * 86_400_000;
const ADVICE = 'upgrade to a newer release, which brings a newer Node';

/** Whether this Node still gets fixes (DOCTOR-13). @param version such as 26.10.0 */
export function checkNodeLine(version: string, now: number): Finding {
  const day = LAST_DAYS[Number.parseInt(version, 10)];
  if (day === undefined)
    return makeWarning('node', `it is unknown how long Node ${version} gets fixes`, ADVICE);
  const end = Date.parse(`${day}T23:59:59.999Z`);
  if (now > end)
    return makeFailure('node', `Node ${version} has had no fixes since ${day}`, ADVICE);
  const what = `Node ${version} gets fixes until ${day}`;
  return end - now < SOON_MS ? makeWarning('node', what, ADVICE) : makeOkFinding('node', what);
}
