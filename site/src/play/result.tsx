import type { EndingView } from '@sealed-move/client/session';
import { MarkedSeal } from '../components/marked-seal.tsx';
import { Seal } from '../components/seal.tsx';
import { otherSide } from '../game/core/sides.ts';
import type { PageState } from './page-state.ts';
import { describeReason, writeHeadline } from './result-words.ts';
import { formatScore } from '../games/core/earlier-game.ts';
import { findMark } from '../game/ending.ts';
import { playWords } from '../messages/words.ts';
import type { Names, TableView } from './table.ts';

interface ResultProps {
  readonly page: PageState;
  readonly ending: EndingView;
}

/** The end of the game: winner, reason, and the score of the match (PLAY-4). */
export function Result({ page, ending }: ResultProps) {
  const { view, names } = page.play;
  const own = view.kind === 'local' ? 0 : view.game.side;
  const mark = findMark(ending, own);
  const [mine, theirs] = chooseMatchNames(view, [names[own], names[otherSide(own)]]);
  const isWon = view.kind === 'local' ? mark === '1' || mark === '0' : mark === '1';
  return (
    <section class="result" aria-label={playWords().play.result}>
      <div class="result-head">
        <span class="result-seal" aria-hidden="true">
          {isWon || mark === null ? <Seal /> : <MarkedSeal mark={mark} />}
        </span>
        <div>
          <h2>{writeHeadline(view, names)}</h2>
          <p>{describeReason(ending, view, names)}</p>
        </div>
      </div>
      {page.score !== null && (
        <div class="tally">
          <bdi>{mine}</bdi>
          <b class="score">{formatScore(page.score)}</b>
          <bdi>{theirs}</bdi>
          <p>{describeMatch(page)}</p>
        </div>
      )}
    </section>
  );
}

/** The names in a match: sides change with each game, so a nameless player is not named by one. */
function chooseMatchNames(view: TableView, [mine, theirs]: Names): Names {
  if (view.kind === 'local') return [mine, theirs];
  const { you } = playWords().play.chat;
  return [view.me === '' ? you : mine, theirs];
}

function describeMatch({ play: { view } }: PageState): string {
  const { number, side } = view.game;
  const { gameOfMatch, next } = playWords().play;
  const game = gameOfMatch(number);
  return view.kind === 'local' ? game : `${game} ${next(view.plays.sides[otherSide(side)])}`;
}
