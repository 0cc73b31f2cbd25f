import type { SmtpServer } from './smtp-server.ts';

interface Connection {
  readonly server: SmtpServer;
  /** What this machine calls itself. */
  readonly name: string;
  /** Milliseconds that a server may take to let one in. */
  readonly connectTimeoutMs: number;
  /** Milliseconds that it may be silent later. */
  readonly timeoutMs: number;
}

/** How nodemailer comes to a mail server, whether to send or to try it. */
export function connectionOptions({ server, name, connectTimeoutMs, timeoutMs }: Connection) {
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
