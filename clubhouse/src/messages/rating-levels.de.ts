import type { ratingLevels as english } from './rating-levels.en.ts';

export const ratingLevels: typeof english = {
  title: 'Spielstärken aus Wertungen',
  about: 'Du siehst, wer welche Spielstärke bekommt, bevor etwas gespeichert wird.',
  way: 'Spielstärken aus Wertungen',
  none: 'Von denen, die spielen, hat niemand eine Wertung. Eine Liste bringt sie mit, oder die Seite eines Mitglieds.',
  system: 'Welche Wertungen',
  unnamed: 'ohne Namen',
  only: (system) => `Wertungen: ${system}`,
  best: 'Die Stärksten haben',
  choose: 'Bitte wählen',
  low: 'die kleinste Zahl (LK, WTN)',
  high: 'die größte Zahl (UTR, NTRP)',
  by: 'Teilen',
  size: 'in gleich große Stufen',
  borders: 'an Wertungen, die ich nenne',
  levels: 'Wie viele Stufen',
  levelsHint: 'Für gleich große Stufen.',
  bordersField: 'Wo eine Stufe endet',
  bordersHint:
    'Für Wertungen, die du nennst, etwa 8; 12,5; 16. Wer genau diese Zahl hat, ist in der stärkeren Stufe.',
  first: 'Spielstärke der Stärksten',
  replaces: 'Auch wer schon eine Spielstärke hat, bekommt eine andere',
  look: 'Stufen ansehen',
  would: (count) =>
    count === 0
      ? 'Niemand bekommt eine andere Spielstärke'
      : count === 1
        ? 'Ein Mitglied bekommt eine Spielstärke'
        : `${count} Mitglieder bekommen eine Spielstärke`,
  level: (level, count) =>
    `Spielstärke ${level}: ${count === 1 ? 'ein Mitglied' : `${count} Mitglieder`}`,
  from: (level) => `war Spielstärke ${level}`,
  give: (count) =>
    count === 1 ? 'Diese Spielstärke vergeben' : `Diese ${count} Spielstärken vergeben`,
  keeps: (count) =>
    count === 1 ? 'Einer behält die Spielstärke, die er hat' : `${count} behalten ihre Spielstärke`,
  same: (count) =>
    count === 1 ? 'Einer hat genau diese schon' : `${count} haben genau diese schon`,
  without: (count) =>
    count === 1
      ? 'Einer hat keine solche Wertung und bleibt, wie er ist'
      : `${count} haben keine solche Wertung und bleiben, wie sie sind`,
  changed:
    'Seit du hingesehen hast, hat sich etwas geändert. Gespeichert ist nichts: So wäre es jetzt.',
  faults: {
    best: 'Sag, welches Ende das stärkste ist: Der Name dieser Wertungen verrät es nicht.',
    levels:
      'Mindestens zwei Stufen, und höchstens so viele, wie es bis 10 gibt. Gespeichert ist nichts.',
    borders:
      'Eine bis neun verschiedene Zahlen, mit Strichpunkt oder Leerzeichen dazwischen, und Stufen bis 10.',
  },
};
