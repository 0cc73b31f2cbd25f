import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { CHOICES, cutName, type Language, NAME_LENGTH } from '../preferences/core/settings.ts';
import { Choice } from '../components/choice.tsx';
import { Field } from '../components/field.tsx';
import type { BoardPreview } from '../games/core/look.ts';
import { MiniBoard, MiniPieces } from '../games/mini-board.tsx';
import { Section } from './section.tsx';
import { pageWords } from '../messages/words.ts';

/** A position with both sides' pieces on light and dark squares. */
const SAMPLE: BoardPreview = {
  placement: 'r1bqkb1r/ppp2ppp/2n2n2/3pp3/3PP3/2N2N2/PPP2PPP/R1BQKB1R',
  side: 0,
  last: null,
  clock: null,
};
/** Each language by its own name, so that anyone finds theirs on a page they cannot read. */
const LANGUAGES: readonly (readonly [Exclude<Language, 'system'>, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
];

/** The player's name and the site's appearance, saved on input (PREF-1). */
export function You() {
  const services = useServices();
  const { name, theme, language, board, pieces } = useSignal(services.settings);
  // Saved without the trailing space of a second word being typed.
  const [typed, setTyped] = useState(name);
  const say = pageWords().settings;
  return (
    <Section title={say.you}>
      <Field
        label={say.name}
        value={cutName(typed) === name ? typed : name}
        onInput={(next) => {
          setTyped(next);
          services.choose({ name: cutName(next) });
        }}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        hint={say.nameHint}
      />
      <Choice
        legend={say.theme}
        options={CHOICES.theme.map((one) => [one, say.themes[one]])}
        value={theme}
        onChange={(chosen) => services.choose({ theme: chosen })}
      />
      <Choice
        legend={say.board}
        options={CHOICES.board.map((one) => [one, say.boards[one]])}
        value={board}
        onChange={(chosen) => services.choose({ board: chosen })}
      />
      <Choice
        legend={say.pieces}
        options={CHOICES.pieces.map((one) => [one, say.sets[one]])}
        value={pieces}
        onChange={(chosen) => services.choose({ pieces: chosen })}
      />
      <div class="settings-sample">
        <MiniPieces />
        <MiniBoard plays="chess" look={SAMPLE} />
      </div>
      <Choice<Language>
        legend={say.language}
        options={[['system', say.asBrowser], ...LANGUAGES]}
        value={language}
        onChange={(chosen) => services.choose({ language: chosen })}
      />
    </Section>
  );
}
