import { ORIGIN } from '../host.ts';
import { newRoomId } from '../player.ts';
import { asking, type Probe } from './probe.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of a handshake; those that are null are omitted. */
interface Handshake {
  readonly method: string;
  readonly version: string;
  readonly host: string | null;
  readonly origin: string | null;
  readonly connection: string | null;
  readonly upgrade: string | null;
  readonly key: string | null;
  readonly protocol: string | null;
  /** Lines of additional headers. */
  readonly more: string;
  readonly query: string;
}
type HandshakeChange = Partial<Handshake>;

const HANDSHAKE: Handshake = {
  method: 'GET',
  version: 'HTTP/1.1',
  host: 'x',
  origin: ORIGIN,
  connection: 'Upgrade',
  upgrade: 'websocket',
  key: 'dGhlIHNhbXBsZSBub25jZQ==',
  protocol: '13',
  more: '',
  query: '',
};

/** A handshake as bytes. @param headers that claim an address */
export function writeHandshake(
  headers: Headers,
  change: HandshakeChange,
  roomId = newRoomId(),
): string {
  const all = { ...HANDSHAKE, ...change };
  const { method, version, host, origin, connection, upgrade, key, protocol, more, query } = all;
  const named: readonly (readonly [string, string | null])[] = [
    ['Host', host],
    ['Origin', origin],
    ['Connection', connection],
    ['Upgrade', upgrade],
    ['Sec-WebSocket-Key', key],
    ['Sec-WebSocket-Version', protocol],
    ...Object.entries(headers),
  ];
  const lines = named.flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}\r\n`));
  return `${method} /v1/rooms/${roomId}${query} ${version}\r\n${lines.join('')}${more}\r\n`;
}

function handshake(name: string, change: HandshakeChange, tells: readonly string[] = []): Probe {
  const bytesFor = (headers: Headers) => writeHandshake(headers, change);
  return asking(`a handshake with ${name}`, bytesFor, tells);
}

/** Ways to ask for a room. */
export const HANDSHAKES: readonly Probe[] = [
  handshake('nothing wrong', {}, [
    'sec-websocket-accept',
    'sec-websocket-extensions',
    'sec-websocket-protocol',
  ]),
  handshake('no key', { key: null }),
  handshake('a key that is too short', { key: 'eA==' }),
  handshake('a key that is no base64', { key: '!!!!!!!!!!!!!!!!!!!!!!!!' }),
  handshake('no version', { protocol: null }, ['sec-websocket-version']),
  handshake('version 12', { protocol: '12' }, ['sec-websocket-version']),
  handshake('version 8', { protocol: '8' }),
  handshake('no Connection header', { connection: null }),
  handshake('Connection: keep-alive, Upgrade', { connection: 'keep-alive, Upgrade' }),
  handshake('Connection: close', { connection: 'close' }),
  handshake('another upgrade', { upgrade: 'h2c' }),
  handshake('Upgrade: WebSocket', { upgrade: 'WebSocket' }),
  handshake('two upgrades', { upgrade: 'h2c, websocket' }),
  handshake('no upgrade', { upgrade: null, connection: null }, ['upgrade']),
  handshake('no Host', { host: null }),
  handshake('HTTP/1.0', { version: 'HTTP/1.0' }),
  handshake('POST', { method: 'POST' }, ['allow']),
  handshake('a subprotocol', { more: 'Sec-WebSocket-Protocol: chat\r\n' }, [
    'sec-websocket-protocol',
  ]),
  handshake('an empty subprotocol', { more: 'Sec-WebSocket-Protocol: ,\r\n' }),
  handshake('an extension', { more: 'Sec-WebSocket-Extensions: permessage-deflate\r\n' }, [
    'sec-websocket-extensions',
  ]),
  handshake('a malformed extension', { more: 'Sec-WebSocket-Extensions: ;;=\r\n' }),
  handshake('no origin', { origin: null }),
  handshake('an origin in capitals', { origin: 'HTTPS://PLAY.EXAMPLE' }),
  handshake('an origin with a slash', { origin: 'https://play.example/' }),
  handshake('an origin with a port', { origin: 'https://play.example:443' }),
  handshake('two origins', { more: 'Origin: https://else.example\r\n' }),
  handshake('a query', { query: '?x=1' }),
  handshake('a body', { more: 'Content-Length: 2\r\n' }),
];
