import type { Api } from '../../api/client.ts';
import type { LetterToSend } from '../letter.ts';
import type { LetterPlanner, PlanningContext } from '../planner.ts';
import {
  planDeadlineLetters,
  planFinalTableLetters,
  planJoinedBoxLetters,
  planLeftBoxLetters,
} from './change-events.ts';
import { planReportLetters, planSettlementLetters } from './match-events.ts';
import { planAcceptanceLetters, planApplicationLetters } from './member-events.ts';
import { planPairLetters } from './pair-events.ts';
import { planPartnerLetters } from './partner-events.ts';
import { planPlaceLetters } from './place-events.ts';
import { planSeasonBegunLetters, planFixtureLetters } from './season-events.ts';
import { planWeekLeftLetter } from './week-left-letter.ts';
import { planReinstatementLetters, planWithdrawalLetters } from './withdrawal-events.ts';

/** Decides which emails an event causes, and who gets them (LTR-13). */
export const planner: LetterPlanner = {
  forEvent: planLetters,
  forWeekLeft: planWeekLeftLetter,
};

/** Events not listed here cause no email. */
async function planLetters(
  event: Api<'Event'>,
  context: PlanningContext,
): Promise<readonly LetterToSend[]> {
  const { kind } = event;
  if (kind === 'match.claimed' || kind === 'match.amended' || kind === 'match.disputed') {
    return planReportLetters(event, context);
  }
  if (kind === 'match.settled') return planSettlementLetters(event, context);
  if (kind === 'join_request.created') return planApplicationLetters(event, context);
  if (kind === 'join_request.approved') return planAcceptanceLetters(event, context);
  if (kind === 'competition.state_changed') {
    return [
      ...(await planSeasonBegunLetters(event, context)),
      ...(await planFinalTableLetters(event, context)),
    ];
  }
  if (kind === 'fixtures.generated') {
    return [
      ...(await planFixtureLetters(event, context)),
      ...(await planJoinedBoxLetters(event, context)),
    ];
  }
  if (kind === 'entry.withdrawn') return planWithdrawalLetters(event, context);
  if (kind === 'entry.reinstated') return planReinstatementLetters(event, context);
  if (kind === 'entry.updated') {
    return [
      ...(await planLeftBoxLetters(event, context)),
      ...(await planPairLetters(event, context)),
    ];
  }
  if (kind === 'season.updated') return planDeadlineLetters(event, context);
  if (kind === 'partner_choice.updated') return planPartnerLetters(event, context);
  return kind === 'competition.updated' ? planPlaceLetters(event, context) : [];
}
