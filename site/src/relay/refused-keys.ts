/** Relays, each with an owner key that it refused while this page was open. */
const refused = new Set<string>();

/** A relay that is shown wrong keys again and again stops looking at any for a while (PREF-9). */
export function isRefused(relay: string, ownerKey: string): boolean {
  return refused.has(pairOf(relay, ownerKey));
}

export function noteRefusal(relay: string, ownerKey: string): void {
  refused.add(pairOf(relay, ownerKey));
}

/** The relay accepts the key now. */
export function forgetRefusal(relay: string, ownerKey: string): void {
  refused.delete(pairOf(relay, ownerKey));
}

function pairOf(relay: string, ownerKey: string): string {
  return `${relay} ${ownerKey}`;
}
