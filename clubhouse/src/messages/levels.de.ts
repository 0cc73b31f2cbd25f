import { withStop } from './full-stop.ts';
import type { levels as english } from './levels.en.ts';

export const levels: typeof english = {
  title: 'Spielstärken',
  about:
    '1 ist am stärksten (Nationalspieler), 5 mittel, 10 Anfänger. Die Spieler sehen ihre Spielstärke nicht.',
  how: 'Gib eine Zahl ein und spring mit Tab zum nächsten Spieler, oder zieh einen Namen auf eine Spielstärke. Lass das Feld leer, wenn du keine angeben willst. Der Entwurf der ersten Saison richtet sich danach.',
  without: 'Noch ohne Spielstärke',
  level: (level) => `Spielstärke ${level}`,
  of: (name) => `Spielstärke von ${name}`,
  said: (level) => `eigene Einschätzung: ${level}`,
  save: 'Spielstärken speichern',
  put: '{name}: Spielstärke {level}, noch nicht gespeichert.',
  putNone: '{name}: ohne Spielstärke, noch nicht gespeichert.',
  saved: (count) =>
    count === 1 ? 'Eine Spielstärke gespeichert.' : `${count} Spielstärken gespeichert.`,
  none: 'Es gibt noch keine Spieler.',
  wrong: 'Es wurde nichts gespeichert. Gib als Spielstärke eine Zahl von 1 bis 10 ein.',
  overtaken: (names) =>
    `Diese Spielstärken hat inzwischen ein anderer Trainer geändert, deine wurden nicht gespeichert: ${withStop(names)} Die anderen sind gespeichert.`,
};
