/** `/coach/unanswered`: reports from one side that the other has not answered. */
export const unanswered = {
  title: 'Entered by one side only',
  about: 'Count these results as entered. Both sides get an email and can still contact you.',
  link: 'Settle several at once',
  days: 'Unanswered',
  forDays: (days: number) => (days === 0 ? 'for any length of time' : `for more than ${days} days`),
  none: 'No result has been waiting that long.',
  silent: (who: string) => `No answer from ${who} since then`,
  refused: 'This is no longer possible. Open the match to settle it.',
  points: 'points',
  place: 'rank',
  effect: 'Each change is calculated on its own. Ranks may differ if you settle several.',
  more: (shown: number, total: number) =>
    `Showing the oldest ${shown} of ${total}. The others follow when these are settled.`,
  settle: 'Settle the ticked matches',
  work: {
    title: (total: number) => (total === 1 ? 'One match' : `${total} matches`),
    result: (done: ReadonlyMap<string, number>) => {
      const [settled, changed] = [done.get('settled') ?? 0, done.get('changed') ?? 0];
      const counts = settled === 1 ? 'One match now counts.' : `${settled} matches now count.`;
      if (changed === 0) return counts;
      return `${counts} ${changed === 1 ? 'One has' : `${changed} have`} a new entry and ${changed === 1 ? 'was' : 'were'} skipped.`;
    },
    reason: (reason: string): string | null => {
      if (reason === 'settlement_changed') return 'Something changed in the meantime. Try again.';
      const isOver = reason === 'competition_closed' || reason === 'competition_not_active';
      return isOver ? 'The competition is not running.' : null;
    },
    onward: 'See the rest',
  },
};
