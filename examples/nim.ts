// Nim for two terminals, over a relay that cannot read the moves. One makes a game, the other joins it
// with the link:
//
//   RELAY_URL=http://127.0.0.1:8400 node nim.ts
//   RELAY_URL=http://127.0.0.1:8400 node nim.ts 'http://127.0.0.1:8400/#join=…'
//
// A private relay requires its owner's key to make a game: RELAY_OWNER_KEY.
// A move is a pile and how many to take from it, such as 2-3. The player who takes the last one wins.
import process from 'node:process';
import { createInterface } from 'node:readline';
import { explainClosing } from '@sealed-move/client/connection';
import { makeInviteLink, parseInvite, readRelayAddress } from '@sealed-move/client/invites';
import { makeNodePlatform } from '@sealed-move/client/platform';
import type { Rules } from '@sealed-move/client/rules';
import type { SavedGame } from '@sealed-move/client/saved-games';
import { createSession, joinGame, createGame, type SessionView } from '@sealed-move/client/session';

const PILES = [3, 4, 5];
/** Games in progress keep the rules they began with, so changed rules need another name. */
const GAME = 'nim';

/** The number left in each pile, and whose turn it is. */
interface NimPosition {
  readonly piles: readonly number[];
  readonly turn: 0 | 1;
}

/** Pure functions: both players' programs come to the same position from the same moves. */
const NIM: Rules<NimPosition> = {
  name: GAME,
  initial: () => ({ piles: PILES, turn: 0 }),
  turn: ({ turn }) => turn,
  apply: ({ piles, turn }, move) => {
    const [, pile = '', count = ''] = /^([1-9])-([1-9])$/.exec(move) ?? [];
    const left = (piles[Number(pile) - 1] ?? 0) - Number(count);
    // The other player's moves come through here too, so it trusts nothing.
    if (pile === '' || left < 0) return null;
    return { piles: piles.with(Number(pile) - 1, left), turn: turn === 0 ? 1 : 0 };
  },
  outcome: ({ piles, turn }) =>
    piles.some((left) => left > 0)
      ? null
      : { winner: turn === 0 ? 1 : 0, reason: 'the last one is taken' },
  claim: () => null,
};

const relay =
  readRelayAddress(process.env['RELAY_URL'] ?? 'http://127.0.0.1:8400') ??
  refuseMove('RELAY_URL is no address of a relay.');
const [link] = process.argv.slice(2);
const saved = link === undefined ? hostGame() : joinByLink(link);

const session = createSession({
  rules: NIM,
  saved,
  // Kept in memory alone: who closes the terminal cannot come back. A game that lasts is written
  // to a file here, and opened again with `readSavedGame`.
  store: { save: async () => undefined },
  ownerKey: process.env['RELAY_OWNER_KEY'] ?? null,
  // A relay accepts the sites that its owner allows, including its own.
  platform: makeNodePlatform({ origin: new URL(relay).origin }),
});
let shown = '';
const unsubscribe = session.subscribe(showGame);
session.start();

const input = createInterface({ input: process.stdin });
input.on('line', (line) => void playMove(line.trim()));
input.on('close', () => void leave());

function refuseMove(why: string): never {
  console.error(why);
  process.exit(2);
}

function hostGame(): SavedGame {
  const setup = { hostSide: 0, options: null } as const;
  return createGame({ relay, name: '', now: Date.now(), setup });
}

/** Anyone may have sent the link, so the game uses the relay that this player configured. */
function joinByLink(text: string): SavedGame {
  const parsed = parseInvite(text);
  if (parsed.kind !== 'invite' || (parsed.invite.game ?? GAME) !== GAME) {
    return refuseMove('This link invites to no game of Nim.');
  }
  return joinGame({ invite: parsed.invite, relay, name: '', now: Date.now() });
}

async function playMove(move: string): Promise<void> {
  if (move === '') return;
  const refused = await session.play(move);
  if (refused !== null) console.log(`${move} is refused: ${refused}`);
}

/** Tells the opponent, and ends the program once the relay has delivered the message. */
async function leave(): Promise<void> {
  unsubscribe();
  await session.leave();
  process.exit();
}

/** Prints the game's state if it has changed since the last time. */
function showGame(): void {
  const { connection, game, peer } = session.view;
  const text = describeView(session.view);
  if (text !== shown) console.log(text);
  shown = text;
  if (connection.kind === 'stopped') process.exit(1);
  // The player who made the last move stays until the other program has received it.
  const isOver = game.ending !== null && game.unconfirmed === 0;
  if (isOver || peer.presence === 'left') input.close();
}

function describeView({ connection, peer, isKnown, role, game }: SessionView): string {
  if (connection.kind === 'stopped') return explainClosing(connection.code, role);
  if (connection.kind !== 'online') return 'Connecting …';
  if (game.ending !== null) {
    return 'winner' in game.ending && game.ending.winner === game.side ? 'You win.' : 'You lose.';
  }
  if (peer.presence === 'left') return 'The other player has left.';
  if (!isKnown || peer.presence !== 'online')
    return `Waiting for the other player${describeInvitation()}`;
  const { piles } = game.moves.reduce(
    (position, { move }) => NIM.apply(position, move) ?? position,
    NIM.initial(),
  );
  return `Piles ${piles.join(' ')}. ${game.turn === game.side ? 'Your move:' : 'They move.'}`;
}

function describeInvitation(): string {
  if (link !== undefined) return '.';
  const invite = { secret: saved.secret, relay: null, name: null, game: GAME };
  return `, who joins with: ${makeInviteLink(`${relay}/`, invite)}`;
}
