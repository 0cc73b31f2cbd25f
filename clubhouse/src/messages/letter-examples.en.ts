/** `/coach/letters`: samples of the club's emails, to read before any is sent. */
export const letterExamples = {
  title: 'Emails',
  about:
    'These are the emails members get from the club, with made-up names. This page sends nothing.',
  read: 'Preview the members’ emails',
  linkAbout: 'The emails members get, with made-up names',
  all: 'All emails',
  isRead: 'I have read these emails',
};
