import { useId } from 'preact/hooks';
import { Notice } from '../components/notice.tsx';
import { Remove } from '../components/remove.tsx';
import { Switch } from '../components/switch.tsx';
import { pageWords } from '../messages/words.ts';
import type { PlayersEngine } from './use-engine.ts';

/** Lets the player pick an engine, turn it on and off, and remove it (ENG-3, ENG-5). */
export function EngineSwitch({ engine }: { readonly engine: PlayersEngine }) {
  const say = pageWords().engine;
  const { kept, run, isKept } = engine;
  if (kept === undefined) return null;
  if (kept === null) {
    return (
      <div class="form">
        <p class="hint">{say.about}</p>
        {run === 'starting' ? <p role="status">{say.starting}</p> : <PickFiles engine={engine} />}
        <Trouble engine={engine} />
      </div>
    );
  }
  return (
    <div class="form">
      <Switch
        label={say.switch(kept.name)}
        hint={isKept ? say.kept : say.notKept}
        isOn={run !== null}
        onChange={engine.turn}
      />
      {run === 'starting' ? <p role="status">{say.starting}</p> : null}
      <Trouble engine={engine} />
      <div class="actions">
        <Remove what={say.what} onRemove={engine.remove} />
      </div>
    </div>
  );
}

function PickFiles({ engine }: { readonly engine: PlayersEngine }) {
  const id = useId();
  const say = pageWords().engine;
  return (
    <div class="field">
      <label for={id}>{say.pick}</label>
      <input
        id={id}
        type="file"
        multiple
        accept=".js,.wasm"
        aria-describedby={`${id}-limit`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows the same files to be picked again.
          currentTarget.value = '';
          if (files.length > 0) void engine.pick(files);
        }}
      />
      <p class="hint" id={`${id}-limit`}>
        {say.limit}
      </p>
    </div>
  );
}

function Trouble({ engine: { trouble } }: { readonly engine: PlayersEngine }) {
  const say = pageWords().engine;
  if (trouble === null) return null;
  const words = trouble.kind === 'ended' ? trouble.words : '';
  return (
    <Notice tone="bad" isNews>
      <p>{trouble.kind === 'ended' ? say.faults[trouble.fault] : say.refused[trouble.why]}</p>
      {words === '' ? null : <p class="hint">{say.saying(words)}</p>}
    </Notice>
  );
}
