import { useState } from 'preact/hooks';
import { replacePage } from '../routing/address.ts';
import { findObstacle } from '../services/obstacle.ts';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { makeGame } from '../services/make-game.ts';
import { FIRST_GAME, type GameName, OFFERED_GAMES } from '../game/core/names.ts';
import { type NewGame, isSlow, readClock } from '../games/core/new-game.ts';
import { cutName, NAME_LENGTH } from '../preferences/core/settings.ts';
import { StartField, useStartDetails } from '../games/start-field.tsx';
import { type ReadStart, type StartForm, USUAL_START } from '../games/start-form.ts';
import { ClockField, ColourField, Pieces } from '../games/terms-fields.tsx';
import { type Tile, Tiles } from '../components/tiles.tsx';
import { Field } from '../components/field.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';
import { pageWords, words } from '../messages/words.ts';
import { useSignal } from '../signals/use-signal.ts';
import { describeCard } from '../relay/relay-card.ts';
import { describeNoAnswer } from '../relay/relay-sentences.ts';
import { Notice } from '../components/notice.tsx';
import { useRelay } from '../relay/use-relay.ts';

function listGameTiles(): readonly Tile<GameName>[] {
  const { titles } = words().games;
  return OFFERED_GAMES.map((value) => ({
    value,
    label: titles[value],
    picture: <Pieces plays={value} colours={['white', 'black']} />,
  }));
}

interface NewGamePageProps {
  /** Whether both players share this device. */
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
  const [startForm, setStartForm] = useState<StartForm>(USUAL_START);
  const isUsual = form.plays !== 'chess' || startForm.kind === 'usual';
  const details = useStartDetails(!isUsual);
  const others = isUsual || details === 'failed' ? null : details;
  const usual: ReadStart = { kind: 'start', plays: form.plays, start: null };
  const start = isUsual ? usual : (others?.readStartForm(form.plays, startForm) ?? null);
  const clock = readClock(form);
  const isHindered = !isHere && findObstacle() !== null;
  const submit = async () => {
    if (clock.kind === 'wrong' || start?.kind !== 'start' || isHindered) return;
    setIsMaking(true);
    const id = await makeGame(services, cutNames({ ...form, plays: start.plays }), {
      clock: clock.clock,
      start: others?.drawStart(start, Math.random()) ?? null,
      isHere,
    });
    replacePage({ page: 'game', id });
  };
  const { here, newGame } = words().home;
  const { make } = pageWords();
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
          tiles={listGameTiles()}
          value={form.plays}
          onChange={(plays) => change({ plays })}
        />
        {form.plays === 'chess' ? (
          <StartField
            form={startForm}
            details={details}
            change={(part) => setStartForm((before) => ({ ...before, ...part }))}
          />
        ) : null}
        {details === 'failed' && !isUsual ? <NotLoaded /> : null}
        {isHere ? <p class="soft">{make.pass}</p> : <OnlineFields form={form} change={change} />}
        <ClockField terms={form} change={change} isHere={isHere} />
        {isHere || !isSlow(form.clock) ? null : <p class="hint">{make.slow}</p>}
        {form.clock === 'none' || isHere ? null : <p class="hint">{make.casual}</p>}
        {isHere ? <StorageNotices hasGames={false} /> : <ObstacleNotice />}
        {isHere || isHindered ? null : <CreationNotice />}
        <button
          class="button primary"
          type="submit"
          disabled={isMaking || isHindered || clock.kind === 'wrong' || start?.kind !== 'start'}
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

function cutNames(form: NewGame): NewGame {
  return { ...form, name: cutName(form.name), label: cutName(form.label) };
}

interface PartProps {
  readonly form: NewGame;
  readonly change: (part: Partial<NewGame>) => void;
}

function OnlineFields({ form, change }: PartProps) {
  const { make } = pageWords();
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

/** Warns before a game is created of anything that would stop the relay. */
function CreationNotice() {
  const state = useRelay(useSignal(useServices().settings).ownerKey);
  if (state.kind === 'asking') return null;
  if (state.kind !== 'answer') {
    return (
      <Notice tone="warn" isNews>
        {describeNoAnswer(state, location.origin)}
      </Notice>
    );
  }
  const { title, text, canCreate } = describeCard(state.info, state.stats, state.key);
  if (canCreate) return null;
  return (
    <Notice tone="warn" isNews>
      <strong>{title}.</strong> {text} <a href="#/settings">{words().relay.settings}</a>
    </Notice>
  );
}
