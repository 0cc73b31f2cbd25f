import { useCallback, useState } from 'preact/hooks';
import { playSound } from '../sound/player.ts';
import { soundOf } from './sound-of.ts';
import { changeWords } from './change-words.ts';
import type { Change } from './changes.ts';
import type { PlayChoices } from './choices.ts';
import { notify } from './notices.ts';
import { useChanges } from './use-changes.ts';
import type { Declined } from './use-declined.ts';
import type { Play } from './use-play.ts';

/** What is worth calling a player back for. */
const CALLS: ReadonlySet<Change['kind']> = new Set(['offered', 'ended', 'new-game', 'chat']);

/**
 * Makes what happens heard, spoken and noticed (PLAY-7, PLAY-8).
 * @returns what a screen reader is to say
 */
export function useNews(play: Play, choices: PlayChoices, hear: Declined['hear']): string {
  const [spoken, setSpoken] = useState('');
  const { view, line, names } = play;
  const onChanges = useCallback(
    (happened: readonly Change[]) => {
      const found = hear(happened);
      const words = found.map((change) => changeWords(change, view, line, names));
      setSpoken(words.filter((word) => word !== '').join(' '));
      const sound = soundOf(found, line.at(-1));
      if (choices.sound && sound !== null) playSound(sound);
      const isCall = found.some((one) => CALLS.has(one.kind) || isTheirMove(one));
      if (choices.notify && isCall && view.kind === 'online') {
        notify('Your game', callOf(found));
      }
    },
    [view, line, names, choices, hear],
  );
  useChanges(view, onChanges);
  return spoken;
}

function isTheirMove(change: Change): boolean {
  return change.kind === 'moved' && !change.isMine;
}

/** A lock screen is read by others too: neither moves nor words of the game. */
function callOf(found: readonly Change[]): string {
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.has('ended')) return 'The game is over.';
  if (kinds.has('offered')) return 'You are asked something.';
  if (kinds.has('new-game')) return 'A new game begins.';
  return kinds.has('moved') ? 'It is your move.' : 'There is a message for you.';
}
