import { withStop } from './full-stop.ts';
import type { memberAway as english } from './member-away.en.ts';

export const memberAway: typeof english = {
  title: (name) => `${name}: Pause, Austritt, Entfernen`,
  about: 'Erst steht da, was es bedeutet. Es passiert nichts, bis du drückst.',
  open: (count) =>
    count === 0
      ? 'Kein Spiel ist offen.'
      : count === 1
        ? 'Ein Spiel ist offen und bleibt es, bis es gespielt ist oder du es entscheidest:'
        : `${count} Spiele sind offen und bleiben es, bis sie gespielt sind oder du sie entscheidest:`,
  openWhat: (count) =>
    count === 1
      ? 'Ein Spiel ist noch offen. Was soll damit geschehen?'
      : `${count} Spiele sind noch offen. Was soll damit geschehen?`,
  openWithdraw:
    'Aus diesen Wettbewerben zurückziehen, im Doppel samt Partner. Was die Gegner bekommen, bestimmen die Regeln.',
  openKeep: 'Offen lassen. Du entscheidest jedes Spiel später.',
  pause: 'Pause machen',
  pauseFollows: [
    'Andere sehen davon nichts. Das Mitglied kommt aus allen Entwürfen heraus, in keine neue Box und bekommt keine Erinnerungen.',
    'Wer mit ihm Doppel spielt, sucht solange jemand anderen.',
    'Ein Knopf macht es rückgängig. In Entwürfe, die inzwischen gefüllt wurden, kommt es dann nicht von selbst zurück.',
  ],
  pauseNow: 'Pause beginnen',
  resume: 'Pause beenden',
  resumeAbout: 'Macht Pause. Danach ist das Mitglied beim nächsten Füllen eines Entwurfs dabei.',
  leave: 'Nach dieser Saison aufhören',
  leaveFollows: [
    'Diese Saison geht zu Ende wie geplant. In der nächsten fehlt das Mitglied überall, wo es jetzt spielt.',
    'Im Doppel braucht der Partner jemand anderen.',
    'Ein Knopf macht es rückgängig. Stehen die nächsten Boxen schon, teilst du das Mitglied von Hand ein.',
  ],
  leaveNow: 'Aufhören vermerken',
  stay: 'Bleibt doch',
  stayAbout: 'Hört nach dieser Saison auf.',
  left: 'Ist ausgetreten',
  leftFollows: [
    'Sofort: keine Mails und kein neuer Anmeldelink mehr, und Gegner sehen die Kontaktdaten nicht mehr.',
    'In den Tabellen bleiben Name und Ergebnisse. Sollen offene Spiele an die Gegner gehen, zieh auch die Meldung im Wettbewerb zurück.',
    'Ein Knopf macht es rückgängig: dann wieder Mitglied.',
  ],
  leftNow: 'Austritt vermerken',
  back: 'Wieder aufnehmen',
  backAbout: 'Ausgetreten. Nach der Wiederaufnahme geht es mit dem nächsten Entwurf weiter.',
  remove: 'Aus der Liste entfernen',
  removeFollows: [
    'Sofort überall abgemeldet und in keiner Mitgliederliste mehr.',
    'Name und Ergebnisse bleiben in den Tabellen. Was der Verein gespeichert hat, bleibt bis zum Löschen.',
    'Das lässt sich hier nicht rückgängig machen: Wer zurückkommt, wird neu eingetragen.',
  ],
  removeSure: 'Ja, genau dieses Mitglied',
  removeNow: 'Entfernen',
  erase: 'Endgültig löschen',
  eraseFollows: [
    'Name, Adresse, Telefon, Notizen und alles andere zur Person wird überschrieben. In jeder Tabelle steht dann „Gelöschtes Mitglied“.',
    'Die Ergebnisse bleiben, damit sich keine andere Tabelle ändert.',
    'Endgültig: Niemand kann es zurückholen. Kopien in Sicherungen verschwinden mit den Sicherungen.',
  ],
  eraseType: (name) => `Zum Löschen den Namen eintippen: ${name}`,
  eraseNow: 'Endgültig löschen',
  eraseAdmin: 'Dein Schlüssel darf das nicht: Dafür braucht es einen mit dem Recht „admin“.',
  done: {
    pause: 'Die Pause hat begonnen.',
    resume: 'Die Pause ist vorbei.',
    leave: 'Vermerkt: hört nach dieser Saison auf.',
    stay: 'Bleibt dabei.',
    left: 'Vermerkt: ausgetreten.',
    back: 'Wieder Mitglied.',
  },
  partners: (names) => `Braucht jetzt einen anderen Partner: ${withStop(names)}`,
  faults: {
    name: 'Das ist nicht der Name: Nichts wurde gelöscht.',
    open: 'Wähle zuerst, was mit den offenen Spielen geschieht.',
    tick: 'Setz erst den Haken, dass es genau dieses Mitglied ist.',
    member_left: 'Ausgetreten: Nimm das Mitglied erst wieder auf.',
    member_deleted: 'Inzwischen entfernt.',
    insufficient_scope: 'Dein Schlüssel darf das nicht: Nichts wurde geändert.',
  },
  removed: 'Entfernt. Zu tun bleibt nur noch das Löschen.',
};
