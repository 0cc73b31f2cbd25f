import { withStop } from './full-stop.ts';
import type { memberAway as english } from './member-away.en.ts';

export const memberAway: typeof english = {
  title: (name) => `${name}: Pause, Austritt, Entfernen`,
  about:
    'Bei jeder Möglichkeit steht, was sie bewirkt. Es passiert nichts, bis du auf den Knopf klickst.',
  open: (count) =>
    count === 0
      ? 'Es gibt keine offenen Spiele.'
      : count === 1
        ? 'Ein Spiel ist noch offen und bleibt offen, bis es gespielt ist oder du es entscheidest:'
        : `${count} Spiele sind noch offen und bleiben offen, bis sie gespielt sind oder du sie entscheidest:`,
  openWhat: (count) =>
    count === 1
      ? 'Ein Spiel ist noch offen. Was soll damit passieren?'
      : `${count} Spiele sind noch offen. Was soll damit passieren?`,
  openWithdraw:
    'Aus diesen Wettbewerben zurückziehen, im Doppel samt Partner. Die Regeln bestimmen, was die Gegner bekommen.',
  openKeep: 'Offen lassen. Du entscheidest jedes Spiel später.',
  pause: 'Pause machen',
  pauseFollows: [
    'Andere sehen das nicht. Das Mitglied wird aus Entwürfen entfernt, kommt in keine neue Box und bekommt keine Erinnerungen.',
    'Der Doppelpartner sucht solange jemand anderen.',
    'Du kannst das rückgängig machen. In inzwischen gefüllte Entwürfe kommt das Mitglied aber nicht automatisch zurück.',
  ],
  pauseNow: 'Pause beginnen',
  resume: 'Pause beenden',
  resumeAbout: 'Macht Pause. Danach ist das Mitglied im nächsten Entwurf wieder dabei.',
  leave: 'Nach dieser Saison aufhören',
  leaveFollows: [
    'Das Mitglied spielt diese Saison zu Ende. Nächste Saison ist es in keinem seiner Wettbewerbe dabei.',
    'Der Doppelpartner braucht einen neuen Partner.',
    'Du kannst das rückgängig machen. Gibt es die nächsten Boxen schon, teil das Mitglied von Hand ein.',
  ],
  leaveNow: 'Aufhören eintragen',
  stay: 'Hört doch nicht auf',
  stayAbout: 'Das Mitglied hört nach dieser Saison auf.',
  left: 'Ist ausgetreten',
  leftFollows: [
    'Das Mitglied bekommt ab sofort keine E-Mails und Anmeldelinks mehr. Gegner sehen die Kontaktdaten nicht mehr.',
    'Name und Ergebnisse bleiben in den Tabellen. Sollen die Gegner offene Spiele gewinnen, zieh auch die Meldung im Wettbewerb zurück.',
    'Du kannst das rückgängig machen, dann ist die Person wieder Mitglied.',
  ],
  leftNow: 'Austritt eintragen',
  back: 'Wieder aufnehmen',
  backAbout: 'Ausgetreten. Nach der Wiederaufnahme geht es mit dem nächsten Entwurf weiter.',
  remove: 'Aus der Liste entfernen',
  removeFollows: [
    'Die Person wird sofort überall abgemeldet und steht in keiner Mitgliederliste mehr.',
    'Name und Ergebnisse bleiben in den Tabellen. Die persönlichen Daten bleiben bis zum Löschen gespeichert.',
    'Du kannst das hier nicht rückgängig machen. Kommt die Person zurück, trag sie neu ein.',
  ],
  removeSure: 'Ja, dieses Mitglied entfernen',
  removeNow: 'Entfernen',
  erase: 'Endgültig löschen',
  eraseFollows: [
    'Name, Adresse, Telefon, Notizen und alle anderen persönlichen Daten werden überschrieben. In den Tabellen steht dann „Gelöschtes Mitglied“.',
    'Die Ergebnisse bleiben, damit sich die Tabellen nicht ändern.',
    'Das ist endgültig. Niemand kann die Daten zurückholen. Kopien in Sicherungen verschwinden mit den Sicherungen.',
  ],
  eraseType: (name) => `Gib zum Löschen den Namen ein: ${name}`,
  eraseNow: 'Endgültig löschen',
  eraseAdmin: 'Dein Schlüssel erlaubt das nicht. Er braucht das Recht „admin“.',
  done: {
    pause: 'Die Pause hat begonnen.',
    resume: 'Die Pause ist vorbei.',
    leave: 'Eingetragen. Das Mitglied hört nach dieser Saison auf.',
    stay: 'Das Mitglied bleibt dabei.',
    left: 'Eingetragen. Das Mitglied ist ausgetreten.',
    back: 'Die Person ist wieder Mitglied.',
  },
  partners: (names) => `Braucht jetzt einen neuen Partner: ${withStop(names)}`,
  faults: {
    name: 'Das ist nicht der richtige Name. Es wurde nichts gelöscht.',
    open: 'Wähl zuerst, was mit den offenen Spielen passieren soll.',
    tick: 'Bestätige mit dem Haken, dass es das richtige Mitglied ist.',
    member_left: 'Dieses Mitglied ist ausgetreten. Nimm es zuerst wieder auf.',
    member_deleted: 'Dieses Mitglied wurde inzwischen entfernt.',
    insufficient_scope: 'Dein Schlüssel erlaubt das nicht. Es wurde nichts geändert.',
  },
  removed: 'Entfernt. Du kannst dieses Mitglied jetzt nur noch löschen.',
};
