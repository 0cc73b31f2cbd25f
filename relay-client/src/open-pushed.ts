import { readFields } from '@sealed-move/protocol/fields';
import { openSealed, openTwice } from './channel.ts';
import type { Rules } from './core/rules.ts';
import type { SavedGame } from './core/saved-game.ts';
import { reopenSession, stepSession } from './core/session-step.ts';
import { deriveRoom } from './invite.ts';
import { makeMoment } from './session-moment.ts';
import type { SessionView } from './session-view.ts';
import { toSessionView } from './whole-view.ts';

/** A frame in the inbox. */
export interface PushedFrame {
  /** The sender's number; newer frames have higher ones. */
  readonly n: number;
  readonly frame: string;
}

interface PushedGame<P> {
  readonly rules: Rules<P>;
  /** The game as the page last saved it. */
  readonly saved: SavedGame;
  /** The newest frame that no page has taken yet; null if there is none. */
  readonly inbox: PushedFrame | null;
  readonly now: number;
}

export interface PushedNews extends PushedFrame {
  readonly before: SessionView;
  readonly after: SessionView;
}

/**
 * Opens a push message by the same steps as a frame from the relay (REACH-4). A worker never writes
 * the game: it keeps the frame for the page, so they cannot overwrite each other.
 * @returns null for a forged, late or repeated message
 */
export async function openPushed<P>(
  frame: string,
  { rules, saved, inbox, now }: PushedGame<P>,
): Promise<PushedNews | null> {
  const known =
    inbox === null ? saved : ((await takeFrame(inbox.frame, rules, saved, now)) ?? saved);
  const after = await takeFrame(frame, rules, known, now);
  if (after === null) return null;
  const [before, then] = [known, after].map((game) => toSessionView(rules, game, { kind: 'off' }));
  return before && then ? { n: after.received, frame, before, after: then } : null;
}

/** Null if the frame changes nothing. */
async function takeFrame<P>(
  frame: string,
  rules: Rules<P>,
  saved: SavedGame,
  now: number,
): Promise<SavedGame | null> {
  const end = { role: saved.role, room: await deriveRoom(saved.secret) };
  const envelope = await openSealed(end, frame);
  if (envelope === null || envelope.n <= saved.received) return null;
  const opened = await openTwice(end, saved.keys.agreed?.sealer ?? null, envelope);
  if (readFields(opened)['t'] !== 'parcel') return null;
  const at = makeMoment(rules, saved.setup, { now, spare: null });
  const begun = reopenSession(saved, now);
  return stepSession(begun, { kind: 'received', envelope, opened, proof: null }, at).state.saved;
}
