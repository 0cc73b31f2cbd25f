import { useState } from 'preact/hooks';
import { Switch } from '../parts/switch.tsx';
import type { PlayChoices } from './choices.ts';
import { askToNotify, mayNotify } from './notices.ts';

type Plain = Exclude<keyof PlayChoices, 'notify'>;

const SWITCHES: readonly (readonly [name: Plain, label: string, hint: string])[] = [
  ['sound', 'Sounds', 'A tone for each move, and for the end of a game.'],
  ['hints', 'Show where a piece may go', 'Marks the squares once you have chosen a piece.'],
  ['coordinates', 'Coordinates', 'The letters and numbers at the edge of the board.'],
  ['confirmMoves', 'Confirm each move', 'A move is sent once you have said so a second time.'],
  ['wakeLock', 'Keep the screen on', 'While a game is open, so that the device does not sleep.'],
];

interface ChoiceSwitchesProps {
  readonly choices: PlayChoices;
  readonly onChoices: (change: Partial<PlayChoices>) => void;
  /** Says below each what it does. */
  readonly hasHints?: boolean;
}

/** How one likes to play (PLAY-7). */
export function ChoiceSwitches({ choices, onChoices, hasHints = false }: ChoiceSwitchesProps) {
  return (
    <>
      {SWITCHES.map(([name, label, hint]) => (
        <Switch
          key={name}
          label={label}
          hint={hasHints ? hint : undefined}
          isOn={choices[name]}
          onChange={(isOn) => onChoices({ [name]: isOn })}
        />
      ))}
      <NotifySwitch
        isOn={choices.notify}
        onChange={(notify) => onChoices({ notify })}
        hint={hasHints ? 'While the page is open and you look at something else.' : undefined}
      />
    </>
  );
}

interface NotifySwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly hint: string | undefined;
}

/** On only while the browser allows it, whatever was once chosen (PREF-2). */
function NotifySwitch({ isOn, onChange, hint }: NotifySwitchProps) {
  const [permission, setPermission] = useState(mayNotify);
  if (permission === 'unknown') return null;
  const change = async (isWanted: boolean) => {
    onChange(isWanted && (await askToNotify()));
    setPermission(mayNotify());
  };
  return (
    <Switch
      label="Notify me when I am elsewhere"
      hint={
        permission === 'denied'
          ? 'This browser does not allow it. Allow notifications in its settings for this site.'
          : hint
      }
      isOn={isOn && permission === 'granted'}
      onChange={(isWanted) => void change(isWanted)}
    />
  );
}
