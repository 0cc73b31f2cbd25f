import { formatMove } from '../chess/game/notation.ts';
import { words } from '../messages/words.ts';
import type { KeptGame, Summary } from './core/kept-game.ts';

export function describeStanding({ standing }: Summary): string {
  return words().games.standing[standing];
}

type ListedGame = Pick<KeptGame, 'state' | 'summary'> & { readonly label?: string };

/** The opponent's name, if known: first of all the name they use themselves. */
export function describeOpponent({ state, summary, label }: ListedGame): string {
  const say = words().games;
  if (summary.opponent !== null) return summary.opponent;
  if (state.kind === 'local') return say.here;
  const isUnopened = summary.standing === 'waiting' || summary.standing === 'refused';
  if (label !== undefined) return isUnopened ? say.for(label) : label;
  return isUnopened ? say.newGame : say.friend;
}

/** Players with the same name get numbers, so that no two cards look alike. */
export function nameCards(games: readonly KeptGame[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const named = games
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((game) => {
      const name = describeOpponent(game);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [game, name, count] as const;
    });
  return new Map(
    named.map(([{ id, summary }, name, count]) => {
      const isShared = summary.opponent !== null && (counts.get(name) ?? 0) > 1;
      return [id, isShared ? `${name} (${count})` : name];
    }),
  );
}

/** The state of a game, and a note if the opponent's app lacks a move (PLAY-10). */
export function describeRow(game: KeptGame): string {
  const { standing, isUndelivered, opponent } = game.summary;
  const say = words().games;
  if ('isElsewhere' in game && game.isElsewhere) return say.elsewhere;
  const name = opponent ?? say.friend;
  const stands = standing === 'theirs' ? say.toMove(name) : say.standing[standing];
  return isUndelivered === true ? `${stands}. ${say.getsIt(name)}` : stands;
}

/** `the game with Ada` */
export function describeGame(game: ListedGame): string {
  const say = words().games;
  const isShared = game.state.kind === 'local' && game.summary.opponent === null;
  return isShared ? say.gameOfBoth : say.gameWith(describeOpponent(game));
}

/** `12 moves`, counted as in chess: one move is one of each side. */
export function describeMoveCount(plies: number): string {
  return words().games.moves(Math.ceil(plies / 2));
}

/** `Rxe6, 12 moves`, or `You: Nb3, 9 moves`; before any move, only the count. */
export function describeLastMove({ summary, state }: KeptGame): string {
  const last = summary.look?.last ?? null;
  if (last === null) return describeMoveCount(summary.moves);
  const isMine = state.kind === 'online' && last.side === summary.look?.side;
  const move = formatMove(last.san);
  return `${isMine ? words().games.you(move) : move}, ${describeMoveCount(summary.moves)}`;
}

const DAYS = /^(\d+) days? a move$/;

/** A stored clock in the page's language: `10 + 5`, `3 days a move` (LANG-4). */
export function describeClock(clock: string | null): string {
  if (clock === null) return words().games.noClock;
  const days = DAYS.exec(clock)?.[1];
  return days === undefined ? clock : words().games.days(Number(days));
}
