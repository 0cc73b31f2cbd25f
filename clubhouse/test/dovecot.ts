import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { findFreePort } from 'test-kit/free-port';
import type { ImapServer } from '../src/replies/imap-server.ts';
import { until } from 'test-kit/until';

const USER = 'answers@club.example';
const PASSWORD = 's3cret/p@ss';

/** Debian's Dovecot for the duration of the tests: LMTP receives mail, IMAP serves it. */
export class Dovecot {
  readonly folder: string;
  readonly imapPort: number;
  readonly #lmtpPort: number;
  #process: ChildProcess | null = null;

  private constructor(folder: string, imapPort: number, lmtpPort: number) {
    this.folder = folder;
    this.imapPort = imapPort;
    this.#lmtpPort = lmtpPort;
  }

  /** @param later registers cleanup */
  static async start(later: (close: () => unknown) => void): Promise<Dovecot> {
    const folder = await mkdtemp(join(tmpdir(), 'dovecot-'));
    // If started as root, its processes run as other users.
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'mail'));
    await chmod(join(folder, 'mail'), 0o777);
    const dovecot = new Dovecot(folder, await findFreePort(), await findFreePort());
    await writeFile(join(folder, 'users'), `${USER}:{PLAIN}${PASSWORD}\n`);
    await chmod(join(folder, 'users'), 0o644);
    later(async () => {
      await dovecot.stop();
      await rm(folder, { recursive: true, force: true });
    });
    await dovecot.start();
    return dovecot;
  }

  get server(): ImapServer {
    const { imapPort: port } = this;
    const login = { user: USER, password: PASSWORD };
    return { host: '127.0.0.1', port, security: 'none', folder: 'INBOX', ...login };
  }

  /** Starts it on its previous ports. */
  async start(): Promise<void> {
    const config = join(this.folder, 'dovecot.conf');
    await writeFile(config, this.#config());
    const program = process.env['DOVECOT_PATH'] ?? '/usr/sbin/dovecot';
    const started = spawn(program, ['-F', '-c', config], { stdio: 'ignore' });
    this.#process = started;
    await until(
      'dovecot does not answer',
      async () => (await answers(this.imapPort)) && (await answers(this.#lmtpPort)),
    );
  }

  /** Stops it abruptly, with every connection. */
  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running === null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  /** Delivers an email for an address, as a mail server does. */
  async deliver(raw: string, recipient: string, sender = 'somebody@example.org'): Promise<void> {
    const transport = createTransport({
      host: '127.0.0.1',
      port: this.#lmtpPort,
      lmtp: true,
      secure: false,
      ignoreTLS: true,
    });
    await transport.sendMail({ envelope: { from: sender, to: [recipient] }, raw });
    transport.close();
  }

  /** The flags of every message in the mailbox, in order. */
  async flags(): Promise<string[][]> {
    const { user, password: pass } = this.server;
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: this.imapPort,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass },
      logger: false,
    });
    await client.connect();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const flags: string[][] = [];
    for await (const message of client.fetch('1:*', { flags: true })) {
      flags.push([...(message.flags ?? [])]);
    }
    await client.logout();
    return flags;
  }

  log(): Promise<string> {
    return readFile(join(this.folder, 'log'), 'utf8').catch(() => '');
  }

  #config(): string {
    const { folder, imapPort } = this;
    const { username } = userInfo();
    // No Dovecot process that faces the network runs as root; Debian's package has users for them.
    const isRoot = username === 'root';
    const [login, internal] = isRoot ? ['dovenull', 'dovecot'] : [username, username];
    return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap lmtp
ssl = no
disable_plaintext_auth = no
default_login_user = ${login}
default_internal_user = ${internal}
mail_location = maildir:${folder}/mail/box
mail_uid = ${internal}
mail_gid = ${internal}
first_valid_uid = 1
first_valid_gid = 1
recipient_delimiter = +
auth_username_format = %Lu
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users
}
userdb {
  driver = static
  args = uid=${internal} gid=${internal} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${this.#lmtpPort}
  }
}
service anvil {
  chroot =
}
`;
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data', { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The Reply-To of a sent email. */
export function readReplyTo(raw: string): string {
  const [, address] =
    /^Reply-To: <?([^\s<>]+)>?\r?$/im.exec(raw.replaceAll(/\r?\n[ \t]+/g, ' ')) ?? [];
  assert.ok(address, raw.slice(0, 2000));
  return address;
}
