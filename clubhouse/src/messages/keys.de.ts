import { withStop } from './full-stop.ts';
import type { keys as english } from './keys.en.ts';

export const keys: typeof english = {
  title: 'Schlüssel',
  about:
    'Jeder Trainer meldet sich mit seinem eigenen Schlüssel an. So steht im Verlauf, wer was getan hat.',
  list: 'Schlüssel des Vereins',
  more: 'Weitere Schlüssel',
  history: 'Was mit Schlüsseln geschah',
  notYours: 'Dein Schlüssel macht keine Schlüssel',
  needsAdmin:
    'Schlüssel macht und widerruft, wer selbst den eines Administrators hat. Deiner ist der eines Trainers: Frag einen von ihnen.',
  lost: 'Ist dein Schlüssel in fremden Händen? Lass ihn sofort von einem Administrator widerrufen und dir einen neuen machen. Hat niemand mehr einen solchen Schlüssel, macht ihn, wer den Server betreut: npm run league -- keys create --name "Ana, Trainerin" --admin',
  roles: {
    coach: 'Trainer',
    admin: 'Trainer und Administrator',
    other: 'Etwas anderes',
  },
  rolesAbout: {
    coach:
      'Alles auf den Trainerseiten: Saisons, Ergebnisse, Entwürfe, Mitglieder und ihre Adressen.',
    admin:
      'Dasselbe, und macht und widerruft Schlüssel, ändert die Einstellungen des Vereins und löscht Personen.',
  },
  website: 'Die Website selbst',
  websiteHow:
    'Mit ihm ruft diese Website die Liga auf: Ohne ihn könnte sich niemand anmelden. Ihn wechselt, wer den Server betreut.',
  yours: 'deiner',
  expired: 'abgelaufen',
  madeOn: (day) => `gemacht am ${day}`,
  neverUsed: 'nie benutzt',
  usedOn: (when) => `zuletzt benutzt am ${when}`,
  worksUntil: (day) => `gilt bis einschließlich ${day}`,
  begins: 'beginnt mit',
  make: 'Neuer Schlüssel',
  name: 'Wem gehört er?',
  nameHint: 'Ein Name wie „Ana, Trainerin“. So heißt im Verlauf, wer etwas getan hat.',
  may: 'Was darf er?',
  until: 'Letzter Tag (falls es einen gibt)',
  untilHint: 'Ohne Tag gilt er, bis er widerrufen wird.',
  makeNow: 'Schlüssel machen',
  faults: {
    name: 'Sag, wem der Schlüssel gehört.',
    until: 'Wähle einen Tag, der noch nicht vorbei ist, oder lass das Feld leer.',
    twice:
      'Dieses Formular hat schon einen Schlüssel gemacht, und ein Schlüssel wird nur einmal gezeigt: gleich danach. Hat ihn niemand notiert, widerrufe ihn und mach einen neuen.',
    notHeld: 'Ein Schlüssel gibt nur weiter, was er selbst darf: Deiner kann diesen nicht machen.',
  },
  madeTitle: 'Der Schlüssel ist fertig',
  madeFor: (name, role) => `${name}: ${withStop(role)}`,
  theKey: 'Der Schlüssel',
  once: 'Er wird nur dieses eine Mal gezeigt: Ist die Seite zu, kann ihn niemand mehr nachsehen.',
  keyLabel: 'Schlüssel',
  keepHint: 'Er gehört in den Passwortmanager dessen, für den er ist.',
  otherDevice: 'Auf einem anderen Gerät anmelden',
  otherDeviceAbout:
    'Der Trainer scannt diesen Code oder öffnet die Adresse: Das meldet ihn auf seinem eigenen Gerät an.',
  qr: 'QR-Code, der den Trainer einmal anmeldet',
  linkLabel: 'Adresse',
  linkHint: 'Gilt einmal und eine Stunde. Der Schlüssel steht nicht darin.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  noted: 'Ist notiert: zu den Schlüsseln',
  revoke: 'Widerrufen',
  revokeOther: (name) =>
    `Wer den Schlüssel „${name}“ hat, ist sofort und auf jedem Gerät draußen, und was damit läuft, hält an. Was getan wurde, bleibt. Rückgängig geht das nicht; ein neuer Schlüssel lässt sich machen.`,
  revokeOwn:
    'Das ist dein eigener Schlüssel. Du bist sofort und auf jedem Gerät draußen, und was du begonnen hast, hält an, bis jemand weitermacht. Rückgängig geht das nicht: Hab vorher einen anderen Schlüssel oder einen anderen Administrator zur Hand.',
  revokeNow: 'Jetzt widerrufen',
  revokeOwnNow: 'Meinen eigenen Schlüssel jetzt widerrufen',
  revoked: 'Widerrufen. Mit ihm kommt niemand mehr hinein.',
  lastAdmin:
    'Das ist der letzte Schlüssel eines Administrators: Ohne ihn könnte niemand mehr Schlüssel machen. Mach erst einen anderen, dann widerrufe diesen.',
  expiresSoon: (day) =>
    `Dein Schlüssel gilt bis ${withStop(day)} Lass dir vorher von einem Administrator einen neuen machen.`,
};
