import process from 'node:process';
import { ClubBranding } from '../../src/api/club.ts';
import { Dispatch } from '../../src/dispatch/dispatch.ts';
import { Drawing } from '../../src/dispatch/drawing.ts';
import { UnsubscribeAddresses } from '../../src/dispatch/unsubscribing.ts';
import { planner } from '../../src/mail/from-events/planner.ts';
import { SmtpTransport } from '../../src/mail/smtp-transport.ts';
import { readSmtpUrl } from '../../src/mail/smtp-server.ts';
import { openStore } from '../../src/store/store.ts';
import { Signer } from '../../src/signed/signer.ts';
import { makeLetters } from './told-letters.ts';

/**
 * The email part of a clubhouse without its pages, to be killed. It runs everything that
 * `createClubhouse` runs besides pages, and adds two emails for each event of a match.
 */

function readSetting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}

const url = 'https://club.example';
const server = readSmtpUrl(readSetting('SMTP_URL'));
if (typeof server === 'string') throw new Error(server);
const store = openStore(readSetting('CLUBHOUSE_DATA'));
const transport = new SmtpTransport({
  server,
  from: { name: '', address: 'club@example.org' },
  name: 'club.example',
  now: Date.now,
});
const signer = new Signer(new Uint8Array(32));
const unsubscribing = new UnsubscribeAddresses(signer, url);
const say = (about: object, message: string) => {
  process.stdout.write(`${message} ${JSON.stringify(about)}\n`);
};
const dispatch = new Dispatch({
  store,
  transport,
  pushing: null,
  planner: {
    forWeekLeft: planner.forWeekLeft,
    forEvent: async (event, context) => [
      ...makeLetters(event),
      ...(await planner.forEvent(event, context)),
    ],
  },
  signer,
  drawing: new Drawing({ url, unsubscribing, images: store.images }),
  branding: new ClubBranding(),
  url,
  leagueUrl: readSetting('LEAGUE_URL'),
  websiteKey: () => readSetting('LEAGUE_WEBSITE_KEY'),
  now: Date.now,
  log: { warn: say, error: say },
});
dispatch.start();
process.once('SIGTERM', () => {
  void dispatch.stop().then(() => store.close());
});
