import { useMemo } from 'preact/hooks';
import { downloadFile } from '../backup/download-file.ts';
import { hasStudy } from '../game/core/names.ts';
import type { Game } from '../game/game.ts';
import type { EarlierGame } from '../games/core/earlier-game.ts';
import { describeMoveCount } from '../games/standing-words.ts';
import { CopyOutcome, useCopy } from '../components/link-field.tsx';
import { pageWords, words } from '../messages/words.ts';
import { getLocale } from '../messages/speak.ts';

interface MatchGameProps {
  readonly plays: Game;
  /** The id under which this device stores the pairing. */
  readonly id: string;
  readonly game: EarlierGame;
  /** The players' names; '' for one without a name. */
  readonly me: string;
  readonly them: string;
}

export function MatchGame({ plays, id, game, me, them }: MatchGameProps) {
  const { number, side, result, by, at, moves } = game;
  const { record, sides } = plays;
  const text = useMemo(() => writeRecord(plays, game, me, them), [plays, game, me, them]);
  const { isCopied, copy } = useCopy();
  const say = pageWords().match;
  const count = moves === '' ? 0 : moves.split(' ').length;
  return (
    <li>
      <p>
        <strong>{say.game(number, describeOutcome(game, plays))}</strong>
        <span class="pill">{formatResult(result)}</span>
      </p>
      <p class="soft">
        {describeReason(by)}, {describeMoveCount(count)}
        {side === null ? '' : say.youHad(sides[side])},{' '}
        {new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium' }).format(at)}
      </p>
      <div class="actions">
        <button class="button small" type="button" onClick={() => void copy(text)}>
          {record.words().copyGame(number)}
        </button>
        <button
          class="button small"
          type="button"
          onClick={() =>
            downloadFile(`game-${number}.${record.ending}`, new TextEncoder().encode(text))
          }
        >
          {say.download}
        </button>
        {hasStudy(plays.name) && (
          <a class="button small" href={`#/study/${id}/${number}`}>
            {words().shell.study}
          </a>
        )}
      </div>
      <CopyOutcome isCopied={isCopied} done={words().parts.copied} />
    </li>
  );
}

/** @param me this player's name, and `them` the opponent's; if '', a colour is named instead */
export function writeRecord(
  { record, sides }: Game,
  { number, side, moves, result, at }: EarlierGame,
  me: string,
  them: string,
): string {
  const pair = side === 1 ? ([them, me] as const) : ([me, them] as const);
  const named = [pair[0] === '' ? sides[0] : pair[0], pair[1] === '' ? sides[1] : pair[1]] as const;
  return record.write({
    names: side === null ? sides : named,
    at: new Date(at),
    number,
    result,
    moves: moves === '' ? [] : moves.split(' '),
  });
}

function describeOutcome({ side, result }: EarlierGame, { sides }: Game): string {
  const { outcome } = pageWords().match;
  if (result === '*') return outcome.unfinished;
  if (result === '1/2-1/2') return outcome.draw;
  const winner = result === '1-0' ? 0 : 1;
  if (side === null) return outcome.side(sides[winner]);
  return winner === side ? outcome.won : outcome.lost;
}

/** Turns `checkmate` into `Checkmate`. */
function describeReason(by: string): string {
  return pageWords().match.reasons[by] ?? by;
}

function formatResult(result: EarlierGame['result']): string {
  return result === '1/2-1/2' ? '½ – ½' : result.replace('-', ' – ');
}
