import { useState } from 'preact/hooks';
import { goInstead } from '../routing/address.ts';
import { obstacleHere } from '../services/obstacle.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { makeGame } from '../services/make-game.ts';
import { FIRST_GAME, GAME_NAMES, type GameName, WHITE } from '../game/core/names.ts';
import { otherSide } from '../game/core/sides.ts';
import type { ClockPreset, Colour, NewGame } from '../games/core/new-game.ts';
import { readClock } from '../games/core/new-game.ts';
import { cutName, NAME_LENGTH } from '../preferences/core/settings.ts';
import { PieceImage } from '../chess/board/piece-image.tsx';
import { DiscImage } from '../reversi/board/disc-image.tsx';
import { type Tile, Tiles } from '../parts/tiles.tsx';
import { Field } from '../parts/field.tsx';
import { CreationNotice } from './creation-notice.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';
import { words } from '../words/words.ts';

const COLOURS: readonly (readonly [Colour, readonly ('white' | 'black')[]])[] = [
  ['white', ['white']],
  ['random', ['white', 'black']],
  ['black', ['black']],
];
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

function gameTiles(): readonly Tile<GameName>[] {
  const { titles } = words().games;
  return GAME_NAMES.map((value) => ({
    value,
    label: titles[value],
    picture: <Pieces plays={value} colours={['white', 'black']} />,
  }));
}

function colourTiles(plays: GameName): readonly Tile<Colour>[] {
  const { colours: labels } = words().home.make;
  return COLOURS.map(([value, colours]) => ({
    value,
    label: labels[value],
    picture: <Pieces plays={plays} colours={colours} />,
  }));
}

function clockTiles(): readonly Tile<ClockPreset>[] {
  const { clocks } = words().home.make;
  return CLOCKS.map((value) => ({ value, label: clocks[value][0], hint: clocks[value][1] }));
}

interface PiecesProps {
  readonly plays: GameName;
  readonly colours: readonly ('white' | 'black')[];
}

/** A king or a disc of each of those colours. */
function Pieces({ plays, colours }: PiecesProps) {
  const white = WHITE[plays];
  const sides = colours.map((colour) => (colour === 'white' ? white : otherSide(white)));
  return (
    <span class="tile-king" aria-hidden="true">
      {sides.map((side) =>
        plays === 'reversi' ? (
          <DiscImage key={side} side={side} />
        ) : (
          <PieceImage key={side} kind="k" side={side} />
        ),
      )}
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
    plays: FIRST_GAME,
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
        <Tiles
          legend={make.gameLegend}
          tiles={gameTiles()}
          value={form.plays}
          onChange={(plays) => change({ plays })}
        />
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
        tiles={colourTiles(form.plays)}
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
