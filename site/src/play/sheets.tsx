import type { ComponentChildren } from 'preact';
import { otherSide } from '../game/core/sides.ts';
import { News } from './action-row.tsx';
import type { Action } from './actions.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChoiceSwitches } from './choice-switches.tsx';
import { MoveList } from './move-list.tsx';
import type { PageState } from './page-state.ts';
import { PlayIcon } from './play-icon.tsx';
import { Sheet } from './sheet.tsx';
import { isElsewhere } from './table.ts';
import { TypedMoveForm } from './typed-move-form.tsx';
import { playWords } from '../messages/words.ts';

interface SheetsProps {
  readonly page: PageState;
  readonly others: readonly Action[];
  readonly said: string;
  readonly more: ComponentChildren;
  /** Whether the further content needs an answer, and so comes before the actions. */
  readonly isMoreDue: boolean;
}

export function Sheets({ page, others, said, more, isMoreDue }: SheetsProps) {
  const { sheet, shape, play, table, choices, onChoices } = page;
  const { view, names } = play;
  const other = names[otherSide(view.game.side)];
  const say = playWords().play;
  switch (sheet) {
    case null:
      return null;
    case 'chat':
      // On a phone held sideways it replaces the moves, and the board stays visible.
      if (shape === 'short' || shape === 'side') return null;
      if (view.kind === 'local' || table.kind === 'local') return null;
      return (
        <Sheet page={page} title={say.chat.with(other)}>
          <ChatPanel view={view} name={other} session={table.session} />
        </Sheet>
      );
    case 'moves':
      return (
        <Sheet page={page} title={say.moves}>
          <MovesAndTyping page={page} />
        </Sheet>
      );
    case 'choices':
      return (
        <Sheet page={page} title={say.options}>
          <div class="options">
            <ChoiceSwitches
              choices={choices}
              onChoices={(change) => onChoices({ ...choices, ...change })}
            />
          </div>
        </Sheet>
      );
    case 'more':
      return (
        <Sheet page={page} title={say.thisGame}>
          {isMoreDue && more}
          <Menu actions={others} page={page} />
          <p class="quiet" role="status">
            {said}
          </p>
          {!isMoreDue && more}
        </Sheet>
      );
  }
}

function MovesAndTyping({ page }: { readonly page: PageState }) {
  const { line, stepping, playing, moving, view } = page.play;
  const isStopped = page.isClosed || isElsewhere(view) || view.game.ending !== null;
  return (
    <>
      <MoveList plays={view.plays} line={line} stepping={stepping} />
      {!isStopped && (
        <TypedMoveForm
          typing={playing.typing}
          isMyTurn={moving !== null}
          // Opening the list for its moves must not bring up a phone's keyboard.
          isFocused={page.shape === 'side' || page.shape === 'tablet'}
          onMove={playing.entry.commit}
        />
      )}
    </>
  );
}

/** Actions that leave the sheet open: they open another, or report their success in this one. */
const STAYS: ReadonlySet<Action['name']> = new Set(['moves', 'choices', 'copy', 'chat']);

function Menu({
  actions,
  page,
}: {
  readonly actions: readonly Action[];
  readonly page: PageState;
}) {
  return (
    <div class="menu">
      {actions.map(({ name, icon, label, title, isOpen, isGrave, news = 0, act }) => (
        <button
          key={name}
          type="button"
          class={isGrave === true ? 'menu-grave' : ''}
          data-action={name}
          title={title}
          disabled={!isOpen}
          onClick={() => {
            if (!STAYS.has(name)) page.openSheet(null);
            void act();
          }}
        >
          <PlayIcon name={icon} />
          {label}
          {news > 0 && <News count={news} />}
        </button>
      ))}
    </div>
  );
}
