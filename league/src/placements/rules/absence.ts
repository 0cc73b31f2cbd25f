import type { Wish } from '../../shared/members.ts';
import type { Discipline, FinishedEntry, OutReason, PlanInput, Player } from './plan-types.ts';

/** Why somebody is not in the draft, in words for the end of a sentence about them. */
export interface Absence {
  readonly reason: OutReason;
  readonly sentence: string;
}

const WISHES_FOR: Readonly<Record<Discipline, readonly Wish[]>> = {
  singles: ['singles', 'both', 'singles_mixed', 'all'],
  doubles: ['doubles', 'both', 'doubles_mixed', 'all'],
  mixed_doubles: ['mixed_doubles', 'singles_mixed', 'doubles_mixed', 'all'],
};

const NAME_OF: Readonly<Record<Discipline, string>> = {
  singles: 'singles',
  doubles: 'doubles',
  mixed_doubles: 'mixed doubles',
};

/** Whether a wish is for this discipline; null where nothing was said. */
export function wishesFor(discipline: Discipline, wish: Wish | null): boolean | null {
  return wish === null ? null : WISHES_FOR[discipline].includes(wish);
}

export function disciplineName(discipline: Discipline): string {
  return NAME_OF[discipline];
}

/** Why a member is out whatever the entry (PLA-6, PLA-7, PLA-8); null where they play. */
export function absenceOf(
  { discipline, said }: Pick<PlanInput, 'discipline' | 'said'>,
  player: Player,
  isLeaving: boolean,
): Absence | null {
  const name = player.display_name;
  if (player.status === 'left') return out('left_club', `${name} has left the club`);
  if (isLeaving) return out('opted_out', `${name} is not playing next season`);
  if (player.status === 'paused') return out('on_a_break', `${name} is on a break`);
  if (said.get(player.id)?.choice === 'not_playing') {
    return out('not_playing', `${name} is not playing ${NAME_OF[discipline]} next season`);
  }
  if (wishesFor(discipline, player.wish) !== false) return null;
  const wish =
    player.wish === 'not_now'
      ? 'does not wish to play'
      : `does not wish to play ${NAME_OF[discipline]}`;
  return out('not_playing', `${name} ${wish} next season`);
}

/**
 * Why an entry is not carried over (PLA-5): the first of these that holds, in this order. Null:
 * it is carried.
 */
export function absenceOfEntry(input: PlanInput, entry: FinishedEntry): Absence | null {
  const { label } = entry;
  if (entry.withdrawn) return out('withdrawn', `${label} withdrew.`);
  const absences = entry.players.map((player) =>
    absenceOf(input, player, entry.leavers.includes(player.id)),
  );
  const byMember = (['left_club', 'opted_out', 'on_a_break', 'not_playing'] as const).flatMap(
    (reason) => absences.find((absence) => absence?.reason === reason) ?? [],
  );
  const [first] = byMember;
  if (first?.reason === 'left_club') return withPartner(entry, absences, first);
  if (entry.optedOut) return out('opted_out', `${label} opted out of the next season.`);
  if (first) return withPartner(entry, absences, first);
  if (input.final && entry.played < entry.minimum) {
    const matches = entry.played === 1 ? 'match' : 'matches';
    return out(
      'too_few_matches',
      `${label} played ${entry.played} ${matches} of the ${entry.minimum} that were expected.`,
    );
  }
  return needsPartner(input, entry);
}

/** Whoever of a pair remains is told to find somebody. */
function withPartner(
  { players }: FinishedEntry,
  absences: readonly (Absence | null)[],
  { reason, sentence }: Absence,
): Absence {
  const remaining = players.filter((_, index) => absences[index] === null);
  const [one] = remaining;
  if (players.length < 2 || !one || remaining.length === players.length) {
    return out(reason, `${sentence}.`);
  }
  return out(reason, `${sentence}; ${one.display_name} needs another partner.`);
}

/** One of a pair wants to play with somebody else (PLA-9). */
function needsPartner(input: PlanInput, { players }: FinishedEntry): Absence | null {
  const [one, other] = players;
  if (!one || !other) return null;
  const seekers = [one, other].filter(({ id }) => input.said.get(id)?.choice === 'new_partner');
  const [seeker] = seekers;
  if (!seeker) return null;
  const rest = seeker.id === one.id ? other : one;
  const both = seekers.length === 2;
  const partner = input.newPairs.flatMap((pair) =>
    pair.some(({ id }) => id === seeker.id) ? pair.filter(({ id }) => id !== seeker.id) : [],
  )[0];
  const what = partner ? `plays with ${partner.display_name}` : 'wants another partner';
  const tail = both ? `so does ${rest.display_name}` : `${rest.display_name} needs another partner`;
  const second = both && partner ? `${rest.display_name} wants another partner too` : tail;
  return out('needs_partner', `${seeker.display_name} ${what} next season; ${second}.`);
}

function out(reason: OutReason, sentence: string): Absence {
  return { reason, sentence };
}
