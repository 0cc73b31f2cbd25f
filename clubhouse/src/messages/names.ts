/** `Priya`, of `Priya Raghunathan`; `Ann & Bo`, of a pair. */
export function firstName(label: string): string {
  return label
    .split(' & ')
    .map((name) => name.trim().split(/\s+/)[0] ?? name)
    .join(' & ');
}

/** `PR`, of `Priya Raghunathan`; one letter where there is one name. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map(firstLetter);
  return letters.join('').toUpperCase();
}

function firstLetter(part: string | undefined): string {
  return part === undefined ? '' : (Array.from(part)[0] ?? '');
}
