import { useState } from 'preact/hooks';
import type { Setup } from '@sealed-move/client/saved-games';
import { readOptions, readStartOption } from '../clock/options.ts';
import { type GameName, WHITE } from '../game/core/names.ts';
import {
  toClockInput,
  makeOptions,
  readClock,
  chooseSide,
  type Terms,
} from '../games/core/new-game.ts';
import { ClockField, ColourField } from '../games/terms-fields.tsx';
import { Notice } from '../components/notice.tsx';
import { playWords } from '../messages/words.ts';

interface ChangeTermsProps {
  readonly plays: GameName;
  readonly setup: Setup | null;
  /** @returns false if the terms could not be saved */
  readonly onChange: (setup: Setup) => Promise<boolean>;
  readonly onKeep: () => void;
}

/** Changes the colour or clock of a game that nobody has joined (ONL-11). */
export function ChangeTerms({ plays, setup, onChange, onKeep }: ChangeTermsProps) {
  const [terms, setTerms] = useState(() => makeTerms(plays, setup));
  const [step, setStep] = useState<'idle' | 'working' | 'failed'>('idle');
  const read = readClock(terms);
  const change = (part: Partial<Terms>) => setTerms((before) => ({ ...before, ...part }));
  const submit = async () => {
    if (read.kind === 'wrong') return;
    setStep('working');
    const hostSide = chooseSide(terms.colour, WHITE[plays], Math.random());
    const isKept = await onChange({
      hostSide,
      options: makeOptions(read.clock, readStartOption(setup?.options)),
    });
    setStep(isKept ? 'idle' : 'failed');
    if (isKept) onKeep();
  };
  const say = playWords().online.lobby;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ColourField plays={plays} terms={terms} change={change} />
      <ClockField terms={terms} change={change} />
      <p class="hint">{say.earlierLink}</p>
      {step === 'failed' ? (
        <Notice tone="bad" isNews>
          {say.notChanged}
        </Notice>
      ) : null}
      <div class="actions">
        <button
          class="button primary"
          type="submit"
          disabled={step === 'working' || read.kind === 'wrong'}
        >
          {say.changeNow}
        </button>
        <button class="button" type="button" onClick={onKeep}>
          {say.keepTerms}
        </button>
      </div>
    </form>
  );
}

function makeTerms(plays: GameName, setup: Setup | null): Terms {
  const isWhite = (setup?.hostSide ?? 0) === WHITE[plays];
  return {
    colour: isWhite ? 'white' : 'black',
    ...toClockInput(readOptions(setup?.options).clock),
  };
}
