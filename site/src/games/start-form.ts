import type { OddsName } from '../chess/game/start.ts';
import type { Tile } from '../components/tiles.tsx';
import type { GameName } from '../game/core/names.ts';

export const START_KINDS = ['usual', 'chess960', 'odds', 'position'] as const;

/** The form for the start of a game of chess (FRC-6). */
export interface StartForm {
  readonly kind: (typeof START_KINDS)[number];
  /** The number of a Chess960 position; '' for a random one. */
  readonly number: string;
  readonly odds: OddsName;
  readonly fen: string;
}

export const USUAL_START: StartForm = { kind: 'usual', number: '', odds: 'pawn', fen: '' };

export type ReadStart =
  | {
      readonly kind: 'start';
      readonly plays: GameName;
      /** Null for the usual start, or before a random one is drawn. */
      readonly start: string | null;
    }
  | { readonly kind: 'wrong'; readonly words: string };

export interface StartFieldProps {
  readonly form: StartForm;
  readonly change: (part: Partial<StartForm>) => void;
}

export function makeTile<T extends string>(
  value: T,
  [label, hint]: readonly [label: string, hint: string],
): Tile<T> {
  return { value, label, hint };
}
