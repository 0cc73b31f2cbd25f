import { withStop } from './full-stop.ts';
import type { keys as english } from './keys.en.ts';

export const keys: typeof english = {
  title: 'Schlüssel',
  about:
    'Jeder Trainer meldet sich mit seinem eigenen Schlüssel an. So steht im Verlauf, wer was getan hat.',
  list: 'Schlüssel des Vereins',
  more: 'Weitere Schlüssel',
  history: 'Verlauf der Schlüssel',
  notYours: 'Du kannst keine Schlüssel erstellen',
  needsAdmin:
    'Nur Administratoren können Schlüssel erstellen und widerrufen. Du hast einen Trainerschlüssel. Frag einen Administrator.',
  lost: 'Hat jemand anders deinen Schlüssel? Lass ihn sofort von einem Administrator widerrufen und dir einen neuen erstellen. Hat niemand mehr einen Administratorschlüssel, kann der Server-Admin einen erstellen: npm run league -- keys create --name "Ana, Trainerin" --admin',
  roles: {
    coach: 'Trainer',
    admin: 'Trainer und Administrator',
    bar: 'Bildschirm im Vereinsheim',
    other: 'Andere',
  },
  rolesAbout: {
    coach:
      'Alles auf den Trainerseiten: Saisons, Ergebnisse, Entwürfe, Mitglieder und ihre Adressen.',
    admin:
      'Dasselbe, außerdem Schlüssel erstellen und widerrufen, Vereinseinstellungen ändern und Personen löschen.',
    bar: 'Zeigt unter /bar nur Tabellen und Ergebnisse. Dieser Schlüssel ist für den Bildschirm, nicht für eine Person.',
  },
  website: 'Die Website selbst',
  websiteHow:
    'Damit greift diese Website auf die Liga zu. Ohne ihn könnte sich niemand anmelden. Das kann nur der Server-Admin ändern.',
  yours: 'deiner',
  expired: 'abgelaufen',
  madeOn: (day) => `erstellt am ${day}`,
  neverUsed: 'nie benutzt',
  usedOn: (when) => `zuletzt benutzt am ${when}`,
  worksUntil: (day) => `gilt bis einschließlich ${day}`,
  begins: 'beginnt mit',
  make: 'Neuer Schlüssel',
  name: 'Für wen ist er?',
  nameHint: 'Ein Name wie „Ana, Trainerin“. Er steht im Verlauf neben allen Änderungen.',
  may: 'Was darf er?',
  until: 'Letzter Tag (freiwillig)',
  untilHint: 'Bleibt das Feld leer, gilt der Schlüssel bis zum Widerruf.',
  makeNow: 'Schlüssel erstellen',
  faults: {
    name: 'Gib an, für wen der Schlüssel ist.',
    until: 'Wähl heute oder einen späteren Tag, oder lass das Feld leer.',
    twice:
      'Mit diesem Formular wurde schon ein Schlüssel erstellt, und jeder wird nur einmal angezeigt. Hat ihn niemand gespeichert, widerrufe ihn und erstell einen neuen.',
    notHeld:
      'Ein Schlüssel kann nur seine eigenen Rechte weitergeben. Mit deinem kannst du diesen nicht erstellen.',
  },
  madeTitle: 'Schlüssel erstellt',
  madeFor: (name, role) => `${name}: ${withStop(role)}`,
  theKey: 'Der Schlüssel',
  once: 'Er wird nur einmal angezeigt. Schließt du die Seite, kann ihn niemand mehr nachsehen.',
  keyLabel: 'Schlüssel',
  keepHint: 'Der Besitzer sollte ihn in seinem Passwortmanager speichern.',
  otherDevice: 'Auf einem anderen Gerät anmelden',
  otherDeviceAbout:
    'Der Trainer scannt diesen Code oder öffnet die Adresse, um sich auf seinem eigenen Gerät anzumelden.',
  screenAbout:
    'Öffne die Adresse auf dem Rechner am Bildschirm. Ist er ein Tablet, kannst du den Code scannen.',
  qr: 'QR-Code für eine einmalige Anmeldung',
  linkLabel: 'Adresse',
  linkHint: 'Gilt nur einmal und läuft nach einer Stunde ab. Der Schlüssel ist nicht enthalten.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  noted: 'Gespeichert, zurück zu den Schlüsseln',
  revoke: 'Widerrufen',
  revokeOther: (name) =>
    `Damit enden sofort alle Anmeldungen mit dem Schlüssel „${name}“, und laufende Vorgänge halten an. Bisherige Änderungen bleiben. Du kannst das nicht rückgängig machen, aber einen neuen Schlüssel erstellen.`,
  revokeOwn:
    'Das ist dein eigener Schlüssel. Deine Anmeldungen enden sofort, und deine laufenden Vorgänge halten an, bis jemand weitermacht. Du kannst das nicht rückgängig machen. Sorg vorher für einen anderen Schlüssel oder einen anderen Administrator.',
  revokeNow: 'Schlüssel widerrufen',
  revokeOwnNow: 'Meinen eigenen Schlüssel widerrufen',
  revoked: 'Schlüssel widerrufen. Damit kann sich niemand mehr anmelden.',
  lastAdmin:
    'Das ist der letzte Administratorschlüssel. Erstell erst einen anderen, bevor du ihn widerrufst.',
  expiresSoon: (day) =>
    `Dein Schlüssel gilt bis ${withStop(day)} Lass dir vorher von einem Administrator einen neuen geben.`,
};
