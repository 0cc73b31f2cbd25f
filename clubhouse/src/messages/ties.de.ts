import { withStop } from './full-stop.ts';
import type { ties as english } from './ties.en.ts';

export const ties: typeof english = {
  title: 'Gleichstände',
  about: (competition) =>
    `${competition}: Nach den Regeln liegen diese Spieler bei Auf- oder Abstieg gleichauf. Lose, setz ein Entscheidungsspiel an oder trag eine Absprache ein.`,
  none: 'Gerade gibt es keinen Gleichstand um Auf- oder Abstieg.',
  toTables: 'Zu den Tabellen',
  way: {
    promotion: 'Gleichstand um den Aufstieg',
    relegation: 'Gleichstand um den Abstieg',
    both: 'Gleichstand um Auf- und Abstieg',
  },
  place: (name) => `Platz von ${name} im Gleichstand`,
  choose: 'wählen',
  by: 'Entschieden durch',
  bys: { lot: 'das Los', play_off: 'ein Entscheidungsspiel', agreement: 'eine Absprache' },
  decide: 'Entscheidung eintragen',
  decided: (order, by) => `${order}: entschieden durch ${withStop(by)}`,
  sleeps: 'Diese Entscheidung gilt gerade nicht, weil sich der Gleichstand geändert hat.',
  undo: 'Entscheidung zurücknehmen',
  closed:
    'Der Wettbewerb ist abgeschlossen. Öffne ihn wieder, um einen Gleichstand zu entscheiden.',
  done: {
    decided: 'Entscheidung eingetragen. Die Tabelle hat sich geändert.',
    undone: 'Entscheidung zurückgenommen.',
  },
  faults: {
    order: 'Gib jedem einen anderen Platz.',
    by: 'Wähl aus, was entschieden hat.',
    changed: 'Der Gleichstand hat sich inzwischen geändert. Das ist der aktuelle Stand.',
    closed: 'Der Wettbewerb läuft nicht mehr.',
  },
};
