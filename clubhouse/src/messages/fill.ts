import { withStop } from './full-stop.ts';

/**
 * Fills `{name}` placeholders, for sentences that browser scripts also use and therefore receive as
 * text. Values that end in a full stop, such as `e.V.`, get no second one.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return stop === '' ? value : withStop(value);
  });
}
