import { LeagueFailure } from '../../../../api/answer.ts';
import { findMembers, type Member } from '../../../../api/members.ts';
import { type QrPath, drawQrPath } from '../../../../components/qr-code.tsx';
import type { CoachVisit } from '../../../../web/visit.ts';

/** The longest lifetime of a login link. */
export const LINK_DAYS = 7;
const LINK_MINUTES = LINK_DAYS * 24 * 60;
/** Links per click: a third of a key's calls per minute. */
const MAX_LINKS = 200;
/** Number of simultaneous calls. */
const BATCH_CALLS = 4;

/** The members who get links by this click, and the cursor for the next; empty if none are left. */
export interface Recipients {
  readonly members: readonly Member[];
  readonly next: string;
}

export interface SignInLink {
  readonly member: Member;
  readonly link: string;
  /** The code's path, computed between calls so that nobody waits for two hundred in a row. */
  readonly code: QrPath;
  readonly expiresAt: number;
}

/** The new links, and the members who left before getting one. */
export interface MadeLinks {
  readonly links: readonly SignInLink[];
  readonly missing: readonly Member[];
}

/** Finds members who have never signed in, by name, starting at the previous click's cursor. */
export async function gatherRecipients(
  { api }: Pick<CoachVisit, 'api'>,
  after: string,
): Promise<Recipients> {
  const search = { view: 'never', text: '', after } as const;
  const found =
    (await findMembers(api, search, MAX_LINKS)) ??
    (await findMembers(api, { ...search, after: '' }, MAX_LINKS));
  return { members: found?.data ?? [], next: found?.next_cursor ?? '' };
}

/** Creates a link for each member and stores its owner, so that its page greets them (SIGN-4). */
export async function makeLinks(visit: CoachVisit, members: readonly Member[]): Promise<MadeLinks> {
  visit.services.store.links.removeExpired(visit.now);
  const made: (SignInLink | null)[] = [];
  for (let at = 0; at < members.length; at += BATCH_CALLS) {
    const batch = members.slice(at, at + BATCH_CALLS);
    made.push(...(await Promise.all(batch.map((member) => makeLink(visit, member)))));
  }
  return {
    links: made.filter((one) => one !== null),
    missing: members.filter((_, index) => made[index] === null),
  };
}

/**
 * @returns null if the member left in the meantime
 * @throws LeagueFailure
 */
async function makeLink({ api, services }: CoachVisit, member: Member): Promise<SignInLink | null> {
  const minted = await api.POST('/v1/members/{id}/login-link', {
    params: { path: { id: member.id } },
    body: { expires_in_minutes: LINK_MINUTES },
  });
  if (minted.kind === 'refusal') {
    if (['member_left', 'member_deleted', 'not_found'].includes(minted.code)) return null;
    throw new LeagueFailure(minted);
  }
  const { token, expires_at: until } = minted.data;
  const expiresAt = Date.parse(until);
  services.store.links.add(
    token,
    { memberId: member.id, displayName: member.display_name, mailboxHash: null },
    expiresAt,
  );
  const link = `${services.url}/sign-in/${token}`;
  return { member, link, code: drawQrPath(link), expiresAt };
}
