import { withStop } from './full-stop.ts';
import type { coach as english } from './coach.en.ts';

export const coach: typeof english = {
  signInTitle: 'Trainer',
  welcome: 'Für Trainer.',
  about:
    'Du meldest dich mit deinem eigenen Schlüssel an. So steht im Verlauf, wer was entschieden hat.',
  outTitle: 'Du bist auf diesem Gerät abgemeldet',
  out: 'Der Schlüssel wurde von diesem Gerät entfernt. Melde dich mit einem gültigen Schlüssel wieder an.',
  outRevoked:
    'Dein Schlüssel wurde widerrufen und gilt nicht mehr. Melde dich mit einem anderen an.',
  key: 'Dein Schlüssel',
  keyHint: 'Er beginnt mit dl_, danach kommen 38 Buchstaben und Ziffern.',
  signIn: 'Anmelden',
  keep: 'Speichere ihn in deinem Passwortmanager. Nach deinem letzten Besuch bleibst du hier 30 Tage angemeldet.',
  none: 'Noch keinen Schlüssel?',
  first:
    'Den ersten Schlüssel zeigt die Installation des Vereins als „Administrator key“. Mit ihm kannst du dich hier anmelden.',
  make: 'Weitere Schlüssel kann ein Administrator unter „Schlüssel“ erstellen. Hat niemand mehr einen Administratorschlüssel, kann der Server-Admin einen erstellen:',
  command: 'npm run league -- keys create --name "Ana, Trainerin" --admin',
  player: 'Du bist Spieler? Melde dich hier an',
  usedTitle: 'Dieser Link wurde schon benutzt',
  used: 'Er gilt nur einmal. Melde dich mit deinem Schlüssel an.',
  withKey: 'Mit Schlüssel anmelden',
  faults: {
    empty: 'Gib deinen Schlüssel ein.',
    shape:
      'Das ist kein gültiger Schlüssel. Er beginnt mit dl_, danach kommen 38 Buchstaben und Ziffern.',
    unknown:
      'Der Verein kennt diesen Schlüssel nicht. Vielleicht ist er vertippt, abgelaufen oder widerrufen.',
    website: 'Das ist der Schlüssel der Website selbst. Als Trainer brauchst du einen eigenen.',
    lacks: (scopes) =>
      `Diesem Schlüssel fehlen Rechte, die ein Trainer braucht: ${withStop(scopes)} Bitte einen Administrator um einen Trainerschlüssel.`,
    tooMany: (minutes) =>
      `Zu viele Versuche. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
    busy: 'Der Dienst des Vereins antwortet gerade nicht. Dein Schlüssel wurde nicht geprüft. Versuch es gleich noch einmal.',
  },
};
