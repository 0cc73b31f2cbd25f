import type { VNode } from 'preact';
import { useLocale } from './locale.ts';

interface PresetSelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** Rules to start from, each with where they are played. */
export function PresetSelect({ name, label, value }: PresetSelectProps): VNode {
  const { presets } = useLocale().words.rules;
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <select class="input" id={name} name={name}>
        {Object.entries(presets).map(([id, preset]) => (
          <option key={id} value={id} selected={id === value}>
            {`${preset.name}: ${preset.about}`}
          </option>
        ))}
      </select>
    </div>
  );
}
