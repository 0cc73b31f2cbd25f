import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Mail } from '../src/mail/mail-transport.ts';
import { SmtpTransport } from '../src/mail/smtp-transport.ts';
import { readSmtpUrl } from '../src/mail/smtp-server.ts';
import { MailServer, type MailStage, type Trouble } from './mail-server.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const FROM = { name: 'Harbour Lane', address: 'club@example.org' };
export const MAIL: Mail = {
  to: { name: 'Ann Lee', address: 'ann@example.org' },
  sender: 'Harbour Lane',
  subject: 'Your results differ',
  text: 'Hello Ann,\n.\nlook again.\n',
  html: '<p>Hello Ann</p>',
  messageId: '<1@club.example>',
  references: '<0@club.example>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  attachments: [],
  people: [],
};

export type At = (moment: MailStage, recipient: string | null) => Trouble | null;
type Options = NonNullable<ConstructorParameters<typeof MailServer>[0]>;

/**
 * A transport to a test server.
 * @param query of SMTP_URL, after its port
 * @param ca certificate that the transport trusts, by default the server's
 * @param notes message ids that are noted as handed over
 */
export async function transportTo(
  t: TestContext,
  options: Options = {},
  {
    query = '',
    user = '',
    timeoutMs = 30_000,
    ca = options.tls?.cert,
    notes = [] as string[],
  } = {},
) {
  const server = await new MailServer(options).start();
  t.after(() => server.stop());
  const read = readSmtpUrl(`smtp://${user}localhost:${server.port}${query}`);
  assert.ok(typeof read !== 'string', JSON.stringify(read));
  const name = 'club.example';
  const transport = new SmtpTransport({
    server: read,
    from: FROM,
    name,
    now: () => NOW,
    timeoutMs,
    ...(ca === undefined ? {} : { tls: { ca } }),
  });
  t.after(() => transport.close());
  const send = (mail: Partial<Mail> = {}) =>
    transport.send({ ...MAIL, ...mail }, () => notes.push(mail.messageId ?? MAIL.messageId));
  return { server, send, notes };
}
