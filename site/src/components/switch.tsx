import type { ComponentChildren } from 'preact';

interface SwitchProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>
        <span class="switch-label">{label}</span>
        {hint === undefined ? null : <span class="hint">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
