import './status.css';
import './confirm-dialog.css';
import './player-bar.css';
import './slip.css';
import './tray.css';
import './chat-panel.css';
import './action-area.css';
import './sheet.css';
import './result.css';
import './play.css';
import './play-tablet.css';
import './play-side.css';
import './play-short.css';
import type { Side } from '@sealed-move/client/rules';
import { otherSide } from '../game/core/sides.ts';
import { ActionArea } from './action-area.tsx';
import { listActions } from './actions-of.ts';
import type { PlayPageProps } from './play-page-props.ts';
import { type PageState, usePageState } from './page-state.ts';
import { PlayerBar } from './player-bar.tsx';
import { findQuestion } from './questions.ts';
import { formatScore } from '../games/core/earlier-game.ts';
import { Sheets } from './sheets.tsx';
import { Slip } from './slip.tsx';
import { isAwaited, findShownPresence, describeTurn } from './status-words.ts';
import { isElsewhere, isOver, isTogether, type TableView } from './table.ts';
import { Tray } from './tray.tsx';
import { useNews } from './use-news.ts';
import { useRecord } from './use-record.ts';
import { playWords } from '../messages/words.ts';
import { useEffect } from 'preact/hooks';
import { setTitle } from '../shell/window-title.ts';

// The page's own styles come last, because they lay out the parts.

/**
 * The page on which a game is played. The window alone decides the board's size (PLAY-9). Messages
 * appear in only two places: news in the slip, questions in the row of actions.
 */
export function PlayPage(props: PlayPageProps) {
  const page = usePageState(props);
  const { play, choices, shape } = page;
  const { view, names } = play;
  const spoken = useNews(play, choices, page.declined.hear);
  const taken = useRecord(play);
  useTitle(chooseTitleMark(view));
  useWakeLock(choices.wakeLock && view.game.turn !== null);
  const question = findQuestion(page);
  const { row, others } = listActions(page, taken);
  const hidden =
    question === null ? others : [...row.filter(({ name }) => name !== 'more'), ...others];
  const own = view.kind === 'local' ? 0 : view.game.side;
  const bottom = page.isFlipped ? otherSide(own) : own;
  const classes = ['play', `play-${shape}`, question?.isTheirs === true && 'play-asked'];
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      {page.score !== null && (
        <p class="play-match">
          {playWords().play.match} <b class="score">{formatScore(page.score)}</b>
        </p>
      )}
      <Bar page={page} side={otherSide(bottom)} place="top" />
      <div class="play-board">
        {play.playing.board({
          count: play.stepping.isLive ? null : play.stepping.shown,
          bottom,
          isFlipped: page.isFlipped,
          choices,
          ending: view.game.ending,
        })}
      </div>
      <Bar page={page} side={bottom} place="bottom" />
      <Slip page={page} />
      <Tray page={page} />
      <ActionArea page={page} question={question} row={row} />
      <Sheets
        page={page}
        others={hidden}
        said={taken.said}
        more={props.more}
        isMoreDue={props.isMoreDue === true}
      />
      <p class="unseen">{describeTurn(view, names)}</p>
      <p class="unseen" role="status">
        {spoken}
      </p>
    </div>
  );
}

/** Marks the title if this player has to act. */
function chooseTitleMark(view: TableView): string {
  const { game } = view;
  if (view.kind === 'local' || isOver(view)) return '';
  if (Object.values(game.offers).includes('theirs')) return playWords().play.turn.asked;
  return game.turn === game.side ? playWords().play.turn.mine : '';
}

interface BarProps {
  readonly page: PageState;
  readonly side: Side;
  readonly place: 'top' | 'bottom';
}

function Bar({ page, side, place }: BarProps) {
  const { view, names, clock, playing, Token } = page.play;
  const isPlayed = !page.isClosed && !isElsewhere(view) && isAwaited(view);
  const isOnTurn = isPlayed && view.game.turn === side;
  const isOwn = view.kind === 'local' || side === view.game.side;
  const { stepping } = page.play;
  const found = stepping.isLive && !isOnTurn ? null : playing.alarm(stepping.shown);
  const alarm = found?.side === side ? found.words : null;
  const waits = isOwn && playing.entry.waiting !== null ? playWords().play.turn.premove : '';
  return (
    <PlayerBar
      place={place}
      side={side}
      name={names[side]}
      presence={view.kind === 'local' || side === view.game.side ? null : findShownPresence(view)}
      isOnTurn={isOnTurn}
      isOwn={isOwn}
      turn={alarm ?? (isOnTurn ? labelTurn(view, isOwn) : waits)}
      isAlarmed={alarm !== null}
      sideName={view.plays.sides[side]}
      token={<Token side={side} />}
      beside={playing.beside(side, stepping.shown)}
      clock={clock}
      isStill={view.game.ending === null && !isTogether(view)}
    />
  );
}

function labelTurn({ kind }: TableView, isOwn: boolean): string {
  const { turn } = playWords().play;
  return isOwn && kind === 'online' ? turn.mine : turn.toMove;
}

/** Puts a mark before the page's title if the player has to act, '' if there is none (PLAY-7). */
function useTitle(mark: string): void {
  useEffect(() => {
    setTitle({ mark });
    return () => setTitle({ mark: '' });
  }, [mark]);
}

/** Keeps the screen on while wanted and the page is visible. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let hasEnded = false;
    const release = () => void lock?.release().catch(() => undefined);
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (hasEnded) release();
      } catch {
        // Refused, for example on a low battery: the screen turns off as usual.
      }
    };
    const again = () => void take();
    again();
    // The browser releases it whenever the page is hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      hasEnded = true;
      document.removeEventListener('visibilitychange', again);
      release();
    };
  }, [isWanted]);
}
