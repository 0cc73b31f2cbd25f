import type { PlayIconName } from './play-icon.tsx';

/** What a player can press beside the board. */
export interface Action {
  readonly name: ActionName;
  readonly icon: PlayIconName;
  readonly label: string;
  /** The whole of it, where the label is short. */
  readonly title: string;
  readonly isOpen: boolean;
  /** What is most likely wanted. */
  readonly isMain?: boolean;
  /** Gives something up. */
  readonly isGrave?: boolean;
  /** Pressed until it is pressed again. */
  readonly isPressed?: boolean;
  /** How much is new there. */
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

/** In the order of a row, and of the list of all that has no place in it. */
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

/** The actions in two parts: those of the row, in its order, and all the others. */
export function divided(
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
