import { withStop } from './full-stop.ts';
import type { group as english } from './group.en.ts';

export const group: typeof english = {
  title: 'Für den Gruppenchat',
  about:
    'Ein Text für euren Gruppenchat in WhatsApp, Telegram oder anderswo. Du kannst ihn vor dem Teilen ändern.',
  link: 'Text für den Gruppenchat',
  news: {
    begun: (season) => `${season} hat begonnen.`,
    left: (season, days) =>
      days === 0
        ? `Heute ist der letzte Tag von ${withStop(season)}`
        : `Noch ${days === 1 ? 'ein Tag' : `${days} Tage`} in ${withStop(season)}`,
    final: (season) => `Die Tabellen von ${season} stehen fest.`,
  },
  begun: (entries, boxes, matches) =>
    `${entries} Plätze in ${boxes === 1 ? 'einer Box' : `${boxes} Boxen`}, ${matches === 1 ? 'ein Spiel' : `${matches} Spiele`}.`,
  left: (played, matches) => `${played} von ${matches} Spielen sind gespielt.`,
  until: (day) => `Spielt bis ${day} und tragt eure Ergebnisse ein.`,
  final: (played, boxes) =>
    `${played === 1 ? 'Ein Spiel' : `${played} Spiele`} in ${boxes === 1 ? 'einer Box' : `${boxes} Boxen`}.`,
  first: (place, name) => `${place}: ${name}`,
  see: (address) => `Tabellen und Ergebnisse: ${address}`,
  text: 'Text',
  names: 'Erste Plätze mit Namen nennen',
  namesAbout: 'Hake das nur an, wenn alle im Gruppenchat die Namen sehen dürfen.',
  show: 'Text aktualisieren',
  share: 'Teilen',
  none: 'Noch keine Saison, über die du schreiben kannst',
  noneAbout: 'Sobald eine Saison begonnen hat, steht hier ihr Text.',
  telegram: {
    title: 'Gruppenchat in Telegram',
    about: (bot) => `@${bot} kann den Text für dich in einem Gruppenchat posten.`,
    connect: 'Gruppenchat verbinden',
    reconnect: 'Anderen Gruppenchat verbinden',
    open: 'Gruppenchat in Telegram auswählen',
    opens:
      'Telegram fragt dich, in welchen Gruppenchat der Bot soll. Der Link gilt einmal und 15 Minuten lang. Gib ihn nicht weiter.',
    added: 'Der Bot ist im Gruppenchat',
    connected: (title) => `Mit „${title}“ verbunden.`,
    disconnect: 'Trennen',
    post: (title) => `In „${title}“ posten`,
    posted: (title) => `In „${title}“ gepostet.`,
    refused:
      'Telegram hat den Text abgelehnt, es wurde nichts gepostet. Schau nach, ob der Bot noch im Gruppenchat ist.',
    unknown:
      'Telegram hat nicht geantwortet. Schau in den Gruppenchat, bevor du noch einmal postest.',
    changed:
      'Inzwischen ist ein anderer Gruppenchat verbunden. Prüfe den Namen auf dem Knopf und poste dann noch einmal.',
  },
};
