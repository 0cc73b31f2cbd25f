import type { VNode } from 'preact';
import { LETTER_KINDS, type LetterKind } from '../../mail/letter.ts';
import { Note } from '../../components/note.tsx';
import type { SectionProps } from './section.ts';

/** Not offered: one-off emails and the sign-in link. */
const ONCE: ReadonlySet<LetterKind> = new Set([
  'sign_in',
  'invitation',
  'application_received',
  'application_arrived',
  'accepted',
  'address_to_confirm',
  'address_changed',
]);
export const CHOICES: readonly LetterKind[] = LETTER_KINDS.filter((kind) => !ONCE.has(kind));

/** Turns kinds of email on and off (MAIL-8). */
export function Mails({ visit }: SectionProps): VNode {
  const { words, player, services, note } = visit;
  const { mails } = words;
  const muted = services.store.muted.of(player.memberId);
  return (
    <section class="card stack" id="mails">
      <h2>{mails.title}</h2>
      <p class="meta">{mails.about}</p>
      {note === 'mails' && <Note icon="check">{mails.saved}</Note>}
      <form class="stack" method="post" action="/me/mails">
        {CHOICES.map((kind) => (
          <label key={kind} class="opt">
            <input type="checkbox" name="kind" value={kind} checked={!muted.has(kind)} />
            <b>{mails.kinds[kind]}</b>
          </label>
        ))}
        <button class="btn o w">{mails.save}</button>
      </form>
    </section>
  );
}
