import { withStop } from './full-stop.ts';

/** `/coach/competitions/ID/ties` */
export const ties = {
  title: 'Ties',
  about: (competition: string) =>
    `${competition}: the rules leave these players tied for promotion or relegation. Draw lots, hold a play-off, or record what they agree.`,
  none: 'There are no ties for promotion or relegation at the moment.',
  toTables: 'Go to the tables',
  way: {
    promotion: 'Tied for promotion',
    relegation: 'Tied for relegation',
    both: 'Tied for promotion and relegation',
  },
  place: (name: string) => `Order of ${name} in the tie`,
  choose: 'choose',
  by: 'Decided by',
  bys: { lot: 'drawing lots', play_off: 'a play-off', agreement: 'agreement' },
  decide: 'Record the decision',
  decided: (order: string, by: string) => `${order}: decided by ${withStop(by)}`,
  sleeps: 'This decision does not apply now because the tie has changed.',
  undo: 'Undo the decision',
  closed: 'The competition is closed. To decide a tie, reopen it first.',
  done: { decided: 'Decision recorded. The table has changed.', undone: 'Decision undone.' },
  faults: {
    order: 'Give each of them a different place.',
    by: 'Choose how it was decided.',
    changed: 'The tie has changed in the meantime. This is the current state.',
    closed: 'The competition is no longer running.',
  },
};
