import type { PlayIconName } from './play-icon.tsx';

export interface Action {
  readonly name: ActionName;
  readonly icon: PlayIconName;
  readonly label: string;
  /** The full text behind a short label. */
  readonly title: string;
  readonly isOpen: boolean;
  /** The most likely choice. */
  readonly isMain?: boolean;
  /** Whether the action gives something up. */
  readonly isGrave?: boolean;
  /** Whether the button stays pressed until pressed again. */
  readonly isPressed?: boolean;
  readonly news?: number;
  readonly act: () => unknown;
}

export type ActionName =
  | 'rematch'
  | 'newGame'
  | 'study'
  | 'chat'
  | 'back'
  | 'forward'
  | 'draw'
  | 'takeBack'
  | 'resign'
  | 'flip'
  | 'save'
  | 'copy'
  | 'moves'
  | 'choices'
  | 'leave'
  | 'more';

/** The order of actions in the row, and in the list of those that do not fit there. */
const ORDER: readonly ActionName[] = [
  'rematch',
  'study',
  'chat',
  'back',
  'forward',
  'draw',
  'takeBack',
  'resign',
  'flip',
  'moves',
  'copy',
  'save',
  'choices',
  'leave',
  'newGame',
  'more',
];

/** Splits the actions into those of the row, in its order, and the rest. */
export function splitActions(
  actions: readonly Action[],
  names: ReadonlySet<ActionName>,
): { readonly row: readonly Action[]; readonly others: readonly Action[] } {
  const inOrder = actions.toSorted(
    (one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name),
  );
  return {
    row: inOrder.filter(({ name }) => names.has(name)),
    others: inOrder.filter(({ name }) => !names.has(name) && name !== 'back' && name !== 'forward'),
  };
}
