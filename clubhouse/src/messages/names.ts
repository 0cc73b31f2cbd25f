/** Some of these are also names; they are titles only with their full stop. */
const WITH_STOP = '(?:mag|ing|med|dipl|rer|nat|phil|jur)';
const TITLE = new RegExp(
  `^(?:(?:dr|prof)\\.?|${WITH_STOP}\\.|(?:dr|prof|${WITH_STOP})\\.?(?:-${WITH_STOP}\\.?)+)$`,
  'i',
);

/** `Priya` for `Priya Raghunathan`; `Ann & Bo` for a pair. Skips titles. */
export function getFirstName(label: string): string {
  return label
    .split(' & ')
    .map((name) => {
      const words = name.trim().split(/\s+/);
      return words.find((word) => !TITLE.test(word)) ?? words[0] ?? name;
    })
    .join(' & ');
}

/** `PR` for `Priya Raghunathan`; one letter for a single name. */
export function formatInitials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map(getFirstLetter);
  return letters.join('').toUpperCase();
}

function getFirstLetter(part: string | undefined): string {
  return part === undefined ? '' : (Array.from(part)[0] ?? '');
}
