/** Spells out small numbers at the beginning of a sentence. */

/** `Three`; digits from ten. */
export function englishNumeral(count: number): string {
  const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
  return words[count] ?? String(count);
}

/** `Drei`, for feminine and plural nouns; digits from ten. */
export function germanNumeral(count: number): string {
  const words = [
    'Keine',
    'Eine',
    'Zwei',
    'Drei',
    'Vier',
    'Fünf',
    'Sechs',
    'Sieben',
    'Acht',
    'Neun',
  ];
  return words[count] ?? String(count);
}
