import { useMemo } from 'preact/hooks';
import { downloadFile } from '../backup/download-file.ts';
import { lineOf } from '../chess/game/line.ts';
import type { EarlierGame } from '../games/core/earlier-game.ts';
import { movesWords } from '../games/standing-words.ts';
import { CopyOutcome, useCopy } from '../parts/link-field.tsx';
import { pgnDate, writePgn } from '../chess/pgn/write-pgn.ts';
import { pageWords, playWords, words } from '../words/words.ts';
import { locale } from '../words/speak.ts';

interface MatchGameProps {
  /** By which this device keeps the pairing. */
  readonly id: string;
  readonly game: EarlierGame;
  /** Names; '' where a player has none. */
  readonly me: string;
  readonly them: string;
}

/** One game of a match that is over, and the same as PGN. */
export function MatchGame({ id, game, me, them }: MatchGameProps) {
  const { number, side, result, by, at, moves } = game;
  const pgn = useMemo(() => pgnOf(game, me, them), [game, me, them]);
  const { isCopied, copy } = useCopy();
  const say = pageWords().match;
  const count = moves === '' ? 0 : moves.split(' ').length;
  return (
    <li>
      <p>
        <strong>{say.game(number, outcomeWords(game))}</strong>
        <span class="pill">{shown(result)}</span>
      </p>
      <p class="soft">
        {reasonWords(by)}, {movesWords(count)}
        {side === null ? '' : say.youHad(playWords().chess.sides[side])},{' '}
        {new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at)}
      </p>
      <div class="actions">
        <button class="button small" type="button" onClick={() => void copy(pgn)}>
          {say.copy(number)}
        </button>
        <button
          class="button small"
          type="button"
          onClick={() => downloadFile(`game-${number}.pgn`, new TextEncoder().encode(pgn))}
        >
          {say.download}
        </button>
        <a class="button small" href={`#/study/${id}/${number}`}>
          {words().shell.study}
        </a>
      </div>
      <CopyOutcome isCopied={isCopied} done={words().parts.copied} />
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
  const { outcome } = pageWords().match;
  if (result === '*') return outcome.unfinished;
  if (result === '1/2-1/2') return outcome.draw;
  const winner = result === '1-0' ? 0 : 1;
  if (side === null) return outcome.side(playWords().chess.sides[winner]);
  return winner === side ? outcome.won : outcome.lost;
}

/** `checkmate` as `Checkmate`. */
function reasonWords(by: string): string {
  return pageWords().match.reasons[by] ?? by;
}

function shown(result: EarlierGame['result']): string {
  return result === '1/2-1/2' ? '½ – ½' : result.replace('-', ' – ');
}
