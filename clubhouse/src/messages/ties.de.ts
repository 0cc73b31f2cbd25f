import type { ties as english } from './ties.en.ts';

export const ties: typeof english = {
  title: 'Wer bei Gleichstand vorn steht',
  about: (competition) =>
    `${competition}: Nach den Regeln stehen diese an einer Grenze gleich. Los, Entscheidungsspiel oder Absprache wird hier eingetragen.`,
  none: 'Gerade steht an keiner Grenze jemand gleich.',
  toTables: 'Zu den Tabellen',
  way: {
    promotion: 'Gleichstand um den Aufstieg',
    relegation: 'Gleichstand um den Abstieg',
    both: 'Gleichstand um Auf- und Abstieg',
  },
  place: (name) => `Platz von ${name} unter ihnen`,
  choose: 'wählen',
  by: 'Was entschieden hat',
  bys: { lot: 'das Los', play_off: 'ein Entscheidungsspiel', agreement: 'eine Absprache' },
  decide: 'Eintragen',
  decided: (order, by) => `${order}: entschieden durch ${by}.`,
  sleeps: 'Es zählt gerade nicht: Es stehen andere gleich oder niemand.',
  undo: 'Zurücknehmen',
  closed: 'Der Wettbewerb ist abgeschlossen. Vor einer Entscheidung ist er wieder zu öffnen.',
  done: {
    decided: 'Es ist eingetragen, und die Tabelle hat sich geändert.',
    undone: 'Es ist zurückgenommen.',
  },
  faults: {
    order: 'Jeder bekommt einen anderen Platz.',
    by: 'Es fehlt, was entschieden hat.',
    changed: 'Inzwischen stehen andere gleich. So ist es jetzt.',
    closed: 'Der Wettbewerb wird nicht mehr gespielt.',
  },
};
