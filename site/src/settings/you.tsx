import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import {
  cutName,
  type BoardColour,
  type Language,
  NAME_LENGTH,
  type Theme,
} from '../preferences/core/settings.ts';
import { Choice } from '../components/choice.tsx';
import { Field } from '../components/field.tsx';
import { Section } from './section.tsx';
import { pageWords } from '../messages/words.ts';

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[];
const BOARDS = ['green', 'brown', 'blue'] as const satisfies readonly BoardColour[];
/** Each is called by its own name, so that who cannot read the page finds it. */
const LANGUAGES: readonly (readonly [Exclude<Language, 'system'>, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
];

/** The player's name and how the site looks; kept as they are typed and chosen (PREF-1). */
export function You() {
  const services = useServices();
  const { name, theme, language, board } = useSignal(services.settings);
  // Kept without the trailing space that is there while a second word is being typed.
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
        options={THEMES.map((one) => [one, say.themes[one]])}
        value={theme}
        onChange={(chosen) => services.choose({ theme: chosen })}
      />
      <Choice
        legend={say.board}
        options={BOARDS.map((one) => [one, say.boards[one]])}
        value={board}
        onChange={(chosen) => services.choose({ board: chosen })}
      />
      <Choice<Language>
        legend={say.language}
        options={[['system', say.asBrowser], ...LANGUAGES]}
        value={language}
        onChange={(chosen) => services.choose({ language: chosen })}
      />
    </Section>
  );
}
