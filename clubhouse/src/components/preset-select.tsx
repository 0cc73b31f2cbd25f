import type { VNode } from 'preact';
import type { FilledField } from './filled-field.ts';
import { SelectField } from './form-fields.tsx';
import { useLocale } from './locale.ts';

interface PresetSelectProps {
  readonly of: FilledField;
  readonly label: string;
}

export function PresetSelect(props: PresetSelectProps): VNode {
  const presets = Object.entries(useLocale().words.rules.presets);
  return (
    <SelectField
      {...props}
      options={presets.map(([id, { name, about }]) => [id, `${name}: ${about}`])}
    />
  );
}
