import type { SmtpServer } from './smtp-server.ts';

interface Connection {
  readonly server: SmtpServer;
  /** The name this machine uses in EHLO. */
  readonly name: string;
  /** Milliseconds to connect. */
  readonly connectTimeoutMs: number;
  /** Milliseconds of silence allowed after connecting. */
  readonly timeoutMs: number;
}

export function makeConnectionOptions({ server, name, connectTimeoutMs, timeoutMs }: Connection) {
  const { host, port, security, login } = server;
  return {
    host,
    port,
    name,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: timeoutMs,
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
  };
}
