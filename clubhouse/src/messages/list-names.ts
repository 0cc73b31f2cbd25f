const AND = { en: 'and', de: 'und' } as const;
const MORE = { en: 'more', de: 'weitere' } as const;
/** A longer list names only five. */
const NAMED = 6;

/** `Singles, Doubles and Mixed`; a long list names the first five and counts the rest. */
export function listNames(names: readonly string[], language: keyof typeof AND): string {
  if (names.length < 2) return names.join('');
  const and = AND[language];
  if (names.length > NAMED) {
    return `${names.slice(0, 5).join(', ')} ${and} ${names.length - 5} ${MORE[language]}`;
  }
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`;
}
