/** Owner keys that the relay has refused since the page opened. */
const refused = new Set<string>();

/** Whether the relay refused this key: after several wrong keys, it stops checking any (PREF-9). */
export function isRefused(ownerKey: string): boolean {
  return refused.has(ownerKey);
}

export function recordRefusal(ownerKey: string): void {
  refused.add(ownerKey);
}

export function forgetRefusal(ownerKey: string): void {
  refused.delete(ownerKey);
}
