import { useCallback, useState, useEffect, useRef } from 'preact/hooks';
import { playSound } from '../sound/player.ts';
import { chooseSound } from './sound-of.ts';
import { findCall } from './calls.ts';
import { describeChange } from './change-words.ts';
import { type Change, listChanges } from './changes.ts';
import type { PlayChoices } from '../game/choices.ts';
import { sendNotice } from './notices.ts';
import type { DeclinedOffers } from './use-declined.ts';
import type { Play } from './use-play.ts';
import { playWords } from '../messages/words.ts';
import type { TableView } from './table.ts';

/**
 * Turns changes into sounds, announcements and notifications (PLAY-7, PLAY-8).
 * @returns the text for screen readers
 */
export function useNews(play: Play, choices: PlayChoices, hear: DeclinedOffers['hear']): string {
  const [spoken, setSpoken] = useState('');
  const { view, line, names } = play;
  const onChanges = useCallback(
    (happened: readonly Change[]) => {
      const found = hear(happened);
      const said = found.map((change) => describeChange(change, view, line, names));
      setSpoken(said.filter((one) => one !== '').join(' '));
      const sound = chooseSound(found, line.at(-1));
      if (choices.sound && sound !== null) playSound(sound, choices.sounds);
      const call = view.kind === 'online' ? findCall(found) : null;
      if (choices.notify && call !== null) sendNotice(playWords().play.call.yourGame, call);
    },
    [view, line, names, choices, hear],
  );
  useChanges(view, onChanges);
  return spoken;
}

/** Reports each change since the last view once. */
function useChanges(view: TableView, onChanges: (found: readonly Change[]) => void): void {
  const known = useRef(view);
  useEffect(() => {
    const found = listChanges(known.current, view);
    known.current = view;
    if (found.length > 0) onChanges(found);
  });
}
