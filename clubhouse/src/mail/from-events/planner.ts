import type { Api } from '../../api/client.ts';
import type { LetterToSend } from '../letter.ts';
import type { LetterPlanner, PlanningContext } from '../planner.ts';
import {
  deadlineLetters,
  finalLetters,
  joinedBoxLetters,
  leftBoxLetters,
} from './change-events.ts';
import { reportedLetters, settledLetters } from './match-events.ts';
import { acceptedLetters, applicationLetters } from './member-events.ts';
import { pairLetters } from './pair-events.ts';
import { partnerLetters } from './partner-events.ts';
import { placeLetters } from './place-events.ts';
import { begunLetters, fixtureLetters } from './season-events.ts';
import { weekLeftLetter } from './week-left-letter.ts';
import { reinstatedLetters, withdrawnLetters } from './withdrawal-events.ts';

/** Decides which emails an event causes, and who gets them (LTR-13). */
export const planner: LetterPlanner = {
  forEvent: lettersFor,
  forWeekLeft: weekLeftLetter,
};

/** Events not listed here cause no email. */
async function lettersFor(
  event: Api<'Event'>,
  context: PlanningContext,
): Promise<readonly LetterToSend[]> {
  const { kind } = event;
  if (kind === 'match.claimed' || kind === 'match.amended' || kind === 'match.disputed') {
    return reportedLetters(event, context);
  }
  if (kind === 'match.settled') return settledLetters(event, context);
  if (kind === 'join_request.created') return applicationLetters(event, context);
  if (kind === 'join_request.approved') return acceptedLetters(event, context);
  if (kind === 'competition.state_changed') {
    return [...(await begunLetters(event, context)), ...(await finalLetters(event, context))];
  }
  if (kind === 'fixtures.generated') {
    return [...(await fixtureLetters(event, context)), ...(await joinedBoxLetters(event, context))];
  }
  if (kind === 'entry.withdrawn') return withdrawnLetters(event, context);
  if (kind === 'entry.reinstated') return reinstatedLetters(event, context);
  if (kind === 'entry.updated') {
    return [...(await leftBoxLetters(event, context)), ...(await pairLetters(event, context))];
  }
  if (kind === 'season.updated') return deadlineLetters(event, context);
  if (kind === 'partner_choice.updated') return partnerLetters(event, context);
  return kind === 'competition.updated' ? placeLetters(event, context) : [];
}
