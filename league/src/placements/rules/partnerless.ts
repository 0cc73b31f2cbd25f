import type { Id } from '../../shared/ids.ts';
import { toFact, type SentenceOf } from '../../shared/sentences/family.ts';
import { LEFT_OUT } from '../../shared/sentences/left-out.ts';
import { findAbsence, makeMemberParams } from './absence.ts';
import type { EntryDecision } from './entry-decision.ts';
import type { LeftOut, PlanInput, Player } from './plan-types.ts';

/**
 * Lists who remains of a pair not carried over, even if a new pair fell apart, and members without
 * an entry who seek a partner or let the coach choose (PLA-14).
 * @param placed ids of members with a place
 */
export function listPartnerless(
  input: PlanInput,
  decisions: readonly EntryDecision[],
  placed: ReadonlySet<Id<'member'>>,
): LeftOut[] {
  if (input.discipline === 'singles') return [];
  const own = new Map<Id<'member'>, { readonly one: EntryDecision; readonly player: Player }>();
  for (const one of decisions) {
    for (const player of one.entry.players) {
      const isFirst = own.get(player.id)?.one.entry.withdrawn ?? true;
      if (isFirst) own.set(player.id, { one, player });
    }
  }
  const decisionOf = (id: Id<'member'>) => own.get(id)?.one;
  const ids = new Set([...own.keys(), ...[...input.preferences.keys()].toSorted()]);
  return [...ids].flatMap((id): LeftOut[] => {
    const player = own.get(id)?.player ?? input.people.get(id);
    if (!player || placed.has(id) || !isLeftAlone(input, player, decisionOf)) return [];
    const { display_name } = player;
    return [
      {
        entry_id: null,
        members: [{ id, display_name }],
        label: display_name,
        reason: 'needs_partner',
        ...explainLeftOut(input, player, own.get(id)?.one),
      },
    ];
  });
}

function isLeftAlone(
  input: PlanInput,
  player: Player,
  decisionOf: (id: Id<'member'>) => EntryDecision | undefined,
): boolean {
  const own = decisionOf(player.id);
  if (findOwnAbsence(input, player, own) !== null) return false;
  const choice = input.preferences.get(player.id)?.choice;
  const isLooking = choice === 'new_partner' || choice === 'coach_decides';
  if (!own?.absence) return own === undefined && isLooking;
  // A pair left out as a whole still has each other, unless one wants another partner.
  const { reason } = own.absence;
  if (reason === 'too_few_matches') return false;
  const isOutTogether = reason === 'withdrawn' || (reason === 'opted_out' && own.entry.optedOut);
  const isTogether = own.entry.players.every(({ id }) => decisionOf(id) === own);
  return !isOutTogether || !isTogether || choice === 'new_partner';
}

/** Why a member is not playing; leaving counts for their own entry. */
export function findOwnAbsence(input: PlanInput, player: Player, own: EntryDecision | undefined) {
  const isLeaving = own ? own.entry.leavers.includes(player.id) : player.leaving;
  return findAbsence(input, player, isLeaving);
}

/** Why a member has no partner, if the intended one is not playing. */
function explainLeftOut(
  input: PlanInput,
  player: Player,
  own: EntryDecision | undefined,
): SentenceOf<typeof LEFT_OUT> {
  const preference = input.preferences.get(player.id);
  const present = own?.entry.players.find(({ id }) => id !== player.id);
  const params = { ...makeMemberParams(player), had_partner: present !== undefined };
  if (preference?.choice === 'coach_decides')
    return LEFT_OUT.say('leaves_partner_to_coach', params);
  const wanted = preference?.choice === 'new_partner' ? preference.partnerId : present?.id;
  const other = wanted ? input.people.get(wanted) : undefined;
  const partner = present?.id === wanted ? present : other;
  const absence = partner && findOwnAbsence(input, partner, present === partner ? own : undefined);
  if (!absence) return LEFT_OUT.say('needs_partner', params);
  return LEFT_OUT.say('partner_absent', { ...params, because: toFact(absence) });
}
