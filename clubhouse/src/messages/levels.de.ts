import { withStop } from './full-stop.ts';
import type { levels as english } from './levels.en.ts';

export const levels: typeof english = {
  title: 'Spielstärken',
  about: '1 spielt national, 5 ist Mittelfeld, 10 fängt an. Die Spieler sehen es nicht.',
  how: 'Tipp eine Zahl, dann Tab zum Nächsten, oder zieh einen Namen auf eine Stufe. Was leer bleibt, hat keine Spielstärke. Danach wird die erste Saison vorgeschlagen.',
  without: 'Noch ohne Spielstärke',
  level: (level) => `Spielstärke ${level}`,
  of: (name) => `Spielstärke von ${name}`,
  said: (level) => `sagt ${level}`,
  save: 'Spielstärken speichern',
  put: '{name}: Spielstärke {level}, noch nicht gespeichert.',
  putNone: '{name}: ohne Spielstärke, noch nicht gespeichert.',
  saved: (count) =>
    count === 1 ? 'Eine Spielstärke gespeichert.' : `${count} Spielstärken gespeichert.`,
  none: 'Noch spielt niemand.',
  wrong: 'Die Spielstärke ist eine Zahl von 1 bis 10. Es wurde nichts gespeichert.',
  overtaken: (names) =>
    `Diese hat inzwischen jemand anderes geändert, sie bleiben so: ${withStop(names)} Die anderen sind gespeichert.`,
};
