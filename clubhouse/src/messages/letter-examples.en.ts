/** `/coach/letters`: what the club writes, to be read before any of it goes out. */
export const letterExamples = {
  title: 'Letters',
  about: 'What members get from the club, with invented people. Nothing is sent from here.',
  read: 'Read the letters that members will get',
  linkAbout: 'What members get, with invented people',
  all: 'All letters',
  isRead: 'I have read them',
};
