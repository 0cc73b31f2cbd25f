import type { Discipline } from '../../shared/discipline.ts';
import { type Wish, WISHES_FOR } from '../../shared/members.ts';
import type { OutReason } from '../../shared/out-reasons.ts';
import type { ABSENCE } from '../../shared/sentences/absence.ts';
import type { Fact, SentenceOf } from '../../shared/sentences/family.ts';
import { LEFT_OUT } from '../../shared/sentences/left-out.ts';
import type { FinishedEntry, PlanInput, Player } from './plan-types.ts';

export type Absence = Fact<typeof ABSENCE> & { readonly reason: OutReason };

export type Exclusion = SentenceOf<typeof LEFT_OUT> & { readonly reason: OutReason };

/** Whether a wish is for this discipline; null if the member has none. */
export function isWishFor(discipline: Discipline, wish: Wish | null): boolean | null {
  return wish === null ? null : WISHES_FOR[discipline].includes(wish);
}

export function makeMemberParams({ id, display_name }: Player) {
  return { member_id: id, member: display_name };
}

/** Why a member is out regardless of the entry (PLA-6, PLA-7, PLA-8); null if they play. */
export function findAbsence(
  { discipline, preferences }: Pick<PlanInput, 'discipline' | 'preferences'>,
  player: Player,
  isLeaving: boolean,
): Absence | null {
  const params = makeMemberParams(player);
  if (player.status === 'left') return { reason: 'left_club', code: 'left_club', params };
  if (isLeaving) return { reason: 'opted_out', code: 'leaving', params };
  if (player.status === 'paused') return { reason: 'on_a_break', code: 'on_a_break', params };
  const ofDiscipline = { ...params, discipline };
  if (preferences.get(player.id)?.choice === 'not_playing') {
    return { reason: 'not_playing', code: 'not_playing', params: ofDiscipline };
  }
  if (isWishFor(discipline, player.wish) !== false) return null;
  if (player.wish === 'not_now') return { reason: 'not_playing', code: 'not_now', params };
  return { reason: 'not_playing', code: 'other_wish', params: ofDiscipline };
}

/** Whether a player withdrew with this entry and was entered again. */
function isPlayingElsewhere(
  { divisions }: Pick<PlanInput, 'divisions'>,
  entry: FinishedEntry,
): boolean {
  const ids = new Set(entry.players.map(({ id }) => id));
  return divisions.some(({ entries }) =>
    entries.some((one) => !one.withdrawn && one.players.some(({ id }) => ids.has(id))),
  );
}

/** Why an entry that the coach keeps would be left out (PLA-15); null for any other entry. */
export function findException(
  input: Pick<PlanInput, 'divisions' | 'final' | 'kept'>,
  entry: FinishedEntry,
): 'too_few_matches' | 'withdrawn' | null {
  const { final, kept } = input;
  const { id, withdrawn, played, minimum } = entry;
  if (!kept.has(id)) return null;
  if (withdrawn) return isPlayingElsewhere(input, entry) ? null : 'withdrawn';
  return final && played < minimum ? 'too_few_matches' : null;
}

/** The first reason to leave an entry out (PLA-5); null if it is carried over. */
export function findEntryAbsence(input: PlanInput, entry: FinishedEntry): Exclusion | null {
  const { label, played, minimum } = entry;
  const ofEntry = { entry_id: entry.id, label };
  const isKept = findException(input, entry) !== null;
  if (entry.withdrawn && !isKept)
    return { reason: 'withdrawn', ...LEFT_OUT.say('withdrew', ofEntry) };
  const absences = entry.players.map((player) =>
    findAbsence(input, player, entry.leavers.includes(player.id)),
  );
  const byMember = (['left_club', 'opted_out', 'on_a_break', 'not_playing'] as const).flatMap(
    (reason) => absences.find((absence) => absence?.reason === reason) ?? [],
  );
  const [first] = byMember;
  if (first?.reason === 'left_club')
    return excludeForAbsence(first, findRemaining(entry, absences));
  if (entry.optedOut) return { reason: 'opted_out', ...LEFT_OUT.say('opted_out', ofEntry) };
  if (first) return excludeForAbsence(first, findRemaining(entry, absences));
  if (input.final && played < minimum && !isKept) {
    const said = LEFT_OUT.say('too_few_matches', { ...ofEntry, played, minimum });
    return { reason: 'too_few_matches', ...said };
  }
  return findPartnerExclusion(input, entry);
}

/** The member of a pair who remains and needs a new partner. */
function findRemaining(
  { players }: FinishedEntry,
  absences: readonly (Absence | null)[],
): Player | null {
  const remaining = players.filter((_, index) => absences[index] === null);
  const isPart = players.length > 1 && remaining.length < players.length;
  return isPart ? (remaining[0] ?? null) : null;
}

export function excludeForAbsence(absence: Absence, remaining: Player | null): Exclusion {
  const { reason } = absence;
  const rest = {
    remaining_id: remaining?.id ?? null,
    remaining: remaining?.display_name ?? null,
  };
  switch (absence.code) {
    case 'not_playing':
    case 'other_wish':
      return { reason, ...LEFT_OUT.say(absence.code, { ...absence.params, ...rest }) };
    case 'left_club':
    case 'leaving':
    case 'not_now':
    case 'on_a_break':
      return { reason, ...LEFT_OUT.say(absence.code, { ...absence.params, ...rest }) };
  }
}

/** Why a pair is not carried over: one of them wants to play with someone else (PLA-9). */
function findPartnerExclusion(input: PlanInput, { players }: FinishedEntry): Exclusion | null {
  const [one, other] = players;
  if (!one || !other) return null;
  const seekers = [one, other].filter(
    ({ id }) => input.preferences.get(id)?.choice === 'new_partner',
  );
  const [seeker] = seekers;
  if (!seeker) return null;
  const rest = seeker.id === one.id ? other : one;
  const partner = findNewPartner(input, seeker);
  const isBoth = seekers.length === 2;
  const params = {
    seeker_id: seeker.id,
    seeker: seeker.display_name,
    other_id: rest.id,
    other: rest.display_name,
  };
  if (partner === undefined) {
    const code = isBoth ? 'both_want_another_partner' : 'wants_another_partner';
    return { reason: 'needs_partner', ...LEFT_OUT.say(code, params) };
  }
  const code = isBoth ? 'plays_with_another_too' : 'plays_with_another';
  const withPartner = { ...params, partner_id: partner.id, partner: partner.display_name };
  return { reason: 'needs_partner', ...LEFT_OUT.say(code, withPartner) };
}

function findNewPartner({ newPairs }: PlanInput, seeker: Player): Player | undefined {
  const pair = newPairs.find((one) => one.some(({ id }) => id === seeker.id));
  return pair?.find(({ id }) => id !== seeker.id);
}
