import { useState } from 'preact/hooks';
import { BACKUP_BYTES, makeBackupFileName } from './core/backup-file.ts';
import { MAX_GAMES } from './core/backup-games.ts';
import { describeGameCount } from '../games/data-words.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { sealBackup } from './backup.ts';
import { listStudies } from '../study/kept-studies.ts';
import { downloadFile } from './download-file.ts';
import { pageWords } from '../messages/words.ts';

export interface SaveOutcome {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

function refuseTooMuch(): SaveOutcome {
  return { tone: 'bad', text: pageWords().backup.save.tooMuch };
}

/** Seals games and hands the file to the browser; `save` reports whether that worked. */
export function useSave() {
  const [isWorking, setIsWorking] = useState(false);
  const [told, setTold] = useState<SaveOutcome | null>(null);
  const save = async (games: readonly KeptGame[], passphrase: string) => {
    setIsWorking(true);
    setTold(null);
    const outcome = await saveGames(games, passphrase);
    setTold(outcome);
    setIsWorking(false);
    return outcome.tone === 'good';
  };
  return { isWorking, told, save };
}

/** Refuses to save anything that this site could not open again. */
async function saveGames(games: readonly KeptGame[], passphrase: string): Promise<SaveOutcome> {
  if (games.length > MAX_GAMES) return refuseTooMuch();
  const file = await sealBackup(games.map(addStudies), passphrase);
  if (file.length > BACKUP_BYTES) return refuseTooMuch();
  const today = new Date();
  const name = makeBackupFileName(today.getFullYear(), today.getMonth() + 1, today.getDate());
  downloadFile(name, file);
  return {
    tone: 'good',
    text: pageWords().backup.save.saved(describeGameCount(games.length), name),
  };
}

function addStudies(game: KeptGame): KeptGame {
  const studies = listStudies(game.id);
  return Object.keys(studies).length === 0 ? game : { ...game, studies };
}
