import { withStop } from './full-stop.ts';

/**
 * For sentences that browser scripts receive as text. A value that ends in a full stop, such as
 * `e.V.`, gets no second one.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return stop === '' ? value : withStop(value);
  });
}
