import type { Ply } from '../game/game.ts';
import type { Change } from './changes.ts';
import type { SoundName } from '../sound/tones.ts';

/** One sound for simultaneous changes: the most important one wins. */
export function chooseSound(found: readonly Change[], last: Ply | undefined): SoundName | null {
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.has('ended')) return 'end';
  if (kinds.has('offered') || kinds.has('sat-down')) return 'offer';
  if (kinds.has('moved') && last !== undefined) return last.sound;
  if (kinds.has('chat')) return 'chat';
  return kinds.has('taken-back') || kinds.has('new-game') ? 'move' : null;
}
