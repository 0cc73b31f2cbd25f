/** `/coach/chase`, and the emails sent from it. */
export const chase = {
  title: 'Chase list',
  about: 'Players with open matches, most urgent first.',
  narrow: 'Filter the list',
  filter: 'Show',
  days: 'Time left',
  anyDays: 'Any',
  withinDays: (days: number) => (days === 7 ? 'a week or less' : `${days} days or less`),
  short: 'Below the minimum',
  shortBy: {
    0: 'Everyone with matches left',
    1: 'Everyone below the minimum',
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
  theirTurn: 'waiting for the other side',
  lastMailed: 'Last email',
  never: 'never',
  reach: 'Contact',
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all on this page',
  call: (name: string) => `Call ${name}`,
  write: (name: string) => `Email ${name}`,
  private: 'private, no email',
  letterTo: (count: string) => `Email ${count} selected`,
  letterToChosen: 'Email selected players',
  /** `players` is null if there are more than the page has counted. */
  letterToAll: (players: number | null) =>
    players === null ? 'Email all' : `Email all ${players}`,
  nothingIsSent: 'You see the recipients and the email before anything is sent.',
  next: 'Next page',
  first: 'First page',
  none: 'Everyone is on schedule.',
  noneHere: 'Nobody matches these filters.',
  noneAbout: 'Players who still have open matches and time to play them appear here.',
  showAll: 'Show everyone with matches left',
  link: 'See all and send emails',

  work: {
    title: (total: number) => (total === 1 ? 'One email' : `Emails to ${total} players`),
    result: (done: ReadonlyMap<string, number>) =>
      [
        said(done, 'sent', 'One email is on its way.', 'emails are on their way.'),
        said(
          done,
          'recently',
          'One player already got an email this week.',
          'players already got an email this week.',
        ),
        said(
          done,
          'no_address',
          'One player has no email address.',
          'players have no email address.',
        ),
        said(
          done,
          'turned_off',
          'One player unsubscribed from these emails.',
          'players unsubscribed from these emails.',
        ),
        said(
          done,
          'nothing_left',
          'One player has nothing left to do.',
          'players have nothing left to do.',
        ),
      ]
        .filter((one) => one !== null)
        .join(' '),
    reason: (): string | null => null,
    onward: 'Back to the chase list',
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
