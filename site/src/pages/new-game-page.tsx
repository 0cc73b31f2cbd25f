import { useState } from 'preact/hooks';
import { goInstead } from '../routing/address.ts';
import { obstacleHere } from '../services/obstacle.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { makeGame } from '../services/make-game.ts';
import type { ClockPreset, Colour, NewGame } from '../games/core/new-game.ts';
import { readClock } from '../games/core/new-game.ts';
import { cutName, NAME_LENGTH } from '../preferences/core/settings.ts';
import type { Side } from 'relay-client/rules';
import { PieceImage } from '../chess/board/piece-image.tsx';
import { type Tile, Tiles } from '../parts/tiles.tsx';
import { Field } from '../parts/field.tsx';
import { CreationNotice } from './creation-notice.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';

const COLOURS: readonly Tile<Colour>[] = [
  { value: 'white', label: 'White', picture: <Kings sides={[0]} /> },
  { value: 'random', label: 'Either', picture: <Kings sides={[0, 1]} /> },
  { value: 'black', label: 'Black', picture: <Kings sides={[1]} /> },
];
const CLOCKS: readonly Tile<ClockPreset>[] = [
  { value: 'none', label: 'None', hint: 'take days' },
  { value: '1+0', label: '1 + 0', hint: 'a bullet' },
  { value: '3+2', label: '3 + 2', hint: 'quick' },
  { value: '5+3', label: '5 + 3', hint: 'quick' },
  { value: '10+5', label: '10 + 5', hint: 'an evening' },
  { value: '15+10', label: '15 + 10', hint: 'long' },
  { value: 'day', label: 'A day', hint: 'a move' },
  { value: '3 days', label: 'Three days', hint: 'a move' },
  { value: 'own', label: 'Other', hint: 'set your own' },
];

function Kings({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <span class="tile-king" aria-hidden="true">
      {sides.map((side) => (
        <PieceImage key={side} kind="k" side={side} />
      ))}
    </span>
  );
}

interface NewGamePageProps {
  /** Both players on this device. */
  readonly isHere: boolean;
}

export function NewGamePage({ isHere }: NewGamePageProps) {
  const services = useServices();
  const [isMaking, setIsMaking] = useState(false);
  const [form, setForm] = useState<NewGame>({
    name: services.settings.value.name,
    label: '',
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
    const id = await makeGame(services, named(form), clock.clock, isHere);
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
        <Tiles
          legend="Clock, in minutes + seconds a move"
          tiles={CLOCKS}
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
          {isHere ? 'Start the game' : 'Make the game and its link'}
        </button>
      </form>
    </Shell>
  );
}

function named(form: NewGame): NewGame {
  return { ...form, name: cutName(form.name), label: cutName(form.label) };
}

interface PartProps {
  readonly form: NewGame;
  readonly change: (part: Partial<NewGame>) => void;
}

function OnlineFields({ form, change }: PartProps) {
  return (
    <>
      <Tiles
        legend="You play"
        tiles={COLOURS}
        value={form.colour}
        onChange={(colour) => change({ colour })}
      />
      <div class="pair">
        <Field
          label="Your name"
          value={form.name}
          onInput={(name) => change({ name })}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          hint="Your friend sees it."
        />
        <Field
          label="Who is it for?"
          value={form.label}
          onInput={(label) => change({ label })}
          maxLength={NAME_LENGTH}
          hint="Only you see it."
        />
      </div>
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
