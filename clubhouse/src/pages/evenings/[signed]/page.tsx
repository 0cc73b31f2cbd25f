import type { Member } from '../../../api/members.ts';
import { hasEvenings } from '../../../evenings/shared-times.ts';
import { findReader } from '../../../mailboxes/current-mailbox.ts';
import { readEveningsPath } from '../../../signed/evenings-path.ts';
import { isMailboxMark } from '../../../signed/mailbox-mark.ts';
import { renderFaultPage, renderNotFoundPage } from '../../../web/faults.tsx';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { DeadEnd, SignedPage } from '../../signed-page.tsx';
import { EveningsView, SaveButtons, TurnOff } from '../evenings-view.tsx';
import { changeEvenings, readOwnEvenings } from '../own-evenings.ts';

/** `/evenings/SIGNED`, from an email: the same without signing in (EVE-8). */
export const get = forAnybody(async (visit): Promise<Answer> => {
  const member = await findMember(visit);
  if ('kind' in member) return member;
  const { words, address } = visit;
  const own = readOwnEvenings(visit, member.id);
  const view = (
    <SignedPage>
      <EveningsView own={own} action={address} name={member.display_name} />
      {!own.isOff && (
        <div class="stack after">
          <SaveButtons own={own} />
        </div>
      )}
      {!own.isOff && <TurnOff action={address} />}
    </SignedPage>
  );
  return page(words.evenings.title, view, { scripts: ['week-parts'] });
});

export const post = forAnybody(async (visit): Promise<Answer> => {
  const member = await findMember(visit);
  if ('kind' in member) return member;
  changeEvenings(visit, member.id);
  return redirect(visit.address, { note: 'evenings' });
});

/** The member who may answer here, or the page that says why nobody may. */
async function findMember(visit: Visit): Promise<Member | Answer> {
  const { services, params, words, club, now } = visit;
  const { signer, store, limits } = services;
  const read = readEveningsPath(signer, params['signed'] ?? '');
  if (read === null || !hasEvenings(store)) return renderNotFoundPage(visit);
  if (limits.lookBySignedAddress(read.memberId, now) > 0) {
    return renderFaultPage(visit, club.name, 'busy');
  }
  const isMailbox = (address: string) => isMailboxMark(signer, address, read.mailboxMark);
  const member = now < read.until ? await findReader(visit, read.memberId, isMailbox) : null;
  if (member !== null) return member;
  const { mails, evenings } = words;
  const view = <DeadEnd title={mails.deadTitle} href="/evenings" label={evenings.title} />;
  return page(evenings.title, view, { status: 410 });
}
