import type { ComponentChildren } from 'preact';
import { describeAbsence } from './use-absence.ts';
import { otherSide } from '../game/core/sides.ts';
import { describeLastMove } from './last-words.ts';
import { MoveStrip } from './move-strip.tsx';
import { describeEndedOffer } from './change-words.ts';
import type { PageState } from './page-state.ts';
import { describeResult } from './result-words.ts';
import { formatScore } from '../games/core/earlier-game.ts';
import { WhereItIs } from './status.tsx';
import { describePeer, describeUnconfirmed } from './status-words.ts';
import { isElsewhere, isTogether } from './table.ts';
import { Stepper } from './step-row.tsx';
import { chooseTone } from './tone.ts';
import { playWords } from '../messages/words.ts';
import { useEffect, useReducer } from 'preact/hooks';
import type { Play } from './use-play.ts';
import { formatClock } from '../clock/clock.ts';
import type { GameClock } from '../clock/game-clock.ts';
import { useNow } from './use-now.ts';

/** One line of news: the most important item, else the last moves (PLAY-5). */
export function Slip({ page }: { readonly page: PageState }) {
  const { play, table } = page;
  const { view } = play;
  const { refused } = play.playing.entry;
  const isConnected =
    view.kind === 'online' ? view.connection.kind === 'online' : !isElsewhere(view);
  return (
    <div class={`slip slip-${chooseTone(page)}`}>
      {refused !== null && (
        <p class="slip-words slip-bad" role="alert">
          {playWords().play.refused[refused]}
        </p>
      )}
      <p class="slip-words leaving" role="status">
        {page.exit?.leaving}
      </p>
      <WhereItIs view={view} table={table} />
      {!isConnected && refused === null && <Unsent page={page} />}
      {isConnected && refused === null && <Known page={page} />}
    </div>
  );
}

/** A move that the opponent lacks while this player is offline; other layouts show the tray. */
function Unsent({ page: { play, shape } }: { readonly page: PageState }) {
  const { view, names } = play;
  const words =
    shape === 'tablet' ? describeUnconfirmed(view, names[otherSide(view.game.side)]) : null;
  return words === null ? null : <p class="slip-words">{words}</p>;
}

function Known({ page }: { readonly page: PageState }) {
  const { play, shape } = page;
  const { ending } = play.view.game;
  const news = renderNews(page, useTimeUp(play));
  if (news !== null) return news;
  if (shape !== 'stack') return <Last page={page} />;
  return (
    <>
      {ending !== null && (
        <p class="slip-words slip-result">
          {describeResult(ending, play.view, play.names)}
          {page.score !== null && <b class="score">{formatScore(page.score)}</b>}
        </p>
      )}
      <MoveStrip plays={play.view.plays} line={play.line} stepping={play.stepping} />
    </>
  );
}

/** News apart from the moves; null if there is none. */
function renderNews(
  { play, shape, declined, unread }: PageState,
  isTimeUp: boolean,
): ComponentChildren {
  const { view, names } = play;
  const other = names[otherSide(view.game.side)];
  const [offer] = declined.offers;
  if (offer !== undefined) return <p class="slip-words">{describeEndedOffer(offer, other)}</p>;
  const absence = describeAbsence(play);
  if (isTimeUp) return <p class="slip-words">{playWords().play.timeUp(other)}</p>;
  if (absence !== null) return <p class="slip-words">{absence}</p>;
  const peer = view.kind === 'local' ? null : describePeer(view, other, view.game);
  if (peer !== null) {
    const isGone = view.kind === 'online' && view.peer.presence === 'left';
    const words = isGone ? peer : (describeUnconfirmed(view, other) ?? peer);
    return <p class={isGone ? 'slip-words slip-bad' : 'slip-words'}>{words}</p>;
  }
  if (view.game.offers.rematch === 'mine') {
    return <p class="slip-words">{playWords().play.youAskedRematch(other)}</p>;
  }
  if (isFirstMoveDue(play.clock)) return <FirstMove play={play} />;
  if (shape !== 'short' || unread.newest === null) return null;
  return (
    <p class="slip-words slip-message">
      <b>{other}:</b> <span dir="auto">{unread.newest.text}</span>
    </p>
  );
}

function Last({ page: { play, shape } }: { readonly page: PageState }) {
  const { line, stepping, view, names } = play;
  const at = line[stepping.shown - 1];
  const { who, move, rest } = describeLastMove(view, line.at(-1), names);
  return (
    <>
      {stepping.isLive ? (
        <p class="slip-words">
          {who}
          {move !== null && (
            <>
              {' '}
              <b>{move}</b>.
            </>
          )}{' '}
          {rest}
        </p>
      ) : (
        <p class="slip-words">
          {playWords().play.last.place(Math.ceil(stepping.shown / 2), Math.ceil(line.length / 2))}
          {at !== undefined && `, ${view.plays.written(at)}`}
        </p>
      )}
      {shape !== 'short' && <Stepper line={line} stepping={stepping} />}
    </>
  );
}

/**
 * Whether the clock of an opponent who is online has run out. Their device keeps the clock and ends
 * the game (CLK-2). An opponent who is away may have moved in time.
 */
function useTimeUp({ view, clock }: Play): boolean {
  const [, redraw] = useReducer((count: number, _: void) => count + 1, 0);
  const { turn, side } = view.game;
  const isTheirs = view.kind === 'online' && isTogether(view) && turn !== null && turn !== side;
  const left = isTheirs && clock?.running === turn ? clock.left(turn) : null;
  useEffect(() => {
    if (left === null || left <= 0) return undefined;
    const timer = setTimeout(() => redraw(), left + 50);
    return () => clearTimeout(timer);
  });
  return left !== null && left <= 0;
}

/** Whether the slip shows the time left for a first move (CLK-8). */
function isFirstMoveDue(clock: GameClock | null): clock is GameClock {
  return clock !== null && clock.firstMoveLeft !== null;
}

function FirstMove({ play }: { readonly play: Play }) {
  useNow(true);
  const { view, names, clock } = play;
  const left = clock?.firstMoveLeft ?? null;
  if (left === null) return null;
  const { firstMove } = playWords().play;
  const { game } = view;
  const face = formatClock(left);
  const isMine = view.kind === 'local' || game.turn === game.side;
  const said = isMine ? firstMove.mine(face) : firstMove.theirs(names[otherSide(game.side)], face);
  return <p class="slip-words">{said}</p>;
}
