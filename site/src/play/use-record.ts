import { useState } from 'preact/hooks';
import { readOptions } from '../clock/options.ts';
import { findResult } from '../game/ending.ts';
import { playWords, words } from '../messages/words.ts';
import { listRecordNames } from './table.ts';
import type { Play } from './use-play.ts';

/** Exports the game (PGN-1). */
export interface GameExport {
  readonly copy: () => Promise<void>;
  readonly save: () => void;
  /** The outcome in words; '' if there is none. */
  readonly said: string;
}

export function useRecord({ view }: Play): GameExport {
  const [said, setSaid] = useState('');
  const { record } = view.plays;
  const written = () => {
    const { ending, moves, number } = view.game;
    return record.write({
      names: listRecordNames(view),
      at: new Date(),
      number,
      result: findResult(ending),
      moves: moves.map(({ move }) => move),
      terms: { clock: readOptions(view.setup?.options).clock, ending },
    });
  };
  return {
    said,
    async copy() {
      try {
        await navigator.clipboard.writeText(written());
        setSaid(words().parts.copied);
      } catch {
        setSaid(playWords().play.notCopied);
      }
    },
    save: () => downloadText(written(), `game.${record.ending}`, record.type),
  };
}

function downloadText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
