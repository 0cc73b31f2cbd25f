import type { Session } from '@sealed-move/client/session';
import { otherSide } from '../game/core/sides.ts';
import { ChatPanel, Talk } from './chat-panel.tsx';
import { describeLastMove } from './last-words.ts';
import { MoveList } from './move-list.tsx';
import type { PageState } from './page-state.ts';
import { Result } from './result.tsx';
import { describeUnconfirmed } from './status-words.ts';
import type { OnlineView } from './table.ts';
import { chooseTone } from './tone.ts';

/** The one flexible part: as much of the moves, chat and result as fits (PLAY-9). */
export function Tray({ page }: { readonly page: PageState }) {
  const { ending } = page.play.view.game;
  const isOver = ending !== null;
  const isChat = page.shape === 'short' && page.sheet === 'chat';
  return (
    <div class={`tray ${isOver ? `tray-over tray-${chooseTone(page)}` : ''}`}>
      {isOver && !isChat && <Result page={page} ending={ending} />}
      {page.shape === 'stack' && <TrayLine page={page} />}
      {(page.shape === 'side' || page.shape === 'short') && <Unsent page={page} />}
      {(!isOver || isChat || page.shape === 'side') && (
        <div class="tray-inner">
          <TrayContent page={page} />
        </div>
      )}
    </div>
  );
}

/** Shows the move that the opponent lacks while this player is offline. */
function Unsent({ page: { play } }: { readonly page: PageState }) {
  const { view, names } = play;
  if (view.kind === 'local' || view.connection.kind === 'online') return null;
  const words = describeUnconfirmed(view, names[otherSide(view.game.side)]);
  return words === null ? null : <p class="tray-unsent">{words}</p>;
}

function TrayContent({ page }: { readonly page: PageState }) {
  const { line, stepping, view, names } = page.play;
  const { shape, sheet, table } = page;
  const moves = sheet !== 'moves' && (
    <MoveList plays={view.plays} line={line} stepping={stepping} />
  );
  if (view.kind === 'local' || table.kind === 'local') return shape === 'stack' ? null : moves;
  const talk = sheet !== 'chat' && <Talk view={view} name={names[otherSide(view.game.side)]} />;
  switch (shape) {
    case 'stack':
      return talk;
    case 'tablet':
      return (
        <>
          {moves}
          {talk}
        </>
      );
    case 'short':
      return sheet === 'chat' ? renderChat(page, view, table.session) : moves;
    case 'side':
      return (
        <>
          {moves}
          {sheet === null && renderChat(page, view, table.session)}
        </>
      );
  }
}

function renderChat({ play }: PageState, view: OnlineView, session: Session) {
  return <ChatPanel view={view} name={play.names[otherSide(view.game.side)]} session={session} />;
}

/** Fills a tray with space for one line: the newest message, else the last move. */
function TrayLine({ page: { play, unread } }: { readonly page: PageState }) {
  const { view, line, names } = play;
  const { who, move, rest } = describeLastMove(view, line.at(-1), names);
  if (unread.newest !== null) {
    return (
      <p class="tray-line">
        <b>{names[otherSide(view.game.side)]}:</b> <span dir="auto">{unread.newest.text}</span>
      </p>
    );
  }
  return (
    <p class="tray-line">
      {who}
      {move !== null && (
        <>
          {' '}
          <b>{move}</b>.
        </>
      )}{' '}
      {rest}
    </p>
  );
}
