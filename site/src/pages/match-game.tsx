import { useMemo } from 'preact/hooks';
import { downloadFile } from '../backup/download-file.ts';
import { lineOf } from '../chess/game/line.ts';
import type { EarlierGame } from '../games/core/earlier-game.ts';
import { movesWords } from '../games/core/standing-words.ts';
import { CopyOutcome, useCopy } from '../parts/link-field.tsx';
import { pgnDate, writePgn } from '../chess/pgn/write-pgn.ts';

interface MatchGameProps {
  readonly game: EarlierGame;
  /** Names; '' where a player has none. */
  readonly me: string;
  readonly them: string;
}

/** One game of a match that is over, and the same as PGN. */
export function MatchGame({ game, me, them }: MatchGameProps) {
  const { number, side, result, by, at, moves } = game;
  const pgn = useMemo(() => pgnOf(game, me, them), [game, me, them]);
  const { isCopied, copy } = useCopy();
  const count = moves === '' ? 0 : moves.split(' ').length;
  return (
    <li>
      <p>
        <strong>
          Game {number}: {outcomeWords(game)}
        </strong>
        <span class="pill">{shown(result)}</span>
      </p>
      <p class="soft">
        {reasonWords(by)}, {movesWords(count)}
        {side === null ? '' : `, you had ${side === 0 ? 'White' : 'Black'}`},{' '}
        {new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(at)}
      </p>
      <div class="actions">
        <button class="button small" type="button" onClick={() => void copy(pgn)}>
          Copy game {number} as PGN
        </button>
        <button
          class="button small"
          type="button"
          onClick={() => downloadFile(`game-${number}.pgn`, new TextEncoder().encode(pgn))}
        >
          Download it
        </button>
      </div>
      <CopyOutcome isCopied={isCopied} done="Copied." />
    </li>
  );
}

function pgnOf({ number, side, moves, result, at }: EarlierGame, me: string, them: string): string {
  const mine = me === '' ? '?' : me;
  const theirs = them === '' ? '?' : them;
  const pair = side === 1 ? ([theirs, mine] as const) : ([mine, theirs] as const);
  const [White, Black] = side === null ? (['White', 'Black'] as const) : pair;
  const tags = {
    Event: 'Casual game',
    Site: '?',
    Date: pgnDate(new Date(at)),
    Round: String(number),
    White,
    Black,
  };
  const sans = lineOf(moves === '' ? [] : moves.split(' ')).map(({ san }) => san);
  return writePgn({ tags, result, sans });
}

function outcomeWords({ side, result }: EarlierGame): string {
  if (result === '*') return 'not finished';
  if (result === '1/2-1/2') return 'a draw';
  const winner = result === '1-0' ? 0 : 1;
  if (side === null) return `${winner === 0 ? 'White' : 'Black'} won`;
  return winner === side ? 'you won' : 'you lost';
}

/** `checkmate` as `Checkmate`. */
function reasonWords(by: string): string {
  return by.charAt(0).toUpperCase() + by.slice(1);
}

function shown(result: EarlierGame['result']): string {
  return result === '1/2-1/2' ? '½ – ½' : result.replace('-', ' – ');
}
