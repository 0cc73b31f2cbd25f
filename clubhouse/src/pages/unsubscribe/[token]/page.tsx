import type { Subscription } from '../../../dispatch/unsubscribing.ts';
import { Hero } from '../../../components/hero.tsx';
import { Shell } from '../../../components/shell.tsx';
import { isStillReader } from '../../../mailboxes/current-mailbox.ts';
import { isMailboxMark } from '../../../signed/mailbox-mark.ts';
import { renderFaultPage } from '../../../web/faults.tsx';
import { DeadEnd } from '../../signed-page.tsx';
import { FORM } from '../../../web/form-bounds.ts';
import { type Answer, forAnybody, page, type Visit } from '../../../web/visit.ts';
import { FormButton } from '../../../components/buttons.tsx';

/** `/unsubscribe/TOKEN`: turns off one kind of email without signing in, by a button (MAIL-10). */
export const get = forAnybody(async (visit): Promise<Answer> => {
  const subscription = await readToken(visit);
  if (subscription === 'busy') return renderFaultPage(visit, visit.club.name, 'busy');
  if (subscription === null) return renderDeadLinkPage(visit);
  const { memberId, kind } = subscription;
  return renderStatePage(
    visit,
    subscription,
    visit.services.store.muted.of(memberId).has(kind) ? 'off' : 'stop',
  );
});

/** Turns off the emails, for the page's button or a mail provider's servers (RFC 8058). */
export const post = forAnybody(
  async (visit): Promise<Answer> => {
    const subscription = await readToken(visit);
    if (subscription === 'busy') return renderFaultPage(visit, visit.club.name, 'busy');
    if (subscription === null) return renderDeadLinkPage(visit);
    const isWanted = visit.form.get('again') === '1';
    visit.services.store.muted.set(subscription.memberId, subscription.kind, isWanted);
    return renderStatePage(visit, subscription, isWanted ? 'on' : 'off');
  },
  // Mail programs may send their one-click request as a multipart form (RFC 8058).
  { isFromAnywhere: true, takes: { ...FORM, maxFileBytes: 0 } },
);

/** Null if the member's emails no longer go to this mailbox (ENDS-1). */
async function readToken(visit: Visit): Promise<Subscription | 'busy' | null> {
  const { services, params, now } = visit;
  const found = services.unsubscribing.read(params['token'] ?? '');
  if (found === null) return null;
  if (services.limits.lookBySignedAddress(found.memberId, now) > 0) return 'busy';
  const isMailbox = (address: string) => isMailboxMark(services.signer, address, found.mailboxMark);
  return (await isStillReader(visit, found.memberId, isMailbox)) ? found : null;
}

type SubscriptionState = 'stop' | 'off' | 'on';

function renderStatePage(visit: Visit, { kind }: Subscription, state: SubscriptionState): Answer {
  const { words } = visit;
  const { mails } = words;
  const title = mails[`${state}Title`];
  const text = state === 'stop' ? mails.stopAbout : mails[state];
  return page(
    title,
    <Shell hero={<Hero title={title} />}>
      <form class="card lift stack" method="post">
        <p>
          <b>{mails.kinds[kind]}</b>
        </p>
        <p>{text}</p>
        {state === 'off' ? (
          <FormButton look="o w" name="again" value="1" label={mails.again} />
        ) : (
          <button class={state === 'stop' ? 'btn p w' : 'btn o w'}>{mails.stop}</button>
        )}
      </form>
    </Shell>,
  );
}

function renderDeadLinkPage({ words }: Visit): Answer {
  const { mails, signIn } = words;
  const title = mails.deadTitle;
  const view = (
    <DeadEnd title={title} text={mails.dead} href="/sign-in?to=%2Fme" label={signIn.title} />
  );
  return page(title, view, { status: 404 });
}
