/** Relays, each with an owner key that it refused while this page was open. */
const refused = new Set<string>();

/** To show a relay a wrong key again and again would have it look at none for a while (PREF-9). */
export function isRefused(relay: string, ownerKey: string): boolean {
  return refused.has(pairOf(relay, ownerKey));
}

export function noteRefusal(relay: string, ownerKey: string): void {
  refused.add(pairOf(relay, ownerKey));
}

/** The relay takes the key by now. */
export function forgetRefusal(relay: string, ownerKey: string): void {
  refused.delete(pairOf(relay, ownerKey));
}

function pairOf(relay: string, ownerKey: string): string {
  return `${relay} ${ownerKey}`;
}
