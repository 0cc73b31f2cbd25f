import { createTransport, type Transporter } from 'nodemailer';
import { makeConnectionOptions } from './connection-options.ts';
import type { Mailbox } from './mail-transport.ts';
import { removeAddresses } from './smtp-answer.ts';
import type { SmtpServer } from './smtp-server.ts';

interface Trial {
  readonly server: SmtpServer;
  readonly from: Mailbox;
  /** The name this machine uses in EHLO. */
  readonly name: string;
  /** The recipient of a test email; null to test only the login. */
  readonly to: string | null;
}

const TIMEOUT_MS = 20_000;

/**
 * Tests connection, TLS, password and, with a recipient, an email (DOCTOR-7).
 * @returns the reason for a failure; null if it works
 */
export async function tryMail({ server, from, name, to }: Trial): Promise<string | null> {
  return withServer({ server, name }, async (transport) => {
    await transport.verify();
    if (to !== null) await transport.sendMail({ from, to, subject: SUBJECT, text: TEXT });
  });
}

/** @returns the reason for a failure; null if accepted */
export async function sendLetter(
  { server, from, name, to }: Trial & { readonly to: string },
  { subject, text }: { readonly subject: string; readonly text: string },
): Promise<string | null> {
  return withServer({ server, name }, async (transport) => {
    await transport.sendMail({ from, to, subject, text });
  });
}

async function withServer(
  { server, name }: Pick<Trial, 'server' | 'name'>,
  work: (transport: Transporter) => Promise<void>,
): Promise<string | null> {
  const options = { server, name, connectTimeoutMs: TIMEOUT_MS, timeoutMs: TIMEOUT_MS };
  const transport = createTransport(makeConnectionOptions(options));
  try {
    await work(transport);
    return null;
  } catch (error) {
    return removeAddresses(error instanceof Error ? error.message : String(error));
  } finally {
    transport.close();
  }
}

const SUBJECT = 'Test email from the club’s website';
const TEXT = 'Someone who runs the club’s website sent this to check that its emails arrive.\n';
