import { type CommonCode, dataOrThrow, type LeagueAnswer, mapRefusal } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { DISCIPLINES, findWish, listDisciplines } from '../../api/wish.ts';
import type { en } from '../../messages/en.ts';
import type { Discipline } from '../../messages/terms.ts';
import { chooseSome, chosen, hidden } from '../../web/field-kinds.ts';
import { type Filled, form } from '../../web/form.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import type { WishStanding } from './standing.ts';

/** The actions of the page's buttons: the values of `say`. */
export type WishAction = keyof typeof en.wishes.done;

/** The fields of all actions; each sends some of them. */
export const WISHES = form({
  say: chosen,
  play: chooseSome(DISCIPLINES),
  entry: hidden,
  competition: hidden,
  partner: hidden,
  name: hidden,
  choice: chosen,
});
export type WishesForm = Filled<typeof WISHES>;
type SentWishes = Extract<ReturnType<typeof WISHES.read>, { isFaulty: false }>;

/** The league's response to a wish; the page has a text for each refusal. */
type WishAnswer = LeagueAnswer<unknown, CommonCode | keyof typeof en.wishes.refused>;

export function isSaid({ words }: PlayerVisit, value: string | null): value is WishAction {
  return value !== null && Object.hasOwn(words.wishes.done, value);
}

/** The wish, or else the current competitions, which an unanswered form stands for. */
export function listDraft({ wish, places }: WishStanding): readonly Discipline[] {
  return wish === null ? places.map((one) => one.discipline) : listDisciplines(wish);
}

/**
 * @returns the path to go to, or the form with the reason for a refusal
 * @throws LeagueFailure for a refusal that the page has no text for
 */
export async function submitWishAction(
  visit: PlayerVisit,
  sent: SentWishes,
  say: WishAction,
): Promise<string | WishesForm> {
  const { wishes, partners } = visit.words;
  const { play, competition, choice, name } = sent.values;
  if (say === 'wish' && play.length === 0) return sent.withTrouble(wishes.tickOne, 422);
  if (say === 'partner' && choice === 'other') {
    return `/wishes/partner/${encodeURIComponent(competition)}`;
  }
  if (say === 'partner-yes' && !(await isStillNamed(visit, sent))) {
    return sent.withTrouble(partners.changedMind(name), 409);
  }
  const answer = await sendAction(visit, sent, say);
  if (answer === null) return sent.withTrouble(partners.pickOne, 422);
  if (answer.kind === 'answer') return `/wishes?done=${say}`;
  return sent.withTrouble(mapRefusal(answer, wishes.refused), answer.status);
}

/** Whether the suitor still names the player: accepting ends the current pair at once (PART-2). */
async function isStillNamed({ api, player }: PlayerVisit, { values }: SentWishes) {
  const { data } = await dataOrThrow(api.listMyPartnerChoices());
  const there = data.find((one) => one.competition_id === values.competition);
  const theirs = there?.choices.find(({ member }) => member.id === values.partner);
  return theirs?.partner?.id === player.memberId;
}

/** @returns null if no option of the partner form was chosen */
async function sendAction(
  { api, player: { memberId } }: PlayerVisit,
  { values: { play, entry, competition, partner, choice } }: SentWishes,
  say: WishAction,
): Promise<WishAnswer | null> {
  switch (say) {
    case 'wish':
      return api.recordWish(memberId, { wants_to_play: findWish(play) });
    case 'not-now':
      return api.recordWish(memberId, { wants_to_play: 'not_now' });
    case 'take-back':
      return api.recordWish(memberId, { wants_to_play: null });
    case 'partner': {
      const body = toPartnerChoice(choice, partner);
      return body && api.recordPartnerChoice(competition, memberId, body);
    }
    case 'partner-name':
    case 'partner-yes': {
      // An empty id means that the player is still looking for a partner.
      const named = partner === '' ? {} : { partner_id: partner };
      return api.recordPartnerChoice(competition, memberId, { choice: 'new_partner', ...named });
    }
    case 'partner-no':
      return api.declinePartner(competition, memberId, { from_member_id: partner });
    case 'opt-out':
      return api.optOutEntry(entry);
    case 'opt-in':
      return api.optInEntry(entry);
    case 'pause':
      return api.pauseMember(memberId);
    case 'back':
      return api.resumeMember(memberId);
    case 'leave':
      return api.recordLeaving(memberId);
    case 'stay':
      return api.withdrawLeaving(memberId);
  }
}

function toPartnerChoice(choice: string, partner: string): Api<'NewChoice'> | null {
  switch (choice) {
    case 'same':
      return { choice: 'same_partner' };
    case 'keep':
      return { choice: 'new_partner', partner_id: partner };
    case 'coach':
      return { choice: 'coach_decides' };
    case 'out':
      return { choice: 'not_playing' };
    default:
      return null;
  }
}
