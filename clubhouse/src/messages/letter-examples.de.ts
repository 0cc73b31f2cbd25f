import type { letterExamples as english } from './letter-examples.en.ts';

export const letterExamples: typeof english = {
  title: 'E-Mails',
  about:
    'Diese E-Mails bekommen die Mitglieder vom Verein, hier mit erfundenen Namen. Diese Seite verschickt nichts.',
  read: 'E-Mails an die Mitglieder ansehen',
  linkAbout: 'Die E-Mails an die Mitglieder, mit erfundenen Namen',
  all: 'Alle E-Mails',
  isRead: 'Ich habe diese E-Mails gelesen',
};
