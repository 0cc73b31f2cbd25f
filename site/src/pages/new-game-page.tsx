import { useState } from 'preact/hooks';
import { goInstead } from '../routing/address.ts';
import { obstacleHere } from '../services/obstacle.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { makeGame } from '../services/make-game.ts';
import { FIRST_GAME, GAME_NAMES, type GameName } from '../game/core/names.ts';
import type { NewGame } from '../games/core/new-game.ts';
import { isSlow, readClock } from '../games/core/new-game.ts';
import { cutName, NAME_LENGTH } from '../preferences/core/settings.ts';
import { ClockField, ColourField, Pieces } from '../games/terms-fields.tsx';
import { type Tile, Tiles } from '../components/tiles.tsx';
import { Field } from '../components/field.tsx';
import { CreationNotice } from './creation-notice.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';
import { words } from '../messages/words.ts';

function gameTiles(): readonly Tile<GameName>[] {
  const { titles } = words().games;
  return GAME_NAMES.map((value) => ({
    value,
    label: titles[value],
    picture: <Pieces plays={value} colours={['white', 'black']} />,
  }));
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
        <ClockField terms={form} change={change} />
        {isHere || !isSlow(form.clock) ? null : <p class="hint">{make.slow}</p>}
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
      <p class="hint">
        <a href="/noughts/">{make.noughts}</a>
      </p>
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
      <ColourField plays={form.plays} terms={form} change={change} />
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
