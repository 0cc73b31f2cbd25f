import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { ChoiceSwitches } from '../play/choice-switches.tsx';
import { Choice } from '../components/choice.tsx';
import { CHOICES } from '../preferences/core/settings.ts';
import { playSound } from '../sound/player.ts';
import { Section } from './section.tsx';
import { pageWords } from '../messages/words.ts';

/** The settings for every game (PREF-1). */
export function Playing() {
  const services = useServices();
  const choices = useSignal(services.settings);
  return (
    <Section title={pageWords().settings.playing}>
      <Choice
        legend={pageWords().settings.sounds}
        options={CHOICES.sounds.map((one) => [one, pageWords().settings.soundSets[one]])}
        value={choices.sounds}
        onChange={(sounds) => {
          services.choose({ sounds });
          if (choices.sound) playSound('capture', sounds);
        }}
      />
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
