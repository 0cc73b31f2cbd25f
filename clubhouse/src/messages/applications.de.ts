import { withStop } from './full-stop.ts';
import type { applications as english } from './applications.en.ts';

export const applications: typeof english = {
  title: 'Anträge',
  about: (count) =>
    count === 0
      ? 'Es warten keine Anträge.'
      : count === 1
        ? 'Ein Antrag wartet. Ohne Entscheidung wird er nach 30 Tagen gelöscht.'
        : `${count} Anträge warten. Ohne Entscheidung werden sie nach 30 Tagen gelöscht.`,
  none: 'Gerade gibt es keine Anträge. Anträge stellt man auf der Seite „join“.',
  more: 'Diese warten am längsten. Es gibt noch mehr.',
  look: 'Antrag prüfen',
  known: (name) => `Gleiche Adresse wie das Mitglied ${withStop(name)}`,
  sent: (day) => `Vom ${day}`,
  notice: 'Zugestimmt',
  maybe: 'Schon Mitglied?',
  maybeAbout: 'Mitglieder mit dieser Adresse oder diesem Nachnamen:',
  maybeNone: 'Kein Mitglied hat diese Adresse oder diesen Nachnamen.',
  takeIn: 'Aufnehmen',
  name: 'Name, den alle sehen',
  level: 'Spielstärke',
  levelSaid: (level) => `Eigene Einschätzung: ${level}.`,
  levelLater: 'später',
  takeInAbout:
    'Die Person wird Mitglied, bekommt eine E-Mail und kommt in den nächsten Entwurf. Laufende Boxen ändern sich nicht.',
};
