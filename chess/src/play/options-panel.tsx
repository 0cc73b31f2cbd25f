import { useState } from 'preact/hooks';
import { ChoiceSwitches } from './choice-switches.tsx';
import type { PlayChoices } from './choices.ts';
import { pgnDate, writePgn } from '../pgn/write-pgn.ts';
import type { Names } from './table.ts';
import type { Ply } from '../game/line.ts';
import type { Result } from '../game/ending-words.ts';

interface OptionsPanelProps {
  readonly choices: PlayChoices;
  readonly onChoices: (choices: PlayChoices) => void;
  readonly line: readonly Ply[];
  readonly names: Names;
  readonly result: Result;
  readonly number: number;
}

/** How one likes to play, and the game to take away (PLAY-7, PGN-1). */
export function OptionsPanel({ choices, onChoices, ...game }: OptionsPanelProps) {
  return (
    <div class="options">
      <ChoiceSwitches
        choices={choices}
        onChoices={(change) => onChoices({ ...choices, ...change })}
      />
      <PgnButtons {...game} />
    </div>
  );
}

function PgnButtons({
  line,
  names,
  result,
  number,
}: Omit<OptionsPanelProps, 'choices' | 'onChoices'>) {
  const [said, setSaid] = useState('');
  const pgn = () => {
    const [White, Black] = names;
    const date = pgnDate(new Date());
    const tags = {
      Event: 'Casual game',
      Site: '?',
      Date: date,
      Round: String(number),
      White,
      Black,
    };
    return writePgn({ tags, result, sans: line.map(({ san }) => san) });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pgn());
      setSaid('Copied.');
    } catch {
      setSaid('This browser did not allow copying: download it instead.');
    }
  };
  return (
    <div class="pgn">
      <p>The game as PGN, for any other chess program:</p>
      <div class="pgn-buttons">
        <button type="button" class="button" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" class="button" onClick={() => download(pgn(), 'game.pgn')}>
          Download
        </button>
      </div>
      <p role="status" class="quiet">
        {said}
      </p>
    </div>
  );
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-chess-pgn' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
