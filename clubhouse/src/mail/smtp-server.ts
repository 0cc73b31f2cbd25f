export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `tls`: from the first byte. `starttls`: before the first command. `none`: unencrypted. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login: { readonly user: string; readonly password: string } | null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/**
 * `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. With `smtp:` STARTTLS
 * is required, except by a server on this machine; `?starttls=off` and `?starttls=required`
 * override this.
 * @returns what is wrong with it, as the end of a sentence
 */
export function readSmtpUrl(text: string): SmtpServer | string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const defaultPort = PORTS[url?.protocol ?? ''];
  if (url === null || defaultPort === undefined || url.hostname === '') {
    return 'must be an address that starts with smtp:// or smtps://, such as smtp://user:password@mail.example.org:587.';
  }
  const wish = url.searchParams.get('starttls');
  const others = [...url.searchParams.keys()].some((name) => name !== 'starttls');
  const isWish = wish === null || wish === 'off' || wish === 'required';
  if (others || !isWish || !['', '/'].includes(url.pathname) || url.hash !== '') {
    return 'allows only ?starttls=off or ?starttls=required after the port.';
  }
  const isHere = LOOPBACK.test(url.hostname);
  const security = chooseSecurity(url.protocol === 'smtps:', wish ?? (isHere ? 'off' : 'required'));
  if (url.username !== '' && security === 'none' && !isHere) {
    return 'would send the password unencrypted: remove ?starttls=off.';
  }
  const login = readLogin(url);
  if (login === 'wrong') return 'must have its user and password percent-encoded, as %40 for @.';
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  return { host, port: url.port === '' ? defaultPort : Number(url.port), security, login };
}

function chooseSecurity(isTls: boolean, startTls: 'off' | 'required'): SmtpServer['security'] {
  if (isTls) return 'tls';
  return startTls === 'off' ? 'none' : 'starttls';
}

function readLogin({ username, password }: URL): SmtpServer['login'] | 'wrong' {
  if (username === '') return null;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return 'wrong';
  }
}
