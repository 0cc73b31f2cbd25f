import { mapRefusal } from '../../api/answer.ts';
import { DISCIPLINES, listDisciplines, findWish } from '../../api/wish.ts';
import type { Discipline } from '../../messages/terms.ts';
import type { en } from '../../messages/en.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import { acceptPartner, declinePartner, namePartner, sayPartner } from './say-partner.ts';
import type { Standing } from './standing.ts';
import type { WishAnswer } from './wish-answer.ts';

/** The actions of the page's buttons: the values of `say`. */
export type WishAction = keyof typeof en.wishes.done;

const SAID: Readonly<Record<WishAction, true>> = {
  wish: true,
  'not-now': true,
  'take-back': true,
  'opt-out': true,
  'opt-in': true,
  pause: true,
  back: true,
  leave: true,
  stay: true,
  partner: true,
  'partner-name': true,
  'partner-yes': true,
  'partner-no': true,
};

export function isSaid(value: string | null): value is WishAction {
  return value !== null && Object.hasOwn(SAID, value);
}

/** The wish, or else the current competitions, which an unanswered form stands for. */
export function makeFirstDraft({ wish, places }: Standing): readonly Discipline[] {
  return wish === null ? places.map((one) => one.discipline) : listDisciplines(wish);
}

export function readDraft(form: URLSearchParams): readonly Discipline[] {
  const ticked = form.getAll('play');
  return DISCIPLINES.filter((one) => ticked.includes(one));
}

/** The outcome: a page to go to, or the reason for a refusal in the page's language. */
export type Outcome = { readonly to: string } | { readonly fault: string; readonly status: number };

/** @throws LeagueFailure for a refusal that the page has no text for */
export async function submitWishAction(visit: PlayerVisit, said: WishAction): Promise<Outcome> {
  const { wishes } = visit.words;
  const saying = await runWishAction(visit, said);
  if (!('kind' in saying)) return saying;
  if (saying.kind === 'answer') return { to: `/wishes?done=${said}` };
  return { fault: mapRefusal(saying, wishes.refused), status: saying.status };
}

async function runWishAction(visit: PlayerVisit, said: WishAction): Promise<WishAnswer | Outcome> {
  const { form, words } = visit;
  switch (said) {
    case 'wish': {
      const wish = findWish(readDraft(form));
      return wish === null ? { fault: words.wishes.tickOne, status: 422 } : recordWish(visit, wish);
    }
    case 'not-now':
      return recordWish(visit, 'not_now');
    case 'take-back':
      return recordWish(visit, null);
    case 'partner':
      return (await sayPartner(visit)) ?? { fault: words.partners.pickOne, status: 422 };
    case 'partner-name':
      return namePartner(visit);
    case 'partner-yes': {
      const fault = words.partners.changedMind(form.get('name') ?? '');
      return (await acceptPartner(visit)) ?? { fault, status: 409 };
    }
    case 'partner-no':
      return declinePartner(visit);
    case 'opt-out':
    case 'opt-in':
    case 'pause':
    case 'back':
    case 'leave':
    case 'stay':
      return changeEntryOrMember(visit, said);
  }
}

function recordWish(
  { api, player }: PlayerVisit,
  wish: ReturnType<typeof findWish>,
): Promise<WishAnswer> {
  return api.recordWish(player.memberId, { wants_to_play: wish });
}

type OfEntryOrMember = 'opt-out' | 'opt-in' | 'pause' | 'back' | 'leave' | 'stay';

function changeEntryOrMember(
  { api, player, form }: PlayerVisit,
  said: OfEntryOrMember,
): Promise<WishAnswer> {
  const entry = form.get('entry') ?? '';
  switch (said) {
    case 'opt-out':
      return api.optOutEntry(entry);
    case 'opt-in':
      return api.optInEntry(entry);
    case 'pause':
      return api.pauseMember(player.memberId);
    case 'back':
      return api.resumeMember(player.memberId);
    case 'leave':
      return api.recordLeaving(player.memberId);
    case 'stay':
      return api.withdrawLeaving(player.memberId);
  }
}
