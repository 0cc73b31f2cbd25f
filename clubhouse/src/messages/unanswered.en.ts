/** `/coach/unanswered`: what one side reported and the other has left. */
export const unanswered = {
  title: 'Reported by one side',
  about: 'Let them count as they were reported. Both sides get a letter, and can still tell you.',
  link: 'Settle them together',
  days: 'Left unanswered',
  forDays: (days: number) => (days === 0 ? 'however short' : `for more than ${days} days`),
  none: 'No report has been left for that long.',
  silent: (who: string) => `${who} has said nothing since`,
  refused: 'This can no longer be: open the match to decide it.',
  points: 'points',
  place: 'place',
  effect: 'What each would change is worked out on its own; together the places may differ.',
  more: (shown: number, total: number) =>
    `Of ${total}, the oldest ${shown} stand here; the others follow when these are settled.`,
  settle: 'Settle those that are ticked',
  work: {
    title: (total: number) => (total === 1 ? 'One match' : `${total} matches`),
    result: (done: ReadonlyMap<string, number>) => {
      const [settled, changed] = [done.get('settled') ?? 0, done.get('changed') ?? 0];
      const counts = settled === 1 ? 'One match counts now.' : `${settled} matches count now.`;
      if (changed === 0) return counts;
      return `${counts} ${changed === 1 ? 'One was' : `${changed} were`} reported again meanwhile, and left.`;
    },
    reason: (reason: string): string | null => {
      if (reason === 'settlement_changed') return 'Something changed at that moment: try again.';
      const isOver = reason === 'competition_closed' || reason === 'competition_not_active';
      return isOver ? 'Its competition is over, or has not begun.' : null;
    },
    onward: 'To what is left',
  },
};
