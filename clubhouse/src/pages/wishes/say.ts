import { DISCIPLINES, disciplinesOf, wishFor } from '../../api/wish.ts';
import type { Discipline } from '../../words/terms.ts';
import type { en } from '../../words/en.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import type { Standing } from './standing.ts';

/** What the buttons of the page say: the value of `say`. */
export type Said = keyof typeof en.wishes.done;

const SAID: Readonly<Record<Said, true>> = {
  wish: true,
  'not-now': true,
  'take-back': true,
  'opt-out': true,
  'opt-in': true,
  pause: true,
  back: true,
  leave: true,
  stay: true,
};

export function isSaid(value: string | null): value is Said {
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

interface Answered {
  readonly error?: unknown;
  readonly response: Response;
}

/** Tells the league; null: nothing was ticked, which is no wish. */
export function sayIt(visit: PlayerVisit, said: Said): Promise<Answered> | null {
  const { api, player, form } = visit;
  const me = { params: { path: { id: player.memberId } } };
  const entry = { params: { path: { id: form.get('entry') ?? '' } } };
  const wants = (wish: ReturnType<typeof wishFor>) =>
    api.PUT('/v1/members/{id}/wants-to-play', { ...me, body: { wants_to_play: wish } });
  switch (said) {
    case 'wish': {
      const wish = wishFor(typedDraft(form));
      return wish === null ? null : wants(wish);
    }
    case 'not-now':
      return wants('not_now');
    case 'take-back':
      return wants(null);
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
