import { createHash } from 'node:crypto';
import { makePlanningContext } from '../../../dispatch/planning-context.ts';
import type { AddressedLetters } from '../../../mail/from-events/recipient.ts';
import type { LetterToSend } from '../../../mail/letter.ts';
import type { PlanningContext } from '../../../mail/planner.ts';
import type { Words } from '../../../messages/en.ts';
import { chosen, hidden, manyChosen } from '../../../web/field-kinds.ts';
import { form } from '../../../web/form.ts';
import { type Answer, type CoachVisit, redirect } from '../../../web/visit.ts';
import type { WorkKind } from '../../../work/work-kind.ts';
import { MAX_CHOSEN } from './audience.ts';

/** The reasons for leaving somebody out, in the order in which the page shows them. */
export type LeftOutReason = keyof Words['send']['leftOut'];

export interface Addressee {
  readonly id: string;
  readonly name: string;
  /** Their last such email, in any form; a page that shows an older one is outdated. */
  readonly last?: string | number | null | undefined;
}

/** The fields that lead to the same mailshot again, as sent by a form or an address. */
export type Choice = readonly (readonly [name: string, value: string])[];

/** Everything that one click of a coach would send (SEND-1). */
export interface Mailshot {
  /** The folder of `/coach/send/`. */
  readonly topic: Topic;
  readonly choice: Choice;
  /** Each gets one email. */
  readonly recipients: readonly Addressee[];
  readonly leftOut: ReadonlyMap<LeftOutReason, readonly string[]>;
  /** The first email as it will read; null if there is none. */
  readonly letter: LetterToSend | null;
  /** What the button says, with the number of emails; by default only that it sends. */
  readonly button?: (count: number) => string;
  /** Also works with nobody to write to, because the click does more than send. */
  readonly isAct?: boolean;
  /** The fields of the choice that include those left out, by reason. */
  readonly ways?: Partial<Record<LeftOutReason, string>>;
  /** What to do if the site has no mail server. */
  readonly noMail?: string;
  /** Sends, after the recipients were checked once more (SEND-4). */
  readonly send: (to: readonly Addressee[], once: string) => Answer | Promise<Answer>;
  /** The page with its form. */
  readonly show: (clicked?: Clicked) => Answer | Promise<Answer>;
}

/** A mailshot before anything is done with it. */
export type Letters = Omit<Mailshot, 'send' | 'show'>;

/** A click that did not send. */
export interface Clicked {
  /** What stopped it. */
  readonly trouble?: string | null;
  /** The recipients that are ticked; by default all. */
  readonly picks?: readonly string[] | undefined;
}

export type Topic =
  | 'invitations'
  | 'reminders'
  | 'announcement'
  | 'places'
  | 'start'
  | 'step'
  | 'dates';

/** Prepares a mailshot from a form or an address, each time from the league's current data. */
export type Sender = (visit: CoachVisit, fields: URLSearchParams) => Promise<Mailshot | Answer>;

/** The form of every mailshot. */
export const SEND = form({
  choice: hidden,
  /** The digest of what the page shows. */
  seen: hidden,
  pick: manyChosen,
  /** One of `ways`; the click then only shows the longer list. */
  include: chosen,
});

/** Whether recipients can be unticked: not for an act, nor in a list longer than its form. */
export function canPick({ isAct = false, recipients }: Letters): boolean {
  return !isAct && recipients.length <= MAX_CHOSEN;
}

/** Whether these can join the recipients. A longer list would lose the ticks taken away before. */
export function canInclude(mailshot: Letters, others: readonly string[]): boolean {
  return !canPick(mailshot) || mailshot.recipients.length + others.length <= MAX_CHOSEN;
}

/** Starts a job with one item for each recipient. */
export function sendAsWork<Item>(
  { services, coach }: CoachVisit,
  kind: WorkKind<Item>,
  leadsTo: string,
  makeItem: (memberId: string) => Item,
): Mailshot['send'] {
  return (to, once) => {
    const items = to.map(({ id, name }) => ({ item: makeItem(id), label: name, memberId: id }));
    return redirect(`/coach/work/${services.work.begin(kind, { once, coach, leadsTo, items })}`);
  };
}

export function encodeChoice(choice: Choice): string {
  return Buffer.from(JSON.stringify(choice)).toString('base64url');
}

/** Reads what `encodeChoice` wrote; anything else chooses nothing. */
export function decodeChoice(text: string): URLSearchParams {
  try {
    const pairs: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isPair = (one: unknown) =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
    return new URLSearchParams(
      Array.isArray(pairs) ? (pairs.filter(isPair) as [string, string][]) : [],
    );
  } catch {
    return new URLSearchParams();
  }
}

/**
 * Stands for what a page shows. It changes with the recipients and once they got the email, so it
 * also makes two tabs or two clicks one job (SEND-3).
 */
export function digest(
  { topic, choice, recipients }: Pick<Mailshot, 'topic' | 'choice' | 'recipients'>,
  day: string,
): string {
  const shown = [topic, day, choice, recipients.map(({ id, last = null }) => [id, last])];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

/** Sorts the emails of a coach's act: those that nobody can or wants to get are left out. */
export function addressLetters(
  { people, letters }: AddressedLetters,
  { services: { store } }: CoachVisit,
): Pick<Mailshot, 'recipients' | 'leftOut' | 'letter'> {
  const byMember = new Map(letters.map((letter) => [letter.to.member_id, letter]));
  const everyone = new Map(people.map((person) => [person.id, person])).values();
  const kind = letters[0]?.letter.kind ?? 'season_begun';
  const muted = store.muted.membersWithout(kind);
  const named = [...everyone].map((person) => ({
    id: person.id,
    name: person.display_name,
    person,
    letter: byMember.get(person.id),
  }));
  const sorted = sortRecipients(named, ({ id, person, letter }) => {
    if (person.status === 'left') return 'left';
    if (person.mailbox === undefined) return 'no_address';
    if (letter === undefined) return 'left';
    if (muted.has(id)) return 'turned_off';
    const keys = [letter.key, ...(letter.covers ?? [])];
    return keys.every((key) => store.outbox.has(key)) ? 'already' : null;
  });
  return { ...sorted, letter: sorted.recipients[0]?.letter ?? null };
}

export function makeVisitContext({ api, club, now, services }: CoachVisit): PlanningContext {
  const { store, url } = services;
  return makePlanningContext({ api, club, store, url, now });
}

/** @param why null for those who get the email, `left` for those not worth a word */
export function sortRecipients<One extends Addressee>(
  people: readonly One[],
  why: (one: One) => LeftOutReason | 'left' | null,
): Pick<Mailshot, 'leftOut'> & { readonly recipients: readonly One[] } {
  const sorted = Map.groupBy(people, why);
  const recipients = sorted.get(null) ?? [];
  const leftOut = new Map(
    [...sorted].flatMap(([reason, some]): [LeftOutReason, string[]][] =>
      reason === null || reason === 'left' ? [] : [[reason, some.map(({ name }) => name)]],
    ),
  );
  return { recipients, leftOut };
}
