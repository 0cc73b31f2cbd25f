/** `/coach/chase`, and the letters from there. */
export const chase = {
  title: 'Chase list',
  about: 'Who has matches left to play, the least time first.',
  narrow: 'Choose what is shown',
  filter: 'Show',
  days: 'Time left',
  anyDays: 'Any',
  withinDays: (days: number) => (days === 7 ? 'a week or less' : `${days} days or less`),
  short: 'Short of the minimum',
  shortBy: {
    0: 'Everyone with matches left',
    1: 'Everyone short',
    2: 'Two or more short',
    3: 'Three or more short',
  },
  competition: 'Competition',
  everyCompetition: 'All',
  box: 'Box',
  everyBox: 'All',
  rows: 'Players with matches left',
  player: 'Player',
  where: 'Where',
  played: 'Played',
  playedOf: (played: number, minimum: number) => `played ${played} of ${minimum}`,
  shortBySo: (count: number) => `${count} short`,
  enough: 'enough',
  left: 'Still to play',
  reportDue: 'report due',
  differs: 'differs',
  theirTurn: 'the other side reports',
  lastMailed: 'Last mailed',
  never: 'never',
  reach: 'Reach',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all on this page',
  call: (name: string) => `Call ${name}`,
  write: (name: string) => `Write to ${name}`,
  private: 'private: no letter',
  letterTo: (count: string) => `Letters to ${count} chosen`,
  letterToChosen: 'Letters to the chosen',
  /** Null: there are more than this page knows. */
  letterToAll: (players: number | null) =>
    players === null ? 'Letters to all' : `Letters to all ${players}`,
  nothingIsSent: 'Nothing is sent before you have read three of them.',
  next: 'Next page',
  first: 'From the start',
  none: 'Nobody is behind.',
  noneHere: 'Nobody matches these filters.',
  noneAbout: 'Players with matches left, and time to play them, appear here.',
  showAll: 'Show everyone with matches left',
  link: 'All, with letters',

  letters: {
    title: 'Letters to read first',
    back: 'Back to the chase list',
    count: (letters: number) =>
      letters === 1 ? 'One player gets a letter.' : `${letters} players get a letter each.`,
    upTo: (rows: number) =>
      `Up to ${rows} letters, one for each player. Those left out are counted as the letters are written.`,
    own: 'Each names their own matches, how to reach the opponents, and the days left. These are the first:',
    ownAll: 'Each names their own matches, how to reach the opponents, and the days left:',
    none: 'None of them gets a letter.',
    to: 'To',
    subject: 'Subject',
    leftOut: {
      recently: (count: number) =>
        count === 1
          ? 'One had a letter within the last seven days.'
          : `${count} had a letter within the last seven days.`,
      no_address: (count: number) =>
        count === 1 ? 'One has no mail address.' : `${count} have no mail address.`,
      turned_off: (count: number) =>
        count === 1 ? 'One turned such letters off.' : `${count} turned such letters off.`,
      nothing_left: (count: number) =>
        count === 1
          ? 'One has nothing to do now: the others report.'
          : `${count} have nothing to do now: the others report.`,
    },
    again: 'Write to them again all the same',
    againAbout: 'Anyone who had a letter within the last seven days gets another.',
    send: (count: number) => (count === 1 ? 'Send one letter' : `Send ${count} letters`),
    sendAll: 'Send the letters',
    nobody: 'Nobody was chosen.',
    nobodyAbout: 'Tick the players on the list, or take all of them.',
  },

  work: {
    title: (total: number) => (total === 1 ? 'One letter' : `Letters to ${total} players`),
    result: (done: ReadonlyMap<string, number>) =>
      [
        said(done, 'sent', 'One letter is on its way.', 'letters are on their way.'),
        said(done, 'recently', 'One had a letter this week.', 'had a letter this week.'),
        said(done, 'no_address', 'One has no address.', 'have no address.'),
        said(done, 'turned_off', 'One turned such letters off.', 'turned such letters off.'),
        said(done, 'nothing_left', 'One has nothing left to do.', 'have nothing left to do.'),
      ]
        .filter((one) => one !== null)
        .join(' '),
    reason: (): string | null => null,
    onward: 'To the chase list',
  },
};

function said(
  done: ReadonlyMap<string, number>,
  what: string,
  one: string,
  many: string,
): string | null {
  const count = done.get(what) ?? 0;
  if (count === 0) return null;
  return count === 1 ? one : `${count} ${many}`;
}
