/** The mailbox to fetch replies from, as in IMAP_URL. */
export interface ImapServer {
  readonly host: string;
  readonly port: number;
  /** As for the outgoing mail server. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string;
  readonly password: string;
  readonly folder: string;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const PORTS: Readonly<Record<string, number>> = { 'imap:': 143, 'imaps:': 993 };

/**
 * `imaps://user:password@host/folder`. With `imap:`, STARTTLS is required, except on this machine.
 * @returns the problem, as the end of a sentence
 */
export function readImapUrl(text: string): ImapServer | string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const defaultPort = PORTS[url?.protocol ?? ''];
  if (url === null || defaultPort === undefined || url.hostname === '') {
    return 'must be an address that starts with imaps:// or imap://, such as imaps://user:password@mail.example.org.';
  }
  if (url.search !== '' || url.hash !== '') return 'takes nothing after the folder.';
  const parts = decodeParts([url.username, url.password, url.pathname.slice(1)]);
  if (parts === null) {
    return 'must have its user, password and folder percent-encoded, such as %40 for @.';
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

function decodeParts(parts: readonly string[]): string[] | null {
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}
