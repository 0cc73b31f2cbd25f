import type { VNode } from 'preact';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { Hero } from '../../../components/hero.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Note } from '../../../components/note.tsx';
import { Shell } from '../../../components/shell.tsx';
import type { OwnProfile } from '../../../oneself/read-own-profile.ts';
import type { AddressChange } from '../../../store/address-changes.ts';
import type { PlayerVisit } from '../../../web/visit.ts';

export interface ContactFault {
  readonly field: 'phone' | 'email';
  readonly typed: string;
  readonly text: string;
}

interface Props extends OwnProfile {
  readonly visit: PlayerVisit;
  readonly open: AddressChange | null;
  readonly fault: ContactFault | null;
}

/** The member's phone number and email address, each with a form (SELF-4, SELF-5). */
export function ContactView(props: Props): VNode {
  const { words, club, player, address, note } = props.visit;
  const { ownContact } = words;
  const done = readSavedNote(note);
  return (
    <Shell
      club={club.name}
      player={player}
      tab="me"
      address={address}
      hero={<Hero title={ownContact.title} text={ownContact.about} />}
    >
      <div class="lift sections">
        {done !== null && <Note icon="check">{ownContact.done[done]}</Note>}
        <Phone {...props} />
        <Address {...props} />
      </div>
      <p class="after">
        <a class="btn q" href="/me">
          <Icon name="back" />
          {ownContact.back}
        </a>
      </p>
    </Shell>
  );
}

const DONE = ['phone', 'address', 'shared', 'cancelled'] as const;
type SavedNote = (typeof DONE)[number];

function readSavedNote(note: string | null): SavedNote | null {
  return DONE.find((one) => `contact-${one}` === note) ?? null;
}

function Phone({ visit, member, fault }: Props): VNode {
  const { ownContact } = visit.words;
  const own = fault?.field === 'phone' ? fault : null;
  const kept = member.phone ?? '';
  return (
    <section class="card stack" id="phone-card">
      <h2>{ownContact.phone}</h2>
      <form class="stack" method="post" action="/me/contact/phone" novalidate>
        <input type="hidden" name="was" value={kept} />
        <div class="field">
          <label for="phone">{ownContact.phoneLabel}</label>
          <p class="hint" id="phone-hint">
            {ownContact.phoneAbout}
          </p>
          <input
            class="input"
            id="phone"
            name="phone"
            type="tel"
            autocomplete="tel"
            maxlength={FIELD_LIMITS.MemberChanges.phone.maxLength}
            value={own === null ? kept : own.typed}
            {...fieldAttributes('phone', own)}
          />
          <Wrong fault={own} />
        </div>
        <button class="btn p w">{ownContact.phoneSave}</button>
      </form>
    </section>
  );
}

function Address(props: Props): VNode {
  const { visit, open, fault } = props;
  const { ownContact } = visit.words;
  const own = fault?.field === 'email' ? fault : null;
  return (
    <section class="card stack" id="address-card">
      <h2>{ownContact.address}</h2>
      <Now {...props} />
      {open !== null && <Open visit={visit} open={open} />}
      <form class="stack" method="post" action="/me/contact/address" novalidate>
        <div class="field">
          <label for="email">{ownContact.newAddress}</label>
          <p class="hint" id="email-hint">
            {ownContact.addressAbout}
          </p>
          <input
            class="input"
            id="email"
            name="email"
            type="email"
            inputmode="email"
            autocomplete="email"
            autocapitalize="none"
            spellcheck={false}
            maxlength={FIELD_LIMITS['/v1/members'].email.maxLength}
            value={own?.typed ?? ''}
            {...fieldAttributes('email', own)}
          />
          <Wrong fault={own} />
        </div>
        <button class="btn o w" name="do" value="ask">
          {ownContact.addressSend}
        </button>
      </form>
    </section>
  );
}

function Now({ visit, member, holder }: Props): VNode {
  const { ownContact } = visit.words;
  if (typeof member.email === 'string') {
    return (
      <p>
        {ownContact.addressNow} <b class="breaks">{member.email}</b>
      </p>
    );
  }
  if (holder === null) return <p>{ownContact.addressNone}</p>;
  return (
    <p>
      {ownContact.addressShared} <b class="breaks">{holder.display_name}</b>
    </p>
  );
}

function Open({ visit, open }: { readonly visit: PlayerVisit; readonly open: AddressChange }) {
  const { words, dates } = visit;
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
        <button class="btn o" name="do" value="ask">
          {ownContact.openAgain}
        </button>
        <button class="btn q" name="do" value="cancel">
          {ownContact.openCancel}
        </button>
      </div>
    </form>
  );
}

function Wrong({ fault }: { readonly fault: ContactFault | null }): VNode | null {
  if (fault === null) return null;
  return (
    <p class="fault" id={`${fault.field}-fault`} role="alert">
      {fault.text}
    </p>
  );
}

function fieldAttributes(name: string, fault: ContactFault | null) {
  return {
    'aria-describedby': fault === null ? `${name}-hint` : `${name}-hint ${name}-fault`,
    ...(fault === null ? {} : { 'aria-invalid': 'true' as const, autofocus: true }),
  };
}
