import type { VNode } from 'preact';
import type { Board } from '../../../../draft/board.ts';
import {
  findEvenSize,
  listBoxes,
  type EvenSize,
  findSizeFault,
} from '../../../../draft/box-sizes.ts';
import { type Filter, filterBoard, isFiltered, SHOWN } from '../../../../draft/filter.ts';
import type { DraftHistory } from '../../../../draft/history.ts';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { Before } from './before.tsx';
import { BoxColumn } from './box-column.tsx';
import { makeBoardUrl, makeBoardPath, type DraftPage } from './draft-page.ts';
import { SideColumn } from './side-column.tsx';
import { describeTurn } from './steps.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { LinkButton } from '../../../../components/buttons.tsx';

export interface BoardMessage {
  readonly kind: 'done' | 'fault';
  readonly text: string;
}

interface BoardProps {
  readonly found: DraftPage;
  /** The previous competition, while its tables are not final. */
  readonly previous: string | null;
  readonly cursor: string;
  readonly told: BoardMessage | null;
  readonly filter: Filter;
  readonly history: DraftHistory;
}

/** The board of a draft. Its script replaces `.draft` with the response to any of its forms. */
export function BoardView(props: BoardProps): VNode {
  const { found, told, filter, cursor } = props;
  const visit = useVisit();
  const { words } = visit;
  const { competition, board } = found;
  const shown = filterBoard(board, filter);
  const even = board.isFilled ? findEvenSize(board) : null;
  return (
    <Shell
      coach={{ tab: 'drafts' }}
      back={{ href: '/coach/drafts', title: words.draft.title }}
      wide
    >
      <draft-board
        data-path={makeBoardPath(visit)}
        data-action={makeBoardUrl(visit)}
        data-words={JSON.stringify(words.draft.heard)}
      >
        <div class="draft" data-cursor={cursor}>
          <Top {...props} />
          {told !== null && (
            <Note
              icon={told.kind === 'done' ? 'check' : 'warn'}
              kind={told.kind === 'done' ? 'quiet' : 'warn'}
              isAlert={told.kind === 'fault'}
            >
              {told.text}
            </Note>
          )}
          <details class="draft-tools" open={isFiltered(filter)}>
            <summary class="btn o">
              {words.draft.tools}
              <Icon name="more" />
            </summary>
            <div class="draft-find">
              <FilterForm filter={filter} />
              <BoxList board={board} />
            </div>
          </details>
          <LevelsNote found={found} />
          {even !== null && <UnevenNote board={board} even={even} />}
          <p id="draft-hint" class="sr">
            {words.draft.hint}
          </p>
          <div class="draft-desk">
            <div class="draft-boxes">
              {shown.columns.map((column, index) => (
                <BoxColumn
                  key={column.name}
                  board={board}
                  column={column}
                  even={even}
                  isOpen={index === 0 || isFiltered(filter)}
                />
              ))}
            </div>
            <SideColumn board={shown} discipline={competition.discipline} />
          </div>
          {board.isFilled && <Before board={board} />}
        </div>
        <p class="sr" role="status" />
      </draft-board>
    </Shell>
  );
}

function Top({ found, previous, history }: BoardProps): VNode {
  const visit = useVisit();
  const { draft } = visit.words;
  const { competition, plan, board } = found;
  const isFollowing = plan.previous_competition_id !== null;
  return (
    <header class="draft-top">
      <div>
        <h1>{competition.name}</h1>
        <p class="meta">
          {board.isFilled
            ? competition.placements_decided
              ? draft.isShown
              : draft.hidden
            : draft.plan}{' '}
          {isFollowing ? (
            plan.provisional ? (
              <b class="draft-provisional">{draft.provisional(previous)}</b>
            ) : (
              draft.isFinal
            )
          ) : (
            draft.byLevel
          )}
        </p>
      </div>
      <div class="draft-acts">
        <a class={plan.filled ? 'btn q' : 'btn p'} href={`${makeBoardPath(visit)}/fill`}>
          {plan.filled ? draft.fillAgain : draft.fill}
        </a>
        <TurnForm board={board} history={history} kind="undo" />
        <TurnForm board={board} history={history} kind="redo" />
      </div>
    </header>
  );
}

