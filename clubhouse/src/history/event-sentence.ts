import { ERASED } from '../api/erased-name.ts';
import type { Words } from '../messages/en.ts';
import type { EventFacts } from '../messages/event-facts.ts';
import { type LeagueEventKind, isKind, type LeagueEvent } from './event-groups.ts';

/** A kind without a sentence does not compile (HIST-1). */
type EventSentences = Readonly<Record<LeagueEventKind, (facts: EventFacts) => string>>;

/** Describes the event; the author and the time are shown beside it. */
export function describeEvent(event: LeagueEvent, words: Words): string {
  const { history } = words;
  if (!isKind(event.kind)) return history.unknown(event.kind);
  const sentences: EventSentences = history.sentences;
  const sentence = sentences[event.kind](toEventFacts(event, words));
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The author, by the current name of the key or member. */
export function describeActor(
  { actor, actor_name: name }: LeagueEvent,
  { history }: Words,
): string {
  if (actor.type === 'system') return history.bySystem;
  return name === null ? history.byUnknown[actor.type] : replaceErasedName(name, history);
}

/** The site's knowledge of the people behind the website key (HIST-6). */
export interface WebsiteActs {
  /** Null if currently unknown. */
  readonly keyId: string | null;
  /** The sender of a member's invitation that ended at that time (epoch milliseconds). */
  readonly inviterOf: (memberId: string, at: number) => string | null;
}

/** `by Ana, coach`, or the cause; null if the sentence already names the author. */
type DoerPhrase =
  | { readonly by: string; readonly isActor: boolean }
  | { readonly how: string }
  | null;

/** Names the person who acted, not the website key that passed the action on (HIST-6). */
export function attributeEvent(event: LeagueEvent, words: Words, website: WebsiteActs): DoerPhrase {
  const { history } = words;
  const { actor, kind, subject, subject_name: name } = event;
  const person = name === null ? history.gone.member : replaceErasedName(name, history);
  if (actor.type === 'system') {
    const isSaid = kind === 'session.started' || kind === 'club.installed';
    return isSaid ? null : { how: history.bySystem };
  }
  if (website.keyId === null || actor.id !== website.keyId) {
    return { by: describeActor(event, words), isActor: true };
  }
  if (kind === 'join_request.created') return null;
  if (kind === 'login_link.created') return { how: history.onWebsite };
  // Coaches do these with their own key, so the member did it themselves.
  if (kind === 'session.ended' || kind === 'member.updated') return { by: person, isActor: false };
  const by =
    kind === 'member.invitation.recorded'
      ? website.inviterOf(subject.id, Date.parse(event.occurred_at))
      : null;
  return by === null ? { how: history.byWebsite } : { by, isActor: false };
}

function toEventFacts(event: LeagueEvent, words: Words): EventFacts {
  const { history } = words;
  const data = { ...NOTHING, ...event.data };
  const {
    subject,
    subject_name: name,
    competition_name: competition,
    partner_name: partner,
  } = event;
  return {
    subject:
      name === null ? history.gone[subject.type] : describeSubject(subject.type, name, words),
    competition: competition ?? history.gone.competition,
    partner:
      partner === null || partner === undefined
        ? history.gone.member
        : replaceErasedName(partner, history),
    fields: history.list(data.fields.map((field) => findWord(history.fields, field))),
    outcome: describeOutcome(data.outcome, history),
    reason: describeReason(data, history),
    from: findWord(history.states, data.from),
    to: findWord(history.states, data.to),
    isFailed: data.outcome === 'failed',
    created: data.created,
    moved: data.moved,
    removed: data.removed,
  };
}

/** The outcome of a match that was not simply completed; unknown codes are shown unchanged. */
function describeOutcome(outcome: string, history: Words['history']): string {
  if (outcome === '' || outcome === 'completed') return '';
  return Object.hasOwn(history.outcomes, outcome)
    ? findWord(history.outcomes, outcome)
    : ` (${outcome})`;
}

/** The fields of all event kinds; an event keeps these defaults for fields it lacks. */
interface EventFields {
  readonly fields: readonly string[];
  readonly outcome: string;
  readonly reason: string | null;
  readonly because: string | null;
  readonly from: string;
  readonly to: string;
  readonly created: number;
  readonly moved: number;
  readonly removed: number;
}

const NOTHING: EventFields = {
  fields: [],
  outcome: '',
  reason: null,
  because: null,
  from: '',
  to: '',
  created: 0,
  moved: 0,
  removed: 0,
};

function describeReason(
  { reason, because }: EventFields,
  { reasons }: Words['history'],
): string | null {
  const why = reason ?? because;
  return why === null ? null : findWord(reasons, why);
}

/** Falls back to the league's own word, because a newer league may have more of them. */
function findWord(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}

/** The league names a match in English, by its two sides. */
function describeSubject(type: LeagueEvent['subject']['type'], name: string, words: Words): string {
  const [one, other, ...more] = name.split(' v ');
  const isMatch = type === 'match' && one !== undefined && other !== undefined;
  const plain = isMatch && more.length === 0 ? words.today.versus(one, other) : name;
  return replaceErasedName(plain, words.history);
}

function replaceErasedName(name: string, { erased }: Words['history']): string {
  return name.replaceAll(ERASED, erased);
}
