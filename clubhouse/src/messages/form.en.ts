export const form = {
  faults: {
    missing: 'Fill in this field.',
    tooLong: (most: number) => `Use at most ${most} characters.`,
    notName: 'Use at least one letter or digit, and no invisible characters.',
    notEmail: 'This is not a valid email address.',
    notNumber: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
    notDay: 'Enter a valid date.',
    notChosen: 'Choose one of the options.',
    refused: 'The club’s server does not accept this. Change it and try again.',
  },
  refused:
    'Nothing was saved. The club’s server does not accept this form. Check your entries and try again.',
};
