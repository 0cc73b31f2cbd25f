import type { Api } from '../../api/client.ts';
import { sanitiseText, type Voice } from './voice.ts';
type HeldPlace = Extract<Api<'PlacementSentence'>, { code: 'held' }>['params'];
type PlaceWords = Voice['words']['seasonLetters']['place'];

interface PlaceFacts {
  readonly memberId: string;
  readonly division: string;
  readonly partner: string | null;
  readonly why: Api<'PlacementSentence'> | null;
}

/** Explains a place to the player, from its code and params (LTR-10). */
export function describePlace(
  { memberId, division, partner, why }: PlaceFacts,
  { words, dates }: Voice,
): string {
  const { place: say } = words.seasonLetters;
  const isPair = partner !== null;
  const here = sanitiseText(division);
  if (why === null) return say.byHand(isPair, here);
  switch (why.code) {
    case 'held':
    case 'held_by_name':
      return say.held(isPair, describeStanding(why.params, isPair, say));
    case 'promoted':
    case 'promoted_by_name':
      return say.promoted(isPair, describeStanding(why.params, isPair, say), here);
    case 'relegated':
    case 'relegated_by_name':
      return say.relegated(isPair, describeStanding(why.params, isPair, say), here);
    case 'kept': {
      const { despite, played, minimum, from_division: from } = why.params;
      return despite === 'withdrawn'
        ? say.keptWithdrawn(isPair, sanitiseText(from))
        : say.keptShort(isPair, played, minimum, sanitiseText(from));
    }
    case 'new_pair': {
      const { played, played_id: playedId } = why.params;
      return say.newPair(here, playedId === memberId ? null : sanitiseText(played));
    }
    case 'new_pair_neither_played':
      return say.newPairNeither(here);
    case 'by_level':
      return say.byLevel(isPair, here, dates.number(why.params.level));
    case 'without_level':
      return say.withoutLevel(isPair, here);
  }
}

function describeStanding(params: HeldPlace, isPair: boolean, say: PlaceWords): string {
  const { rank, of, is_joint: isJoint, played, minimum, is_final: isFinal } = params;
  const division = sanitiseText(params.from_division);
  if (rank === null) return say.unranked(isPair, played, minimum, division);
  const stood = { rank, of, division, isJoint };
  return isFinal ? say.finished(isPair, stood) : say.stand(isPair, stood);
}

interface Out {
  readonly memberId: string;
  readonly isPair: boolean;
  readonly why: Api<'LeftOutSentence'>;
}

/** Explains to a player why they have no place; null if the player chose to have none. */
export function explainLeftOut(
  { memberId, isPair, why }: Out,
  { words }: Pick<Voice, 'words'>,
): string | null {
  const { place: say } = words.seasonLetters;
  switch (why.code) {
    case 'too_few_matches':
      return say.tooFew(isPair, why.params.played, why.params.minimum);
    case 'left_club':
    case 'leaving':
    case 'on_a_break':
    case 'not_now':
    case 'not_playing':
    case 'other_wish':
      return why.params.remaining_id === memberId
        ? say.partnerGone(sanitiseText(why.params.member))
        : null;
    case 'wants_another_partner':
      return why.params.other_id === memberId
        ? say.partnerSeeks(sanitiseText(why.params.seeker))
        : null;
    case 'plays_with_another': {
      const { other_id: other, seeker, partner } = why.params;
      return other === memberId
        ? say.partnerPlaysWith(sanitiseText(seeker), sanitiseText(partner))
        : null;
    }
    case 'needs_partner':
    case 'partner_absent':
    case 'wish_without_partner':
      return why.params.member_id === memberId ? say.needPartner : null;
    case 'opted_out':
    case 'withdrew':
    case 'both_want_another_partner':
    case 'plays_with_another_too':
    case 'leaves_partner_to_coach':
    case 'no_wish':
      return null;
  }
}
