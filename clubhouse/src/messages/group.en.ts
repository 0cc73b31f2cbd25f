import { withStop } from './full-stop.ts';

/** `/coach/group`: a text about the season for the club's chat group, and the bot that posts it. */
export const group = {
  title: 'For the club’s group',
  about: 'A text to share in WhatsApp, Telegram or any other chat. Change it as you like.',
  link: 'Text for the group',
  news: {
    begun: (season: string) => `${season} has begun.`,
    left: (season: string, days: number) =>
      days === 0
        ? `Today is the last day of ${withStop(season)}`
        : `${days === 1 ? 'One day' : `${days} days`} left in ${withStop(season)}`,
    final: (season: string) => `The tables of ${season} are final.`,
  },
  begun: (entries: number, boxes: number, matches: number) =>
    `${entries} places in ${boxes === 1 ? 'one box' : `${boxes} boxes`}, ${matches === 1 ? 'one match' : `${matches} matches`} to play.`,
  left: (played: number, matches: number) => `${played} of ${matches} matches have been played.`,
  until: (day: string) => `Play your matches and enter your scores by ${withStop(day)}`,
  final: (played: number, boxes: number) =>
    `${played === 1 ? 'One match' : `${played} matches`} in ${boxes === 1 ? 'one box' : `${boxes} boxes`}.`,
  first: (place: string, name: string) => `${place}: ${name}`,
  see: (address: string) => `Tables and results: ${address}`,
  text: 'Text',
  names: 'Name the players in first place',
  namesAbout: 'Only tick this if everyone in the group may know their names.',
  show: 'Update the text',
  share: 'Share',
  none: 'No season to write about yet',
  noneAbout: 'Once a season has started, its text appears here.',
  telegram: {
    title: 'Telegram group',
    about: (bot: string) => `@${bot} can post the text in a Telegram group for you.`,
    connect: 'Connect a group',
    reconnect: 'Connect another group',
    open: 'Choose the group in Telegram',
    opens:
      'Telegram asks you to add the bot to a group. The link works once and expires after 15 minutes. Do not share it.',
    added: 'I have added the bot',
    connected: (title: string) => `Connected to “${title}”.`,
    disconnect: 'Disconnect',
    post: (title: string) => `Post in “${title}”`,
    posted: (title: string) => `Posted in “${title}”.`,
    refused:
      'Telegram refused the text, so nothing was posted. Check that the bot is still in the group.',
    unknown: 'Telegram did not answer. Look in the group before you post again.',
    changed: 'The connected group has changed. Check the name on the button, then post again.',
  },
};
