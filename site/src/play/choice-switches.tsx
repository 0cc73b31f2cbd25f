import { useState } from 'preact/hooks';
import { Switch } from '../components/switch.tsx';
import type { PlayChoices } from '../game/choices.ts';
import { askToNotify, mayNotify } from './notices.ts';
import { playWords } from '../messages/words.ts';

type SwitchName = Exclude<keyof PlayChoices, 'notify' | 'sounds'>;

const SWITCHES: readonly SwitchName[] = [
  'sound',
  'hints',
  'coordinates',
  'confirmMoves',
  'wakeLock',
];

interface ChoiceSwitchesProps {
  readonly choices: PlayChoices;
  readonly onChoices: (change: Partial<PlayChoices>) => void;
  /** Whether to show an explanation below each switch. */
  readonly hasHints?: boolean;
}

/** The player's preferences for playing (PLAY-7). */
export function ChoiceSwitches({ choices, onChoices, hasHints = false }: ChoiceSwitchesProps) {
  const { choice, notifyHint } = playWords().play;
  return (
    <>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={choice[name][0]}
          hint={hasHints ? choice[name][1] : undefined}
          isOn={choices[name]}
          onChange={(isOn) => onChoices({ [name]: isOn })}
        />
      ))}
      <NotifySwitch
        isOn={choices.notify}
        onChange={(notify) => onChoices({ notify })}
        hint={hasHints ? notifyHint : undefined}
      />
    </>
  );
}

interface NotifySwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly hint: string | undefined;
}

/** A switch that is on only while the browser allows notifications (PREF-2). */
function NotifySwitch({ isOn, onChange, hint }: NotifySwitchProps) {
  const [permission, setPermission] = useState(mayNotify);
  if (permission === 'unknown') return null;
  const change = async (isWanted: boolean) => {
    onChange(isWanted && (await askToNotify()));
    setPermission(mayNotify());
  };
  return (
    <Switch
      label={playWords().play.notify}
      hint={permission === 'denied' ? playWords().play.notifyDenied : hint}
      isOn={isOn && permission === 'granted'}
      onChange={(isWanted) => void change(isWanted)}
    />
  );
}
