import { readFields } from '@sealed-move/protocol/fields';
import { openSealed, openTwice } from './channel.ts';
import type { Rules } from './core/rules.ts';
import type { SavedGame } from './core/saved-game.ts';
import { reopenSession, stepSession } from './core/session-step.ts';
import { deriveRoom } from './invite.ts';
import { makeMoment } from './session-moment.ts';
import type { SessionView } from './session-view.ts';
import { toSessionView } from './whole-view.ts';

/** A frame as the inbox keeps it. */
export interface PushedFrame {
  /** Its sender's number: higher for a newer one. */
  readonly n: number;
  readonly frame: string;
}

interface PushedGame<P> {
  readonly rules: Rules<P>;
  /** As the page saved it last. */
  readonly saved: SavedGame;
  /** The newest frame so far, which no page has taken yet; null without any. */
  readonly inbox: PushedFrame | null;
  readonly now: number;
}

export interface PushedNews extends PushedFrame {
  readonly before: SessionView;
  readonly after: SessionView;
}

/**
 * What a push message changes, by the same steps as a frame from the relay (REACH-4). A worker does
 * not write the game: it keeps the frame, and the page takes that when it opens. So they cannot
 * overwrite each other.
 * @returns null for what is forged, late or repeated
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

/** Null if the game stays as it is. */
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
