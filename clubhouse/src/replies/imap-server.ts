/** The mailbox that replies are fetched from, as IMAP_URL names it. */
export interface ImapServer {
  readonly host: string;
  readonly port: number;
  /** As of the server that letters are given to. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string;
  readonly password: string;
  readonly folder: string;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const PORTS: Readonly<Record<string, number>> = { 'imap:': 143, 'imaps:': 993 };

/**
 * `imaps://user:password@host/folder`; with `imap:` STARTTLS is required, but on this machine.
 * @returns what is wrong with it, as the end of a sentence
 */
export function readImapUrl(text: string): ImapServer | string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const defaultPort = PORTS[url?.protocol ?? ''];
  if (url === null || defaultPort === undefined || url.hostname === '') {
    return 'must be an address that begins with imaps:// or imap://, as imaps://user:password@mail.example.org.';
  }
  if (url.search !== '' || url.hash !== '') return 'takes nothing after the folder.';
  const parts = decoded([url.username, url.password, url.pathname.slice(1)]);
  if (parts === null) {
    return 'must have its user, password and folder percent-encoded, as %40 for @.';
  }
  const [user = '', password = '', folder = ''] = parts;
  if (user === '' || password === '') return 'must have a user and a password.';
  const isHere = LOOPBACK.test(url.hostname);
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? defaultPort : Number(url.port),
    security: url.protocol === 'imaps:' ? 'tls' : isHere ? 'none' : 'starttls',
    user,
    password,
    folder: folder === '' ? 'INBOX' : folder,
  };
}

function decoded(parts: readonly string[]): string[] | null {
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}
