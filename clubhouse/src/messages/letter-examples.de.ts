import type { letterExamples as english } from './letter-examples.en.ts';

export const letterExamples: typeof english = {
  title: 'Mails',
  about:
    'Was die Mitglieder vom Verein bekommen, mit erfundenen Leuten. Von hier wird nichts gesendet.',
  read: 'Lies die Mails, die die Mitglieder bekommen werden',
  linkAbout: 'Was die Mitglieder bekommen, mit erfundenen Leuten',
  all: 'Alle Mails',
  isRead: 'Ich habe sie gelesen',
};
