import { useState } from 'preact/hooks';
import { goInstead } from '../routing/address.ts';
import { obstacleHere } from '../services/obstacle.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { makeGame } from '../services/make-game.ts';
import type { ClockPreset, Colour, NewGame } from '../games/core/new-game.ts';
import { readClock } from '../games/core/new-game.ts';
import { cutName, NAME_LENGTH } from '../preferences/core/settings.ts';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { CreationNotice } from './creation-notice.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';

const COLOURS = [
  ['white', 'White'],
  ['random', 'Either'],
  ['black', 'Black'],
] as const satisfies readonly (readonly [Colour, string])[];
const CLOCKS = [
  ['none', 'None'],
  ['1+0', '1 + 0'],
  ['3+2', '3 + 2'],
  ['5+3', '5 + 3'],
  ['10+5', '10 + 5'],
  ['15+10', '15 + 10'],
  ['day', 'A day a move'],
  ['3 days', 'Three days'],
  ['own', 'Other'],
] as const satisfies readonly (readonly [ClockPreset, string])[];

interface NewGamePageProps {
  /** Both players on this device. */
  readonly isHere: boolean;
}

export function NewGamePage({ isHere }: NewGamePageProps) {
  const services = useServices();
  const [isMaking, setIsMaking] = useState(false);
  const [form, setForm] = useState<NewGame>({
    name: services.settings.value.name,
    colour: 'random',
    clock: 'none',
    minutes: '15',
    increment: '10',
  });
  const change = (part: Partial<NewGame>) => setForm((before) => ({ ...before, ...part }));
  const clock = readClock(form);
  const isHindered = !isHere && obstacleHere() !== null;
  const submit = async () => {
    if (clock.kind === 'wrong' || isHindered) return;
    setIsMaking(true);
    const id = await makeGame(services, { ...form, name: cutName(form.name) }, clock.clock, isHere);
    goInstead({ page: 'game', id });
  };
  return (
    <Shell title={isHere ? 'Both on this device' : 'New game'}>
      <h1>{isHere ? 'Both on this device' : 'New game'}</h1>
      <form
        class="card form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {isHere ? (
          <p class="soft">Pass the device on after each move. Nothing goes over the network.</p>
        ) : (
          <OnlineFields form={form} change={change} />
        )}
        <Choice
          legend="Clock, in minutes + seconds a move"
          options={CLOCKS}
          value={form.clock}
          onChange={(value) => change({ clock: value })}
        />
        {form.clock === 'own' ? <OwnClock form={form} change={change} /> : null}
        {form.clock === 'none' || isHere ? null : (
          <p class="hint">
            Each of your apps keeps its own time, as friends would: nobody checks it.
          </p>
        )}
        {isHere ? <StorageNotices hasGames={false} /> : <ObstacleNotice />}
        {isHere || isHindered ? null : <CreationNotice />}
        <button
          class="button primary"
          type="submit"
          disabled={isMaking || isHindered || clock.kind === 'wrong'}
        >
          {isHere ? 'Start the game' : 'Make the game'}
        </button>
      </form>
    </Shell>
  );
}

interface PartProps {
  readonly form: NewGame;
  readonly change: (part: Partial<NewGame>) => void;
}

function OnlineFields({ form, change }: PartProps) {
  return (
    <>
      <Field
        label="Your name"
        value={form.name}
        onInput={(name) => change({ name })}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        hint="Your friend sees it. The relay does not."
      />
      <Choice
        legend="You play"
        options={COLOURS}
        value={form.colour}
        onChange={(colour) => change({ colour })}
      />
    </>
  );
}

function OwnClock({ form, change }: PartProps) {
  const read = readClock(form);
  const errorOf = (field: 'minutes' | 'increment') =>
    read.kind === 'wrong' && read.field === field ? read.text : null;
  return (
    <div class="pair">
      <Field
        label="Minutes each"
        type="number"
        min={1}
        max={180}
        value={form.minutes}
        onInput={(minutes) => change({ minutes })}
        error={errorOf('minutes')}
      />
      <Field
        label="Seconds a move"
        type="number"
        min={0}
        max={60}
        value={form.increment}
        onInput={(increment) => change({ increment })}
        error={errorOf('increment')}
      />
    </div>
  );
}
