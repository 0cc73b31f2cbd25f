import type { boxSizes as english } from './box-sizes.en.ts';
import { listNames } from './list-names.ts';

export const boxSizes: typeof english = {
  marks: { small: 'zu klein', large: 'zu groß' },
  tooSmall: (boxes) => `Zu klein: ${listNames(boxes, 'de')}.`,
  tooLarge: (boxes) => `Zu groß: ${listNames(boxes, 'de')}.`,
  box: (name, count) => `${name} (${count})`,
  even: (least, most) =>
    `Gleichmäßig verteilt wären es ${least === most ? least : `${least} oder ${most}`} je Box.`,
  open: 'Boxen ausgleichen',

  title: 'Boxen ausgleichen',
  about:
    'Nur Spieler am Rand einer Box wechseln in die nächste, die Reihenfolge bleibt also gleich. Von Hand eingeteilte Spieler und alle, die hier schon gespielt haben, bleiben.',
  moves: 'Änderungen',
  move: (name, from, to) => `${name} wechselt von ${from} in ${to}`,
  sizes: 'Neue Größe der Boxen',
  size: (name, before, after) =>
    before === after ? `${name}: ${before}, unverändert` : `${name}: ${after}, bisher ${before}`,
  notAll:
    'Gleichmäßiger geht es nicht. Alle, die wechseln könnten, wurden von Hand eingeteilt oder haben schon gespielt.',
  nobody:
    'Niemand kann wechseln. Alle, die es könnten, wurden von Hand eingeteilt oder haben schon gespielt. Verschieb sie auf dem Brett.',
  isEven: 'Die Boxen sind ausgeglichen. Ihre Größe unterscheidet sich höchstens um eins.',
  undo: 'Auf dem Brett kannst du jeden Wechsel rückgängig machen.',
  go: (count) => (count === 1 ? 'Diesen Wechsel ausführen' : `Diese ${count} Wechsel ausführen`),
  done: 'Die Boxen sind ausgeglichen.',
  changed:
    'Inzwischen hat jemand den Entwurf geändert. Niemand hat gewechselt. Prüf es noch einmal.',
  partly: (count, why) =>
    count === 0
      ? `Niemand hat gewechselt. ${why}`
      : `${count === 1 ? 'Eine Meldung hat' : `${count} Meldungen haben`} gewechselt, die anderen nicht. ${why}`,
};
