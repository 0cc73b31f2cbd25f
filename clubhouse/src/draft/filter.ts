import type { Board } from './board.ts';
import { type Card, isChange, isElsewhere } from './card.ts';

export const SHOWN = ['all', 'changes', 'open'] as const;
type ShownKind = (typeof SHOWN)[number];

export interface Filter {
  /** Part of a name; empty for any. */
  readonly name: string;
  readonly shown: ShownKind;
}

export function readFilter(query: URLSearchParams): Filter {
  const shown = SHOWN.find((one) => one === query.get('show')) ?? 'all';
  return { name: (query.get('q') ?? '').trim().slice(0, 100), shown };
}

export function isFiltered({ name, shown }: Filter): boolean {
  return name !== '' || shown !== 'all';
}

/** Keeps only the requested cards on the board (DRFT-6). */
export function filterBoard(board: Board, filter: Filter): Board {
  if (!isFiltered(filter)) return board;
  const wanted = foldText(filter.name);
  const isNamed = ({ label }: Card) => foldText(label).includes(wanted);
  const only = (isOpen: (card: Card) => boolean) => (card: Card) =>
    isNamed(card) &&
    (filter.shown === 'all' || (filter.shown === 'changes' ? isChange(card) : isOpen(card)));
  const anywhere = only(() => true);
  return {
    ...board,
    columns: board.columns.map((column) => ({
      ...column,
      cards: column.cards.filter(only(isOutOfPlan)),
    })),
    undivided: board.undivided.filter(anywhere),
    newcomers: board.newcomers.filter(anywhere),
    alone: board.alone.filter(anywhere),
    out: board.out.filter(only(({ keepable }) => keepable !== null)),
  };
}

/** Whether a card is in the draft, although the plan has changed since. */
function isOutOfPlan(card: Card): boolean {
  return card.why?.kind === 'out' || isElsewhere(card);
}

/** Removes accents and case: `oster` finds `Øster`. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .toLowerCase();
}
