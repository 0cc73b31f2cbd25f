import { type LeagueAnswer, LeagueFailure } from '../../api/answer.ts';
import { DISCIPLINES, disciplinesOf, wishFor } from '../../api/wish.ts';
import type { Discipline } from '../../messages/terms.ts';
import type { en } from '../../messages/en.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import { acceptPartner, declinePartner, namePartner, sayPartner } from './say-partner.ts';
import type { Standing } from './standing.ts';

/** What the buttons of the page say: the value of `say`. */
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

/** What is ticked: what was wished, else what is played now, which is what saying nothing means. */
export function firstDraft({ wish, places }: Standing): readonly Discipline[] {
  return wish === null ? places.map((one) => one.discipline) : disciplinesOf(wish);
}

export function typedDraft(form: URLSearchParams): readonly Discipline[] {
  const ticked = form.getAll('play');
  return DISCIPLINES.filter((one) => ticked.includes(one));
}

/** What came of it: a page to go on to, or what stands against it, in the words of the page. */
export type Outcome = { readonly to: string } | { readonly fault: string; readonly status: number };

/** Tells the league. @throws LeagueFailure where it refuses for a reason the page has no words for */
export async function sayIt(visit: PlayerVisit, said: WishAction): Promise<Outcome> {
  const { wishes } = visit.words;
  const saying = await told(visit, said);
  if (!('kind' in saying)) return saying;
  if (saying.kind === 'answer') return { to: `/wishes?done=${said}` };
  const refused: Readonly<Record<string, string>> = wishes.refused;
  const fault = refused[saying.code];
  if (fault === undefined) throw new LeagueFailure(saying);
  return { fault, status: saying.status };
}

async function told(
  visit: PlayerVisit,
  said: WishAction,
): Promise<LeagueAnswer<unknown> | Outcome> {
  const { form, words } = visit;
  switch (said) {
    case 'wish': {
      const wish = wishFor(typedDraft(form));
      return wish === null ? { fault: words.wishes.tickOne, status: 422 } : wants(visit, wish);
    }
    case 'not-now':
      return wants(visit, 'not_now');
    case 'take-back':
      return wants(visit, null);
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
      return ofEntryOrMember(visit, said);
  }
}

function wants(
  { api, player }: PlayerVisit,
  wish: ReturnType<typeof wishFor>,
): Promise<LeagueAnswer<unknown>> {
  const me = { params: { path: { id: player.memberId } } };
  return api.PUT('/v1/members/{id}/wants-to-play', { ...me, body: { wants_to_play: wish } });
}

type OfEntryOrMember = 'opt-out' | 'opt-in' | 'pause' | 'back' | 'leave' | 'stay';

function ofEntryOrMember(
  { api, player, form }: PlayerVisit,
  said: OfEntryOrMember,
): Promise<LeagueAnswer<unknown>> {
  const me = { params: { path: { id: player.memberId } } };
  const entry = { params: { path: { id: form.get('entry') ?? '' } } };
  switch (said) {
    case 'opt-out':
      return api.POST('/v1/entries/{id}/opt-out', entry);
    case 'opt-in':
      return api.DELETE('/v1/entries/{id}/opt-out', entry);
    case 'pause':
      return api.POST('/v1/members/{id}/pause', me);
    case 'back':
      return api.DELETE('/v1/members/{id}/pause', me);
    case 'leave':
      return api.POST('/v1/members/{id}/leave', me);
    case 'stay':
      return api.DELETE('/v1/members/{id}/leave', me);
  }
}
