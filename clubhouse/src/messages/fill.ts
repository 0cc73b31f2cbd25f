import { withStop } from './full-stop.ts';

/**
 * A sentence with `{name}` where something is put in: for those that the browser's script says too,
 * which gets them as texts. What ends in a full stop, as `e.V.`, gets no second one.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return stop === '' ? value : withStop(value);
  });
}
