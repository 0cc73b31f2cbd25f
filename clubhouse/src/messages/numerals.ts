/* Small numbers at the beginning of a sentence are words. */

/** `Three`; digits from ten on. */
export function englishNumeral(count: number): string {
  const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
  return words[count] ?? String(count);
}

/** `Drei`, of feminine and plural nouns; digits from ten on. */
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
