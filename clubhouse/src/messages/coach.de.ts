import type { coach as english } from './coach.en.ts';

export const coach: typeof english = {
  signInTitle: 'Trainer',
  welcome: 'Für Trainer.',
  about:
    'Du meldest dich mit deinem eigenen Schlüssel an. So steht im Verlauf, wer was entschieden hat.',
  outTitle: 'Hier bist du abgemeldet',
  out: 'Der Schlüssel wurde von diesem Gerät entfernt. Mit einem gültigen kommst du wieder hinein.',
  outRevoked:
    'Dein Schlüssel ist widerrufen und gilt nicht mehr. Mit einem anderen kommst du wieder hinein.',
  key: 'Dein Schlüssel',
  keyHint: 'Er beginnt mit dl_, danach kommen 38 Buchstaben und Ziffern.',
  signIn: 'Anmelden',
  keep: 'Lass ihn deinen Passwortmanager merken. Dieses Gerät bleibt nach deinem letzten Besuch 30 Tage angemeldet.',
  none: 'Noch keinen Schlüssel?',
  first:
    'Den ersten zeigt die Installation des Vereins, als „Administrator key“: Mit ihm kommst du hier hinein.',
  make: 'Jeden weiteren macht ein Trainer, der Administrator ist, unter „Schlüssel“. Hat niemand mehr einen, macht ihn, wer den Server betreut:',
  command: 'npm run league -- keys create --name "Ana, Trainerin" --admin',
  player: 'Du willst spielen? Hier meldest du dich als Spieler an',
  usedTitle: 'Diese Adresse wurde schon benutzt',
  used: 'Sie meldet einen Trainer einmal an. Mit deinem Schlüssel kommst du wieder hinein.',
  withKey: 'Mit Schlüssel anmelden',
  faults: {
    empty: 'Gib deinen Schlüssel ein.',
    shape: 'Das ist kein Schlüssel. Er beginnt mit dl_, danach kommen 38 Buchstaben und Ziffern.',
    unknown: 'Der Verein kennt diesen Schlüssel nicht: vertippt, abgelaufen oder widerrufen.',
    website: 'Das ist der Schlüssel der Website selbst. Als Trainer brauchst du einen eigenen.',
    lacks: (scopes) =>
      `Dieser Schlüssel darf nicht alles, was ein Trainer tut: Es fehlt ${scopes}. Lass dir einen für Trainer machen.`,
    tooMany: (minutes) =>
      `Es wurden zu viele Schlüssel probiert. Warte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
    busy: 'Der Verein antwortet gerade nicht. Dein Schlüssel wurde nicht geprüft: Versuch es gleich noch einmal.',
  },
};
