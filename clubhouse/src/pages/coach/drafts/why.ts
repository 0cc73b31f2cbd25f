import type { Api } from '../../../api/client.ts';
import { type Card, isElsewhere } from '../../../draft/card.ts';
import type { Locale } from '../../../components/locale.ts';
type Voice = Pick<Locale, 'words' | 'dates'>;

/** Explains a player's place, briefly enough for a card (DRFT-3). */
export function explainPlace(card: Card, voice: Voice): string {
  const { why } = voice.words.draft;
  const { why: said, entry, planned } = card;
  if (isElsewhere(card) && planned !== null) {
    return card.isMoved ? why.movedFrom(planned.name) : why.planned(planned.name);
  }
  if (said === null) return why.byHand;
  switch (said.kind) {
    case 'place':
      return entry === null && !card.isFixed
        ? voice.words.draft.whyOut.missing
        : explainPlacement(said.said, voice);
    case 'newcomer':
      return explainNewcomer(said.said, voice);
    case 'out':
      return entry === null ? explainLeftOut(said.said, voice) : why.byHand;
  }
}

/** The plan's reason for a place, ignoring the coach's changes. */
export function explainPlan(card: Card, voice: Voice): string | null {
  const { why } = card;
  if (why === null) return null;
  if (why.kind === 'place') return explainPlacement(why.said, voice);
  return why.kind === 'newcomer'
    ? explainNewcomer(why.said, voice)
    : explainLeftOut(why.said, voice);
}

/** The direction in which the tables move a player, shown as an arrow. */
export function findDirection(card: Card): 'up' | 'down' | null {
  if (card.why?.kind !== 'place' || isElsewhere(card)) return null;
  const { code } = card.why.said;
  if (code === 'promoted' || code === 'promoted_by_name') return 'up';
  return code === 'relegated' || code === 'relegated_by_name' ? 'down' : null;
}

function explainPlacement(sentence: Api<'PlacementSentence'>, { words, dates }: Voice): string {
  const { why } = words.draft;
  switch (sentence.code) {
    case 'held': {
      const { rank, is_joint: isJoint, played, minimum } = sentence.params;
      return rank === null ? why.heldUnranked(played, minimum) : why.held(why.rank(rank, isJoint));
    }
    case 'kept':
      return sentence.params.despite === 'withdrawn'
        ? why.keptWithdrawn
        : why.kept(sentence.params.played, sentence.params.minimum);
    case 'promoted':
      return why.promoted(sentence.params.from_division, describeRank(sentence.params, words));
    case 'relegated':
      return why.relegated(sentence.params.from_division, describeRank(sentence.params, words));
    case 'held_by_name':
      return why.byName(why.held(describeRank(sentence.params, words)));
    case 'promoted_by_name':
      return why.byName(
        why.promoted(sentence.params.from_division, describeRank(sentence.params, words)),
      );
    case 'relegated_by_name':
      return why.byName(
        why.relegated(sentence.params.from_division, describeRank(sentence.params, words)),
      );
    case 'new_pair':
      return why.newPair(sentence.params.played);
    case 'new_pair_neither_played':
      return why.newPairNeither;
    case 'by_level':
      return why.level(dates.number(sentence.params.level));
    case 'without_level':
      return why.noLevel;
  }
}

/** Formats a rank: `4th`, `joint 2nd`, `not ranked`. */
export function describeRank(
  { rank, is_joint: isJoint }: { readonly rank: number | null; readonly is_joint: boolean },
  words: Voice['words'],
): string {
  const { why } = words.draft;
  return rank === null ? why.unranked : why.rank(rank, isJoint);
}

function explainNewcomer(sentence: Api<'NewcomerSentence'>, { words, dates }: Voice): string {
  const { why } = words.draft;
  const level =
    sentence.code === 'without_level'
      ? why.newcomerNoLevel
      : why.newcomer(dates.number(sentence.params.level));
  return `${level}; ${why.fits(sentence.params.to_division)}`;
}

/** Explains why a player has no place; for a pair, names the player who is the reason. */
export function explainLeftOut(sentence: Api<'LeftOutSentence'>, { words }: Voice): string {
  const { whyOut: why, disciplines } = words.draft;
  switch (sentence.code) {
    case 'left_club':
    case 'leaving':
    case 'on_a_break':
    case 'not_now':
      return sentence.params.remaining === null
        ? why.mine[sentence.code]
        : why[sentence.code](sentence.params.member);
    case 'not_playing':
    case 'other_wish':
      return sentence.params.remaining === null
        ? why.mine[sentence.code]
        : why[sentence.code](sentence.params.member, disciplines[sentence.params.discipline]);
    case 'no_wish':
      return why.no_wish(disciplines[sentence.params.discipline]);
    case 'withdrew':
    case 'opted_out':
      return why[sentence.code];
    case 'too_few_matches':
      return why.too_few_matches(sentence.params.played, sentence.params.minimum);
    case 'wants_another_partner':
      return why.seeks(sentence.params.seeker);
    case 'both_want_another_partner':
      return why.bothSeek;
    case 'plays_with_another':
    case 'plays_with_another_too':
      return why.playsWith(sentence.params.seeker, sentence.params.partner);
    case 'needs_partner':
      return sentence.params.had_partner ? why.needsAnother : why.needsPartner;
    case 'leaves_partner_to_coach':
      return why.toCoach;
    case 'partner_absent':
      return why.partnerAway(explainAbsence(sentence.params.because, { why, disciplines }));
    case 'wish_without_partner':
      return why.needsPartner;
  }
}

function explainAbsence(
  {
    code,
    params,
  }: Extract<Api<'LeftOutSentence'>, { code: 'partner_absent' }>['params']['because'],
  {
    why,
    disciplines,
  }: Pick<Voice['words']['draft'], 'disciplines'> & {
    readonly why: Voice['words']['draft']['whyOut'];
  },
): string {
  switch (code) {
    case 'not_playing':
    case 'other_wish':
      return why[code](params.member, disciplines[params.discipline]);
    case 'left_club':
    case 'leaving':
    case 'on_a_break':
    case 'not_now':
      return why[code](params.member);
  }
}
