/** What a probe reports of the Node host, and of the Durable Object host. */
type Outcomes = readonly [node: string, cloudflare: string];

/** A rule that holds differently on Cloudflare; probes check what a client can observe. */
export interface Difference {
  readonly rule: string;
  readonly node: string;
  readonly cloudflare: string;
  /** The effect on limits and players. */
  readonly means: string;
  /** By the probe's name. */
  readonly probes?: Readonly<Record<string, Outcomes>>;
}

const OWN_FORM: Outcomes = ['400, malformed', '400, no JSON'];
const AS_RESOLVED: Outcomes = ['404, not_found', '200, fine'];
const UPGRADED: Outcomes = ['426, upgrade_required', '101, upgraded'];

/** All known differences between the two hosts. */
export const DIFFERENCES: readonly Difference[] = [
  {
    rule: 'HOST-1',
    node: 'creates an owner key if none is set',
    cloudflare: 'creates none',
    means: 'without the secret nobody can create games on a private relay',
  },
  {
    rule: 'HOST-2',
    node: 'a malformed setting stops startup',
    cloudflare: 'the deployment refuses it; in a secret, every request gets 500',
    means: 'the platform’s log has the sentence',
  },
  {
    rule: 'HOST-3',
    node: 'stopping closes sockets with 1012',
    cloudflare: 'sockets are cut (1006)',
    means: 'clients return either way',
  },
  {
    rule: 'HOST-5',
    node: 'one relay per folder',
    cloudflare: 'one deployment has its objects',
    means: 'nothing',
  },
  {
    rule: 'HOST-6',
    node: 'failing storage closes the room with 1011',
    cloudflare: 'so it does; a late failing write resets the room and cuts its sockets',
    means: 'nothing is sent before it is stored',
  },
  {
    rule: 'HOST-7',
    node: 'its own address is each name of the machine',
    cloudflare: 'its own address is the requested one',
    means: 'a second domain is allowed to its own pages',
  },
  {
    rule: 'INFO-2',
    node: 'the owner sees live counts and uptime',
    cloudflare: 'only games',
    means: 'no object knows all others',
  },
  {
    rule: 'INFO-5',
    node: 'a restart forgives wrong keys',
    cloudflare: 'stored for a day',
    means: 'stricter here',
  },
  {
    rule: 'INFO-6',
    node: 'malformed requests get `{ error, message }`',
    cloudflare: 'refused in the platform’s form; some are accepted',
    means: 'they reach no room and count nowhere',
    probes: {
      'bytes that are no request': OWN_FORM,
      'HTTP/1.1 without Host': OWN_FORM,
      'HTTP/1.0 without Host': ['200, fine', '400, no JSON'],
      'two Host headers': ['400, malformed', '500, no JSON'],
      'another protocol': OWN_FORM,
      'an unknown method': ['501, unknown_method', '501, no JSON'],
      'a method in lower case': ['400, malformed', '501, no JSON'],
      CONNECT: ['404, not_found', '500, no JSON'],
      'a header without a colon': OWN_FORM,
      'a header line that goes on in the next': OWN_FORM,
      'lines that end without CR': ['400, malformed', '200, fine'],
      'a path with a tab': OWN_FORM,
      'a body in pieces of no size': ['400, malformed', 'cut'],
      'two lengths': OWN_FORM,
    },
  },
  {
    rule: 'INFO-6',
    node: 'more than 8 KiB of headers get 431',
    cloudflare: 'the platform’s limit',
    means: 'the memory is the platform’s',
    probes: {
      'headers of 9 KiB': ['431, headers_too_large', '200, fine'],
      'headers of 200 KiB': ['431, headers_too_large', '200, fine'],
    },
  },
  {
    rule: 'INFO-6',
    node: '10 seconds for headers, or 15 in total, get 408',
    cloudflare: 'the platform’s limit',
    means: 'the Worker runs once the headers are there',
  },
  {
    rule: 'GATE-1',
    node: 'paths are taken as sent',
    cloudflare: 'the platform resolves `..`, `.`, `\\`, whole addresses and fragments',
    means: 'more spellings of a route, with its limits',
    probes: {
      'a path with ..': AS_RESOLVED,
      'a path with %2e%2e': AS_RESOLVED,
      'a path with .': AS_RESOLVED,
      'a path with a backslash': AS_RESOLVED,
      'a whole address': AS_RESOLVED,
      'a fragment': AS_RESOLVED,
    },
  },
  {
    rule: 'GATE-1, INFO-6',
    node: 'a wrong method for a file gets 405, JSON',
    cloudflare: '405 without body and Allow; a failure is the platform’s page, 500',
    means: 'nothing',
  },
  {
    rule: 'GATE-2, INFO-6',
    node: 'a handshake without a key, or of another version, gets `{ error, message }`',
    cloudflare: 'refused in the platform’s form; a 426 has no `Upgrade`',
    means: 'no socket is made',
    probes: {
      'a handshake with no key': OWN_FORM,
      'a handshake with no Host': OWN_FORM,
      'a handshake with no version': [
        '426, upgrade_required, sec-websocket-version: 13',
        '426, no JSON, sec-websocket-version: 13',
      ],
      'a handshake with version 12': [
        '426, upgrade_required, sec-websocket-version: 13',
        '426, no JSON, sec-websocket-version: 13',
      ],
      'a handshake with version 8': ['426, upgrade_required', '426, no JSON'],
      'a handshake with no upgrade': [
        '426, upgrade_required, upgrade: websocket',
        '426, upgrade_required, upgrade: none',
      ],
    },
  },
  {
    rule: 'GATE-2',
    node: 'a handshake needs `Connection: Upgrade` and a key of 16 bytes',
    cloudflare: 'needs neither',
    means: 'such a socket counts like any other',
    probes: {
      'a handshake with a key that is too short': ['400, malformed', '101, upgraded'],
      'a handshake with a key that is no base64': ['400, malformed', '101, upgraded'],
      'a handshake with no Connection header': UPGRADED,
      'a handshake with Connection: close': UPGRADED,
    },
  },
  {
    rule: 'FRAME-1',
    node: 'an unmasked frame closes 1002',
    cloudflare: 'accepted and forwarded',
    means: 'it counts; a mask hides nothing',
    probes: {
      'text without a mask': ['closed 1002, nobody hears', 'goes on, the other hears "hello"'],
      'a ping frame without a mask': [
        'closed 1002, nobody hears',
        'pong of 1 bytes, goes on, nobody hears',
      ],
      'a close frame without a mask': ['closed 1002, nobody hears', 'closed 1000, nobody hears'],
    },
  },
  {
    rule: 'FRAME-1',
    node: 'text that is not UTF-8 closes 1007',
    cloudflare: 'replaced by the platform; what is not base64url closes 4400',
    means: 'it is not forwarded; the client stops',
    probes: {
      'text that is no UTF-8': ['closed 1007, nobody hears', 'closed 4400, nobody hears'],
    },
  },
  {
    rule: 'FRAME-1',
    node: 'a ping or pong over 125 bytes closes 1002',
    cloudflare: 'accepted, and a ping answered in full',
    means: 'no room sees it',
    probes: {
      'a ping frame of 126 bytes': [
        'closed 1002, nobody hears',
        'pong of 126 bytes, goes on, nobody hears',
      ],
      'a pong frame of 126 bytes': ['closed 1002, nobody hears', 'goes on, nobody hears'],
    },
  },
  {
    rule: 'FRAME-4',
    node: 'a malformed close frame gets 1002, a reason that is not UTF-8 1007',
    cloudflare: 'accepted with its code, or none',
    means: 'the socket is closed',
    probes: {
      'a close frame of one byte': ['closed 1002, nobody hears', 'closed, nobody hears'],
      'a close frame with 1005': ['closed 1002, nobody hears', 'closed, nobody hears'],
      'a close frame of 126 bytes': ['closed 1002, nobody hears', 'closed 1000, nobody hears'],
      'a close frame whose reason is no UTF-8': [
        'closed 1007, nobody hears',
        'closed 1000, nobody hears',
      ],
    },
  },
  {
    rule: 'CAP-1',
    node: 'a frame that is too large is cut at its header, an invalid one at its first byte',
    cloudflare: 'received first, up to 32 MiB, then closed 1009 or 1002',
    means: 'it costs the platform 32 MiB at most',
    probes: {
      'a header that says 17 MiB, and no more': [
        'closed 1009, nobody hears',
        'silent, nobody hears',
      ],
      'no frame at all': ['closed 1002, nobody hears', 'silent, nobody hears'],
    },
  },
  {
    rule: 'CAP-1',
    node: 'a frame in more than 32 fragments closes 1008',
    cloudflare: 'any number is joined',
    means: 'it counts once and has at most 16 KiB',
    probes: {
      '40 fragments of one character': [
        'closed 1008, nobody hears',
        'goes on, the other hears 40 characters',
      ],
    },
  },
  {
    rule: 'CAP-2',
    node: 'WebSocket pings and pongs count',
    cloudflare: 'answered by the platform',
    means: 'neither limited nor charged',
    probes: {
      '40 ping frames at once': [
        'pong of 1 bytes, closed 4429, nobody hears',
        'pong of 1 bytes, goes on, nobody hears',
      ],
      '40 pong frames at once': ['closed 4429, nobody hears', 'goes on, nobody hears'],
    },
  },
  {
    rule: 'CAP-3',
    node: 'a crash overcounts by at most 63 messages',
    cloudflare: 'the same; sleeping loses none',
    means: 'nothing',
  },
  {
    rule: 'CAP-4',
    node: 'counted while the relay runs',
    cloudflare: 'forgotten when the room sleeps, after ten idle seconds',
    means: '30 sockets at once, and 30 more after each pause',
  },
  {
    rule: 'CAP-5',
    node: 'counted, 429 with a log line; a total cap, 503',
    cloudflare:
      'counted by network, recounted in the rooms at most once a minute; no log line or total cap',
    means: 'sockets that vanished count for a minute more',
  },
  {
    rule: 'CAP-6',
    node: 'also swept by a timer',
    cloudflare: 'by the room’s next connection or alarm',
    means: 'a silent socket in an empty room sleeps',
  },
  {
    rule: 'CAP-6',
    node: 'the connection of a swept socket ends at once',
    cloudflare: 'it gets its 4400 at once; the platform ends it when the room sleeps',
    means: 'the socket may stay half-closed for ten idle seconds',
  },
  {
    rule: 'CAP-7',
    node: 'a reader with 256 KiB waiting is closed 4429',
    cloudflare: 'not visible here; nobody is closed',
    means: 'up to 78 of the object’s 128 MiB can wait for one reader',
  },
  {
    rule: 'CAP-8',
    node: 'cuts half-closed sockets, finds vanished ones',
    cloudflare: 'answers a half-close with a close frame; the rest is the platform’s',
    means: 'the other player hears of it once the platform knows',
    probes: {
      'half of a connection that ends': ['cut, nobody hears', 'closed 1002, nobody hears'],
      'half a frame, and the end': ['cut, nobody hears', 'closed 1002, nobody hears'],
    },
  },
  {
    rule: 'CAP-9, CAP-10',
    node: 'newcomers and long frames take turns',
    cloudflare: 'each room runs by itself',
    means: 'a crowd delays only its own room',
  },
  {
    rule: 'BUD-3',
    node: 'counted in the room’s transaction',
    cloudflare: 'counted before, in another object',
    means: 'a failure in between counts a game that was not made',
  },
  {
    rule: 'NET-3',
    node: 'by the trusted proxies',
    cloudflare: 'the platform names the address (`CF-Connecting-IP`)',
    means: 'nothing to set',
  },
  {
    rule: 'SITE-1',
    node: 'ETags and forms by the relay; `no-cache`',
    cloudflare: 'by the platform; `max-age=0, must-revalidate`; `/index.html` redirects to `/`',
    means: 'nothing',
  },
  {
    rule: 'SITE-3',
    node: 'Strict-Transport-Security behind TLS',
    cloudflare: 'always, from a generated `_headers` file',
    means: 'nothing',
  },
];
