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
import { words } from '../words/words.ts';

const COLOURS = [
  ['white', [0]],
  ['random', [0, 1]],
  ['black', [1]],
] as const satisfies readonly (readonly [Colour, readonly Side[]])[];
const CLOCKS: readonly ClockPreset[] = [
  'none',
  '1+0',
  '3+2',
  '5+3',
  '10+5',
  '15+10',
  'day',
  '3 days',
  'own',
];

function colourTiles(): readonly Tile<Colour>[] {
  const { colours } = words().home.make;
  return COLOURS.map(([value, sides]) => ({
    value,
    label: colours[value],
    picture: <Kings sides={sides} />,
  }));
}

function clockTiles(): readonly Tile<ClockPreset>[] {
  const { clocks } = words().home.make;
  return CLOCKS.map((value) => ({ value, label: clocks[value][0], hint: clocks[value][1] }));
}

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
  const { here, newGame, make } = words().home;
  const title = isHere ? here : newGame;
  return (
    <Shell title={title}>
      <h1>{title}</h1>
      <form
        class="card form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {isHere ? <p class="soft">{make.pass}</p> : <OnlineFields form={form} change={change} />}
        <Tiles
          legend={make.clockLegend}
          tiles={clockTiles()}
          value={form.clock}
          onChange={(value) => change({ clock: value })}
        />
        {form.clock === 'own' ? <OwnClock form={form} change={change} /> : null}
        {form.clock === 'none' || isHere ? null : <p class="hint">{make.casual}</p>}
        {isHere ? <StorageNotices hasGames={false} /> : <ObstacleNotice />}
        {isHere || isHindered ? null : <CreationNotice />}
        <button
          class="button primary"
          type="submit"
          disabled={isMaking || isHindered || clock.kind === 'wrong'}
        >
          {isHere ? make.start : make.submit}
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
  const { make } = words().home;
  return (
    <>
      <Tiles
        legend={make.legend}
        tiles={colourTiles()}
        value={form.colour}
        onChange={(colour) => change({ colour })}
      />
      <div class="pair">
        <Field
          label={make.name}
          value={form.name}
          onInput={(name) => change({ name })}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          hint={make.nameHint}
        />
        <Field
          label={make.label}
          value={form.label}
          onInput={(label) => change({ label })}
          maxLength={NAME_LENGTH}
          hint={make.labelHint}
        />
      </div>
    </>
  );
}

function OwnClock({ form, change }: PartProps) {
  const read = readClock(form);
  const { make } = words().home;
  const errorOf = (field: 'minutes' | 'increment') =>
    read.kind === 'wrong' && read.field === field ? make.wrong[field](read.most) : null;
  return (
    <div class="pair">
      <Field
        label={make.minutes}
        type="number"
        min={1}
        max={180}
        value={form.minutes}
        onInput={(minutes) => change({ minutes })}
        error={errorOf('minutes')}
      />
      <Field
        label={make.increment}
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
