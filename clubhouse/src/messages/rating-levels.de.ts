import type { ratingLevels as english } from './rating-levels.en.ts';

export const ratingLevels: typeof english = {
  title: 'Spielstärken aus Wertungen',
  about: 'Du siehst die Spielstärken als Vorschau, bevor etwas gespeichert wird.',
  way: 'Spielstärken aus Wertungen',
  none: 'Kein aktives Mitglied hat eine Wertung. Lies Wertungen ein, oder trag sie auf der Seite eines Mitglieds ein.',
  system: 'Wertungssystem',
  unnamed: 'ohne Namen',
  only: (system) => `Wertungen: ${system}`,
  best: 'Die stärksten Spieler haben',
  choose: 'Bitte wählen',
  low: 'die kleinste Zahl (LK, WTN)',
  high: 'die größte Zahl (UTR, NTRP)',
  by: 'Wertungen aufteilen',
  size: 'in gleich große Teile',
  borders: 'an Grenzen, die ich eingebe',
  levels: 'Anzahl der Spielstärken',
  levelsHint: 'Für gleich große Teile.',
  bordersField: 'Grenzen',
  bordersHint:
    'Für eigene Grenzen, etwa 8; 12,5; 16. Wer genau auf einer Grenze liegt, bekommt die höhere Spielstärke.',
  first: 'Höchste Spielstärke',
  replaces: 'Auch vorhandene Spielstärken ersetzen',
  look: 'Vorschau anzeigen',
  would: (count) =>
    count === 0
      ? 'Keine Spielstärke ändert sich'
      : count === 1
        ? 'Ein Mitglied bekommt eine Spielstärke'
        : `${count} Mitglieder bekommen eine Spielstärke`,
  level: (level, count) =>
    `Spielstärke ${level}: ${count === 1 ? 'ein Mitglied' : `${count} Mitglieder`}`,
  from: (level) => `war Spielstärke ${level}`,
  give: (count) =>
    count === 1 ? 'Diese Spielstärke speichern' : `Diese ${count} Spielstärken speichern`,
  keeps: (count) =>
    count === 1
      ? 'Ein Mitglied behält seine Spielstärke'
      : `${count} Mitglieder behalten ihre Spielstärke`,
  same: (count) =>
    count === 1 ? 'Ein Mitglied hat sie schon' : `${count} Mitglieder haben sie schon`,
  without: (count) =>
    count === 1
      ? 'Ein Mitglied hat keine solche Wertung und bleibt unverändert'
      : `${count} Mitglieder haben keine solche Wertung und bleiben unverändert`,
  changed:
    'Inzwischen hat sich etwas geändert. Es wurde nichts gespeichert. Das ist die neue Vorschau.',
  faults: {
    best: 'Wähl aus, ob die kleinste oder die größte Zahl am stärksten ist.',
    levels:
      'Gib mindestens zwei Spielstärken an. Sie dürfen nicht über 10 hinausgehen. Es wurde nichts gespeichert.',
    borders:
      'Gib eine bis neun verschiedene Zahlen ein, getrennt durch Semikolons oder Leerzeichen, für Spielstärken bis 10.',
  },
};
