import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { cutName, NAME_LENGTH, type Theme } from '../preferences/core/settings.ts';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Section } from './section.tsx';

const THEMES = [
  ['system', 'As the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const satisfies readonly (readonly [Theme, string])[];

/** The player's name and how the site looks; kept as they are typed and chosen (PREF-1). */
export function You() {
  const services = useServices();
  const { name, theme } = useSignal(services.settings);
  // Kept without the trailing space that is there while a second word is being typed.
  const [typed, setTyped] = useState(name);
  return (
    <Section title="You">
      <Field
        label="Your name"
        value={cutName(typed) === name ? typed : name}
        onInput={(next) => {
          setTyped(next);
          void services.change({ name: cutName(next) });
        }}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        hint="For new games. Your friend sees it; the relay does not."
      />
      <Choice
        legend="Colours"
        options={THEMES}
        value={theme}
        onChange={(chosen) => void services.change({ theme: chosen })}
      />
    </Section>
  );
}
