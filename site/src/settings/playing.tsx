import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { ChoiceSwitches } from '../play/choice-switches.tsx';
import { Section } from './section.tsx';
import { pageWords } from '../messages/words.ts';

/** What holds for every game (PREF-1). */
export function Playing() {
  const services = useServices();
  const choices = useSignal(services.settings);
  return (
    <Section title={pageWords().settings.playing}>
      <div class="switches">
        <ChoiceSwitches
          choices={choices}
          onChoices={(change) => services.choose(change)}
          hasHints
        />
      </div>
    </Section>
  );
}
