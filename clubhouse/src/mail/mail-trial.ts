import { createTransport, type Transporter } from 'nodemailer';
import { connectionOptions } from './connection-options.ts';
import type { Mailbox } from './mail-transport.ts';
import { withoutAddresses } from './smtp-answer.ts';
import type { SmtpServer } from './smtp-server.ts';

interface Trial {
  readonly server: SmtpServer;
  readonly from: Mailbox;
  /** What this machine calls itself. */
  readonly name: string;
  /** Who is sent a letter; null: nobody, and it is only seen whether the server lets one in. */
  readonly to: string | null;
}

const TIMEOUT_MS = 20_000;

/**
 * Tries a mail server as letters go to it: the connection, TLS, the password, and with a recipient
 * a letter (DOCTOR-7).
 * @returns why it takes none; null where it does
 */
export async function tryMail({ server, from, name, to }: Trial): Promise<string | null> {
  return withServer({ server, name }, async (transport) => {
    await transport.verify();
    if (to !== null) await transport.sendMail({ from, to, subject: SUBJECT, text: TEXT });
  });
}

/** Sends a letter to whoever runs the club. @returns why it was not taken; null where it was */
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
  const transport = createTransport(connectionOptions(options));
  try {
    await work(transport);
    return null;
  } catch (error) {
    return withoutAddresses(error instanceof Error ? error.message : String(error));
  } finally {
    transport.close();
  }
}

const SUBJECT = 'The club’s letters arrive';
const TEXT = 'Somebody who runs the club’s website sent this to see whether its letters arrive.\n';