function TurnForm({
  board,
  history,
  kind,
}: {
  readonly board: Board;
  readonly history: DraftHistory;
  readonly kind: 'redo' | 'undo';
}): VNode | null {
  const visit = useVisit();
  const { draft } = visit.words;
  const label = describeTurn(history, board, kind);
  if (label === null) return null;
  const what = kind === 'undo' ? draft.undoWhat(label.name) : draft.redoWhat(label.name);
  return (
    <form method="post" action={makeBoardUrl(visit)}>
      <button class="btn q" name="do" value={kind} aria-label={what} title={what}>
        {draft[kind]}
      </button>
    </form>
  );
}

function FilterForm({ filter }: { readonly filter: Filter }): VNode {
  const visit = useVisit();
  const { draft } = visit.words;
  return (
    <form class="draft-filter" method="get" action={makeBoardPath(visit)}>
      <label class="sr" for="draft-q">
        {draft.filterName}
      </label>
      <input
        id="draft-q"
        class="input"
        type="search"
        name="q"
        value={filter.name}
        placeholder={draft.filterName}
        autocomplete="off"
      />
      <label class="sr" for="draft-show">
        {draft.filter}
      </label>
      <select id="draft-show" class="input" name="show">
        {SHOWN.map((one) => (
          <option key={one} value={one} selected={one === filter.shown}>
            {draft.filterShown[one]}
          </option>
        ))}
      </select>
      <button class="btn">{draft.filterGo}</button>
      {isFiltered(filter) && (
        <LinkButton look="q" href={makeBoardPath(visit)} label={draft.filterOff} />
      )}
    </form>
  );
}

function BoxList({ board }: { readonly board: Board }): VNode | null {
  const { draft } = useVisit().words;
  if (board.columns.length < 5) return null;
  return (
    <details class="draft-jump">
      <summary class="btn o">
        {draft.boxes}
        <Icon name="more" />
      </summary>
      <nav aria-label={draft.boxes}>
        {board.columns.map(({ position, name, count }) => (
          <a key={name} class="tap" href={`#b-${position}`}>
            {draft.toBox(name, draft.count(count))}
          </a>
        ))}
      </nav>
    </details>
  );
}

/** Before a first season: how many players would be placed by name, without a level (DESK-54). */
function LevelsNote({ found: { board, plan } }: { readonly found: DraftPage }): VNode | null {
  const { words } = useVisit();
  if (board.isFilled || plan.previous_competition_id !== null) return null;
  const cards = board.columns.flatMap((column) => column.cards);
  const count = cards.filter(
    ({ why }) => why?.kind === 'place' && why.said.code === 'without_level',
  );
  if (count.length === 0) return null;
  return (
    <div class="card draft-sizes">
      <p>{words.draft.withoutLevel(count.length)}</p>
      <LinkButton look="o" href="/coach/members/levels" label={words.draft.giveLevels} />
    </div>
  );
}

/** The boxes that are too small or too large, with a link to even them out (DRFT-16). */
function UnevenNote({ board, even }: { readonly board: Board; readonly even: EvenSize }): VNode {
  const visit = useVisit();
  const { boxSizes } = visit.words;
  const named = (fault: 'large' | 'small') =>
    listBoxes(board)
      .filter(({ count }) => findSizeFault(count, even) === fault)
      .map(({ name, count }) => boxSizes.box(name, count));
  const [large, small] = [named('large'), named('small')];
  const sentences = [
    ...(large.length === 0 ? [] : [boxSizes.tooLarge(large)]),
    ...(small.length === 0 ? [] : [boxSizes.tooSmall(small)]),
    boxSizes.even(even.least, even.most),
  ];
  return (
    <div class="card draft-sizes">
      <p>{sentences.join(' ')}</p>
      <LinkButton look="o" href={`${makeBoardPath(visit)}/even`} label={boxSizes.open} />
    </div>
  );
}
