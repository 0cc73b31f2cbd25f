/** `/coach/competitions/ID/ties` */
export const ties = {
  title: 'Who comes first when level',
  about: (competition: string) =>
    `${competition}: the rules leave these level across a line. Draw a lot, have a play-off, or write down what they agree.`,
  none: 'Nobody is level across a line just now.',
  toTables: 'To the tables',
  way: {
    promotion: 'Level for going up',
    relegation: 'Level for going down',
    both: 'Level for going up and for going down',
  },
  place: (name: string) => `Place of ${name} among them`,
  choose: 'choose',
  by: 'What decided',
  bys: { lot: 'a lot', play_off: 'a play-off', agreement: 'they agreed' },
  decide: 'Record it',
  decided: (order: string, by: string) => `${order}: decided by ${by}.`,
  sleeps: 'It does not count now: others are level, or nobody is.',
  undo: 'Take it back',
  closed: 'The competition is closed. To decide a tie, reopen it first.',
  done: { decided: 'It is recorded, and the table has changed.', undone: 'It is taken back.' },
  faults: {
    order: 'Give each of them another place.',
    by: 'Say what decided.',
    changed: 'Others are level by now. This is how it stands.',
    closed: 'The competition is not being played any more.',
  },
};
