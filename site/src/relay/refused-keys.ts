/** Relays, each with an owner key that it has refused since the page opened. */
const refused = new Set<string>();

/** A relay that sees wrong keys repeatedly stops checking any for a while (PREF-9). */
export function isRefused(relay: string, ownerKey: string): boolean {
  return refused.has(makePair(relay, ownerKey));
}

export function noteRefusal(relay: string, ownerKey: string): void {
  refused.add(makePair(relay, ownerKey));
}

/** The relay now accepts the key. */
export function forgetRefusal(relay: string, ownerKey: string): void {
  refused.delete(makePair(relay, ownerKey));
}

function makePair(relay: string, ownerKey: string): string {
  return `${relay} ${ownerKey}`;
}
