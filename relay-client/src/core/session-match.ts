import { moveChatToGame } from './chat.ts';
import { getGameNumber } from './history.ts';
import type { MatchEvent } from './match.ts';
import { enqueue } from './enqueue.ts';
import { tellTargets } from './push.ts';
import {
  type SessionMoment,
  type SessionState,
  type SessionStep,
  changeSaved,
} from './session-state.ts';

export function stepInSession(
  state: SessionState,
  event: MatchEvent,
  at: SessionMoment,
): SessionStep {
  const { match, chat } = state.saved;
  const { state: after, send, refused } = at.stepMatch(match, event);
  const next =
    after === match
      ? state
      : changeSaved(state, {
          match: after,
          chat: moveChatToGame(chat, getGameNumber(after.history)),
        });
  const answered = enqueue(next, send, at.now);
  if (event.kind !== 'helloReceived') return { ...answered, refused };
  const told = tellTargets(answered.state, at);
  return { ...told, send: [...answered.send, ...told.send], refused };
}
