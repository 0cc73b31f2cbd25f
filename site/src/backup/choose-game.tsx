import { useId } from 'preact/hooks';
import type { KeptGame } from '../games/core/kept-game.ts';
import { describeMoveCount, describeOpponent, describeStanding } from '../games/standing-words.ts';

interface ChooseGameProps {
  readonly label: string;
  readonly games: readonly KeptGame[];
  /** The label for choosing all of them; null if one must be chosen. */
  readonly all: string | null;
  /** The chosen game's id; empty for all games, or else for the first. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Chooses one of this device's games, most recently touched first. */
export function ChooseGame({ label, games, all, value, onChoose }: ChooseGameProps) {
  const id = useId();
  const sorted = games.toSorted((one, other) => other.summary.at - one.summary.at);
  // Without "all of them" the first is chosen, and shown as chosen.
  const chosen = value === '' && all === null ? (sorted[0]?.id ?? '') : value;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {all === null ? null : <option value="">{all}</option>}
        {sorted.map((game) => (
          <option key={game.id} value={game.id}>
            {describeOption(game)}
          </option>
        ))}
      </select>
    </div>
  );
}

function describeOption(game: KeptGame): string {
  const { summary } = game;
  return `${describeOpponent(game)}: ${describeStanding(summary)}, ${describeMoveCount(summary.moves)}`;
}
