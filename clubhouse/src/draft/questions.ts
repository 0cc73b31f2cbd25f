import type { Board, Gap } from './board.ts';
import { makeDecisionKey, type Card } from './card.ts';

/** An open decision of the coach (DRFT-4). */
export type DraftQuestion =
  | { readonly kind: 'gap'; readonly gap: Gap; readonly box: string }
  | { readonly kind: 'newcomer' | 'alone' | 'undivided'; readonly card: Card }
  | { readonly kind: 'overtaken'; readonly count: number };

export function listQuestions(board: Board): DraftQuestion[] {
  const isOpen = (card: Card) => !board.left.has(makeDecisionKey(card));
  const of = (kind: 'newcomer' | 'alone' | 'undivided', cards: readonly Card[]) =>
    cards.filter(isOpen).map((card) => ({ kind, card }) as const);
  return [
    ...(board.overtaken === 0 ? [] : [{ kind: 'overtaken', count: board.overtaken } as const]),
    ...board.columns.flatMap(({ gaps, name }) =>
      gaps.map((gap) => ({ kind: 'gap', gap, box: name }) as const),
    ),
    ...of('undivided', board.undivided),
    ...of('newcomer', board.newcomers),
    ...of('alone', board.alone),
  ];
}
