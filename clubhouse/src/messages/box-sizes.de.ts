import type { boxSizes as english } from './box-sizes.en.ts';
import { listNames } from './list-names.ts';

export const boxSizes: typeof english = {
  marks: { small: 'zu klein', large: 'zu groß' },
  tooSmall: (boxes) => `Zu klein: ${listNames(boxes, 'de')}.`,
  tooLarge: (boxes) => `Zu groß: ${listNames(boxes, 'de')}.`,
  box: (name, count) => `${name} (${count})`,
  even: (least, most) =>
    `Ausgeglichen wären ${least === most ? least : `${least} oder ${most}`} je Box.`,
  open: 'Ausgleichen',

  title: 'Boxen ausgleichen',
  about:
    'Wer einer Grenze am nächsten steht, wechselt über sie, also überholt niemand jemanden. Wer von Hand in eine Box gesetzt wurde oder hier schon gespielt hat, bleibt.',
  moves: 'Das ändert sich',
  move: (name, from, to) => `${name} wechselt von ${from} in ${to}`,
  sizes: 'So viele sind dann in jeder Box',
  size: (name, before, after) =>
    before === after ? `${name}: ${before}, wie jetzt` : `${name}: ${after}, jetzt ${before}`,
  notAll:
    'Gleichmäßiger geht es nicht: Wer wechseln könnte, wurde von Hand dorthin gesetzt oder hat schon gespielt.',
  nobody:
    'Niemand kann wechseln: Wer es könnte, wurde von Hand dorthin gesetzt oder hat schon gespielt. Auf dem Brett geht es von Hand.',
  isEven: 'Die Boxen sind ausgeglichen: Keine hat zwei mehr als eine andere.',
  undo: 'Auf dem Brett lässt sich jeder Wechsel rückgängig machen.',
  go: (count) => (count === 1 ? 'Diesen Wechsel ausführen' : `Diese ${count} Wechsel ausführen`),
  done: 'Die Boxen sind ausgeglichen.',
  changed:
    'Inzwischen hat jemand den Entwurf geändert. Niemand hat gewechselt: Sieh noch einmal nach.',
  partly: (count, why) =>
    count === 0
      ? `Niemand hat gewechselt. ${why}`
      : `${count === 1 ? 'Einer hat' : `${count} haben`} gewechselt, die anderen nicht. ${why}`,
};
