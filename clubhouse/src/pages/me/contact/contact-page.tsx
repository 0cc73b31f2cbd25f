import type { VNode } from 'preact';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { TextField } from '../../../components/form-fields.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Note } from '../../../components/note.tsx';
import { PostForm } from '../../../components/post-form.tsx';
import { type OwnProfile, readOwnProfile } from '../../../oneself/read-own-profile.ts';
import type { AddressChange } from '../../../store/address-changes.ts';
import { renderFaultPage } from '../../../web/faults.tsx';
import { chosen, email, text } from '../../../web/field-kinds.ts';
import { type Filled, form } from '../../../web/form.ts';
import { line } from '../../../web/read-form.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { type Answer, page, type PlayerVisit } from '../../../web/visit.ts';
import { PlayerLayout } from '../../player-layout.tsx';
import { FormButton } from '../../../components/buttons.tsx';

/** The number as the page showed it, to notice a change by somebody else, and as typed. */
export const PHONE = form({
  was: { ...text({}), isHidden: true },
  phone: text({ maxLength: FIELD_LIMITS.MemberChanges.phone.maxLength }),
});
export const ADDRESS = form({ do: chosen, email: email(FIELD_LIMITS['/v1/members'].email) });

interface ContactForms {
  readonly phone?: Filled<typeof PHONE>;
  readonly address?: Filled<typeof ADDRESS>;
}

/** The page with current data; after an error, the field shows what the member typed (SELF-4). */
export async function renderContactPage(
  visit: PlayerVisit,
  sent: ContactForms = {},
): Promise<Answer> {
  const { services, player, words, club, now } = visit;
  const oneself = await readOwnProfile(visit);
  if (oneself === null) return renderFaultPage(visit, club.name, 'busy');
  const was = line([oneself.member.phone ?? '']);
  const { phone = PHONE.begin(visit, { phone: was }), address = ADDRESS.begin(visit) } = sent;
  const open = services.store.addressChanges.find(player.memberId, now);
  const view = (
    <ContactView {...oneself} open={open} phone={phone.with({ was })} address={address} />
  );
  const status = Math.max(phone.status, address.status);
  return page(words.ownContact.title, view, { status });
}

interface Props extends OwnProfile, Required<ContactForms> {
  /** A new address waiting for confirmation. */
  readonly open: AddressChange | null;
}

const DONE = ['phone', 'address', 'shared', 'cancelled'] as const;

/** The member's phone number and email address, each with a form (SELF-4, SELF-5). */
function ContactView({ phone, address, open, ...oneself }: Props): VNode {
  const { words, note } = useVisit();
  const { ownContact } = words;
  const done = DONE.find((one) => `contact-${one}` === note);
  return (
    <PlayerLayout tab="me" title={ownContact.title} text={ownContact.about}>
      <div class="lift sections">
        {done !== undefined && <Note icon="check">{ownContact.done[done]}</Note>}
        <section class="card stack" id="phone-card">
          <h2>{ownContact.phone}</h2>
          <PostForm of={phone} class="stack" action="/me/contact/phone">
            <TextField
              of={phone.field('phone')}
              label={ownContact.phoneLabel}
              hint={ownContact.phoneAbout}
              type="tel"
              autocomplete="tel"
            />
            <button class="btn p w">{ownContact.phoneSave}</button>
          </PostForm>
        </section>
        <section class="card stack" id="address-card">
          <h2>{ownContact.address}</h2>
          <Now {...oneself} />
          {open !== null && <Open open={open} />}
          <PostForm of={address} class="stack" action="/me/contact/address">
            <TextField
              of={address.field('email')}
              label={ownContact.newAddress}
              hint={ownContact.addressAbout}
              type="email"
              autocomplete="email"
            />
            <FormButton look="o w" value="ask" label={ownContact.addressSend} />
          </PostForm>
        </section>
      </div>
      <p class="after">
        <a class="btn q" href="/me">
          <Icon name="back" />
          {ownContact.back}
        </a>
      </p>
    </PlayerLayout>
  );
}

function Now({ member, holder }: OwnProfile): VNode {
  const { ownContact } = useVisit().words;
  const isOwn = typeof member.email === 'string';
  const shown = isOwn ? member.email : holder?.display_name;
  if (shown === undefined) return <p>{ownContact.addressNone}</p>;
  return (
    <p>
      {isOwn ? ownContact.addressNow : ownContact.addressShared} <b class="breaks">{shown}</b>
    </p>
  );
}

function Open({ open }: { readonly open: AddressChange }): VNode {
  const { words, dates } = useVisit();
  const { ownContact } = words;
  const until = `${dates.longDay(dates.dateOf(open.expiresAt))}, ${dates.time(open.expiresAt)}`;
  return (
    <form class="stack" method="post" action="/me/contact/address">
      <input type="hidden" name="email" value={open.address} />
      <Note icon="mail" kind="club">
        {ownContact.openTitle} <b class="breaks">{open.address}</b>
        <br />
        {ownContact.open(until)}
      </Note>
      <div class="row wrap">
        <FormButton look="o" value="ask" label={ownContact.openAgain} />
        <FormButton look="q" value="cancel" label={ownContact.openCancel} />
      </div>
    </form>
  );
}
