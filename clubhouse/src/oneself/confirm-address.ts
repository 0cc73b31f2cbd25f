import { toLeagueFailure, dataOrThrow } from '../api/answer.ts';
import { getMember, type Member } from '../api/members.ts';
import { writeAddressChangedLetter } from '../mail/letters/own-address.ts';
import { foldAddress } from '../addresses/address.ts';
import { findMailboxes } from '../mailboxes/mailboxes-of.ts';
import { getFirstName } from '../messages/names.ts';
import { isAddressToken } from '../signed/address-path.ts';
import type { AddressChange } from '../store/address-changes.ts';
import type { PlayerVisit } from '../web/visit.ts';

/**
 * The outcome of a confirmation. `shared`: another member has the address, so both read one
 * mailbox. `overtaken`: the club has changed the address meanwhile.
 */
export type ConfirmOutcome = 'address' | 'shared' | 'dead' | 'overtaken';

/** Retries in case someone else changes the member between two calls. */
const MAX_TRIES = 3;

/** The request of a token; null if it was used, expired, replaced or is another member's. */
export function findChangeToConfirm(visit: PlayerVisit, token: string): AddressChange | null {
  const { services, player, now } = visit;
  const change = services.store.addressChanges.find(player.memberId, now);
  return change !== null && isAddressToken(services.signer, token, change) ? change : null;
}

/**
 * Changes the address in the league; then emails the old one and forgets the request, both or
 * neither (SELF-5, SELF-6). If the site stops in between, a repeated click continues.
 * @throws LeagueFailure
 */
export function confirmAddress(visit: PlayerVisit, token: string): Promise<ConfirmOutcome> {
  const { memberLocks } = visit.services;
  return memberLocks.run(visit.player.memberId, async () => {
    const change = findChangeToConfirm(visit, token);
    if (change === null) return 'dead';
    for (let tries = 1; ; tries++) {
      const outcome = await tryToConfirm(visit, change);
      if (outcome !== 'crossed') return outcome;
      if (tries >= MAX_TRIES) throw toLeagueFailure(CROSSED, CROSSED.code);
    }
  });
}

const CROSSED = { status: 409, code: 'precondition_failed' } as const;

async function tryToConfirm(
  visit: PlayerVisit,
  change: AddressChange,
): Promise<ConfirmOutcome | 'crossed'> {
  const { services, website, player } = visit;
  const { mailboxes, addressChanges } = services.store;
  const member = await getMember(website, player.memberId);
  const has = foldAddress(member.email ?? '');
  const holder = mailboxes.holderOf(member.id);
  const isTaken = has === foldAddress(change.address);
  // An empty address with a shared mailbox may come from an earlier attempt at this request.
  const isAsBefore = has === foldAddress(change.was) || (has === '' && holder !== null);
  if (!isTaken && !isAsBefore) {
    addressChanges.remove(member.id);
    return 'overtaken';
  }
  const old = change.was === '' ? await findMailbox(visit, { ...member, email: null }) : change.was;
  const outcome = isTaken ? 'address' : await writeAddress(visit, member, change.address);
  if (outcome !== 'crossed') finishChange(visit, member, change, { outcome, old });
  return outcome;
}

async function findMailbox({ website, services }: PlayerVisit, member: Member): Promise<string> {
  const { mailboxes } = services.store;
  const found = await findMailboxes(website, [member], (id) => mailboxes.holderOf(id));
  return found.get(member.id) ?? '';
}

async function writeAddress(
  visit: PlayerVisit,
  member: Member,
  email: string,
): Promise<'address' | 'shared' | 'crossed'> {
  const { website, services } = visit;
  const answer = await website.updateMember(
    member.id,
    { email },
    { ifMatch: `"${member.updated_at}"` },
  );
  if (answer.kind === 'answer') return 'address';
  if (answer.code === 'precondition_failed') return 'crossed';
  if (answer.code !== 'email_taken') throw toLeagueFailure(answer, 'member_deleted', 'member_left');
  const query = { email };
  const [holder] = (await dataOrThrow(website.listMembers(query))).data;
  // The address has become free meanwhile.
  if (holder === undefined || holder.id === member.id) return 'crossed';
  // This has no effect while the member has their own address.
  services.store.together(() => services.store.mailboxes.share(member.id, holder.id));
  if (typeof member.email !== 'string') return 'shared';
  const cleared = await website.updateMember(
    member.id,
    { email: null },
    { ifMatch: `"${member.updated_at}"` },
  );
  if (cleared.kind === 'answer') return 'shared';
  if (cleared.code === 'precondition_failed') return 'crossed';
  throw toLeagueFailure(cleared, 'email_taken', 'member_deleted', 'member_left');
}

interface Confirmation {
  readonly outcome: 'address' | 'shared';
  /** The previous address; empty if there was none. */
  readonly old: string;
}

/** Ends a change. Other devices stay signed in. Links in the old mailbox show no name any more. */
function finishChange(
  visit: PlayerVisit,
  member: Member,
  change: AddressChange,
  { outcome, old }: Confirmation,
) {
  const { services, language, words, dates, club, now } = visit;
  const { store, url } = services;
  const { id, display_name: name } = member;
  store.together(() => {
    store.addressChanges.remove(id);
    store.familyLinks.forget(id);
    if (outcome === 'address') store.mailboxes.end(id);
    if (old === '' || foldAddress(old) === foldAddress(change.address)) return;
    store.outbox.add({
      key: `address_changed:${change.handle}`,
      // Addressed to a mailbox instead of a member, because it cannot be turned off.
      to: { address: old, name },
      language,
      about: [id],
      letter: writeAddressChangedLetter(
        { name: getFirstName(name), at: now },
        { words, dates, club: club.name, url },
      ),
    });
  });
}
