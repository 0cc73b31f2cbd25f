import './tiles.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Tile<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
  readonly picture?: ComponentChildren;
}

interface TilesProps<T extends string> {
  readonly legend: string;
  readonly tiles: readonly Tile<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function Tiles<T extends string>({ legend, tiles, value, onChange }: TilesProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class={`tiles tiles-${tiles.length}`}>
        {tiles.map(({ value: one, label, hint, picture }) => (
          <label key={one} class="tile">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {picture}
            <b>{label}</b>
            {hint === undefined ? null : <small>{hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
