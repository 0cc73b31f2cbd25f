import { withStop } from './full-stop.ts';
import type { work as english } from './work.en.ts';

export const work: typeof english = {
  unknownTitle: 'Vorgang aus einer anderen Version',
  begun: (who, at) => `Begonnen von ${who}, ${withStop(at)}`,
  progress: 'Fortschritt',
  count: (done, total) => `${done} von ${total}`,
  failedCount: (count) => `${count} fehlgeschlagen`,
  states: {
    running: 'Das läuft automatisch weiter.',
    stopped: 'Angehalten. Was erledigt ist, bleibt erledigt.',
    restarted:
      'Die Website wurde zwischendurch neu gestartet. Klick auf „Weitermachen“, um fortzufahren.',
    refused:
      'Der verwendete Schlüssel gilt nicht mehr. Klick auf „Weitermachen“, um deinen zu verwenden.',
    finished: 'Fertig.',
  },
  away: 'Der Dienst des Vereins antwortet gerade nicht. Sobald er antwortet, geht es automatisch weiter.',
  leave: 'Du kannst diese Seite verlassen. Der Vorgang läuft weiter, du findest ihn unter „Heute“.',
  kept: 'Diese Seite bleibt 30 Tage lang erhalten.',
  failedTitle: 'Fehlgeschlagen',
  moreFailed: (count) => `Und ${count} weitere.`,
  nobody: 'Ein gelöschtes Mitglied',
  unnamed: 'Eine Zeile der Liste',
  reasons: {
    erased: 'Dieses Mitglied wurde inzwischen gelöscht, deshalb ist nichts passiert.',
    letGo:
      'Inzwischen wurde jemand gelöscht. Diese Zeilen könnten die Person nennen und wurden übersprungen. Lies den Rest der Liste noch einmal ein.',
    broken:
      'An der Website selbst stimmt etwas nicht. Einzelheiten stehen im Protokoll des Servers.',
    other: (code) => `Der Dienst des Vereins hat es abgelehnt: ${code}.`,
  },
  stop: 'Anhalten',
  goOn: 'Weitermachen',
  again: 'Fehlgeschlagenes wiederholen',
  back: 'Zurück zu Heute',
  look: 'Ergebnis ansehen',
  title: 'In Arbeit',
  short: {
    running: (done, total) => `${done} von ${total}`,
    stopped: (done, total) => `angehalten nach ${done} von ${total}`,
    restarted: (done, total) => `angehalten nach ${done} von ${total}: auf „Weitermachen“ klicken`,
    refused: (done, total) => `angehalten nach ${done} von ${total}: gültiger Schlüssel fehlt`,
    finished: (done, total) => `${done} von ${total}, fertig`,
  },
  open: (title) => `Öffnen: ${title}`,
};
