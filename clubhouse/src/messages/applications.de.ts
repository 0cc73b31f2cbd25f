import type { applications as english } from './applications.en.ts';

export const applications: typeof english = {
  title: 'Wollen mitspielen',
  about: (count) =>
    count === 0
      ? 'Niemand wartet.'
      : count === 1
        ? 'Einer wartet. Was nicht entschieden wird, ist nach 30 Tagen gelöscht.'
        : `${count} warten. Was nicht entschieden wird, ist nach 30 Tagen gelöscht.`,
  none: 'Gerade will niemand aufgenommen werden. Anträge kommen über die Seite „join“.',
  more: 'Es gibt mehr: Diese warten am längsten.',
  look: 'Ansehen und entscheiden',
  known: (name) => `Gleiche Adresse wie ${name}, schon Mitglied.`,
  sent: (day) => `Vom ${day}`,
  notice: 'Zugestimmt',
  maybe: 'Schon dabei?',
  maybeAbout: 'Mitglieder mit dieser Adresse oder diesem Nachnamen:',
  maybeNone: 'Kein Mitglied hat diese Adresse oder diesen Nachnamen.',
  takeIn: 'Aufnehmen',
  name: 'Name, den alle sehen',
  level: 'Spielstärke',
  levelSaid: (level) => `Eigene Einschätzung: ${level}.`,
  levelLater: 'später',
  takeInAbout:
    'Wird Mitglied, bekommt eine Mail und kommt mit dem nächsten Entwurf in eine Box. Laufende Boxen ändern sich nicht.',
};
