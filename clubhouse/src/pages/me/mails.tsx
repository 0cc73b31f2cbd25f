import type { VNode } from 'preact';
import { LETTER_KINDS, type LetterKind } from '../../mail/letter.ts';
import { Tick } from '../../components/form-fields.tsx';
import { Note } from '../../components/note.tsx';
import { chooseSome } from '../../web/field-kinds.ts';
import { form } from '../../web/form.ts';
import { useVisit } from '../../web/use-visit.ts';

/** Kinds that the page does not offer: one-off emails and the sign-in link. */
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
export const MAILS = form({ kind: chooseSome(CHOICES) });

/** Turns kinds of email on and off (MAIL-8). */
export function Mails({ memberId }: { readonly memberId: string }): VNode {
  const visit = useVisit();
  const { words, services, note } = visit;
  const { mails } = words;
  const muted = services.store.muted.of(memberId);
  const { field } = MAILS.begin(visit, { kind: CHOICES.filter((kind) => !muted.has(kind)) });
  return (
    <section class="card stack" id="mails">
      <h2>{mails.title}</h2>
      <p class="meta">{mails.about}</p>
      {note === 'mails' && <Note icon="check">{mails.saved}</Note>}
      <form class="stack" method="post" action="/me/mails">
        {CHOICES.map((kind) => (
          <Tick key={kind} of={field('kind')} label={mails.kinds[kind]} value={kind} />
        ))}
        <button class="btn o w">{mails.save}</button>
      </form>
    </section>
  );
}
