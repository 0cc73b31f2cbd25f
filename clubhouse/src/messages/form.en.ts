/** What is wrong with a form. */
export const form = {
  faults: {
    missing: 'Fill in this field.',
    tooLong: (most: number) => `Use at most ${most} characters.`,
    notName: 'Use at least one letter or digit, and no invisible characters.',
    notEmail: 'This is not a valid email address.',
    notNumber: (least: number, most: number) => `From ${least} to ${most}: enter a whole number.`,
    notDay: 'Enter a valid date.',
    notChosen: 'Choose one of the options.',
    refused: 'The club’s server does not accept this. Change it and try again.',
  },
  refused:
    'Nothing was saved: the club’s server does not accept this form. Check what you entered and try again.',
};
