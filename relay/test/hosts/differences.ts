/** What a probe reports of the Node host, and of the Durable Object host. */
type Outcomes = readonly [node: string, cloudflare: string];

/** One row of the page about Cloudflare, which the probes hold it to where a client can see it. */
export interface Difference {
  readonly rule: string;
  readonly node: string;
  readonly cloudflare: string;
  /** What it means for the limits, and for whoever plays. */
  readonly means: string;
  /** By the name of the probe. */
  readonly probes?: Readonly<Record<string, Outcomes>>;
}

const OWN_FORM: Outcomes = ['400, malformed', '400, no JSON'];
const AS_RESOLVED: Outcomes = ['404, not_found', '200, fine'];
const UPGRADED: Outcomes = ['426, upgrade_required', '101, upgraded'];

/** All differences between the two hosts that are known. */
export const DIFFERENCES: readonly Difference[] = [
  {
    rule: 'HOST-1',
    node: 'makes an owner key where none is set',
    cloudflare: 'makes none',
    means: 'without the secret nobody makes games on a private relay',
  },
  {
    rule: 'HOST-2',
    node: 'a malformed setting stops the start',
    cloudflare:
      '`npm run release -- deploy` refuses it; in a secret, every request is answered 500',
    means: 'the platform’s log holds the sentence',
  },
  {
    rule: 'HOST-3',
    node: 'stopping closes sockets 1012',
    cloudflare: 'the platform tells no object of its end: sockets are cut (1006)',
    means: 'clients come back as well',
  },
  {
    rule: 'HOST-5',
    node: 'one relay has a folder',
    cloudflare: 'one deployment has its objects',
    means: 'nothing',
  },
  {
    rule: 'HOST-6',
    node: 'storage that fails closes the room 1011',
    cloudflare:
      'so it does; a write that fails after the room went on makes the platform reset the room and cut its sockets',
    means: 'nothing is sent before it is stored, on both',
  },
  {
    rule: 'HOST-7',
    node: 'its own address is each name of the machine',
    cloudflare: 'its own address is the one that was asked for, whichever leads here',
    means: 'a second domain of the Worker is allowed to its own pages, without a setting',
  },
  {
    rule: 'INFO-2',
    node: 'the owner hears of live counts and uptime',
    cloudflare: 'only of games',
    means: 'no object knows of all the others',
  },
  {
    rule: 'INFO-5',
    node: 'a restart forgives wrong keys',
    cloudflare: 'they are stored, for a day',
    means: 'stricter here',
  },
  {
    rule: 'INFO-6',
    node: 'what is no request is refused `{ error, message }`',
    cloudflare: 'the platform refuses it in a form of its own, and takes some that Node does not',
    means: 'it reaches no room and counts nowhere',
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
    node: 'more than 8 KiB of headers are 431',
    cloudflare: 'as many as the platform takes',
    means: 'the memory is the platform’s',
    probes: {
      'headers of 9 KiB': ['431, headers_too_large', '200, fine'],
      'headers of 200 KiB': ['431, headers_too_large', '200, fine'],
    },
  },
  {
    rule: 'INFO-6',
    node: 'who takes 10 seconds for the headers, or 15 for all, is told 408',
    cloudflare: 'the platform’s affair',
    means: 'the Worker is asked once the headers are there, and pays for nothing before',
  },
  {
    rule: 'GATE-1',
    node: 'paths are taken as they were sent',
    cloudflare:
      'the platform resolves `..`, `.` and `\\` before, and whole addresses and fragments',
    means: 'more spellings of a route lead to it; its limits are those of the route',
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
    node: 'a method that a file does not take is 405, JSON',
    cloudflare:
      '405 without a body and without Allow; a failure of the relay is the platform’s own page, 500',
    means: 'nothing',
  },
  {
    rule: 'GATE-2, INFO-6',
    node: 'a handshake without a key, or of another version, is refused `{ error, message }`',
    cloudflare: 'by the platform, in a form of its own; a 426 has no `Upgrade`',
    means: 'no socket is made of it, on both',
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
    means: 'a socket of such a client counts like any other',
    probes: {
      'a handshake with a key that is too short': ['400, malformed', '101, upgraded'],
      'a handshake with a key that is no base64': ['400, malformed', '101, upgraded'],
      'a handshake with no Connection header': UPGRADED,
      'a handshake with Connection: close': UPGRADED,
    },
  },
  {
    rule: 'FRAME-1',
    node: 'a frame without a mask closes 1002',
    cloudflare: 'is taken as if it had one, and forwarded',
    means: 'it counts like any other; a mask protects old proxies, and hides nothing',
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
    node: 'text that is no UTF-8 closes 1007',
    cloudflare:
      'the platform replaces what is no UTF-8, and what is not base64url then closes 4400',
    means: 'nothing of it is forwarded, on both; the client stops instead of coming back',
    probes: {
      'text that is no UTF-8': ['closed 1007, nobody hears', 'closed 4400, nobody hears'],
    },
  },
  {
    rule: 'FRAME-1',
    node: 'a ping or pong frame of more than 125 bytes closes 1002',
    cloudflare: 'is taken, and a ping answered in full',
    means: 'no room hears of it: the platform answers',
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
    node: 'a close frame that is malformed is answered 1002, one with a reason that is no UTF-8 1007',
    cloudflare: 'is taken as one with its code, or with none',
    means: 'the socket is closed, on both',
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
    node: 'a larger frame is cut off at its header, and what is no frame at its first byte',
    cloudflare: 'each is received first, up to the platform’s 32 MiB, and then closed 1009 or 1002',
    means: 'such a frame costs the platform 32 MiB at most, and the room an event',
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
    cloudflare: 'the platform puts together however many there are',
    means: 'it counts once, as a frame does, and has 16 KiB at most',
    probes: {
      '40 fragments of one character': [
        'closed 1008, nobody hears',
        'goes on, the other hears 40 characters',
      ],
    },
  },
  {
    rule: 'CAP-2',
    node: 'pings and pongs of the WebSocket protocol count',
    cloudflare: 'the platform answers them by itself',
    means: 'they are not limited, and the platform does not charge for them',
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
    node: 'after a crash up to 63 messages too many count',
    cloudflare: 'the same; sleeping loses none',
    means: 'nothing',
  },
  {
    rule: 'CAP-4',
    node: 'counted for as long as the relay runs',
    cloudflare: 'forgotten when the room sleeps, after ten seconds in which nobody came',
    means: '30 sockets at once, and 30 more after each such pause',
  },
  {
    rule: 'CAP-5',
    node: 'counted, 429, which the log says; a cap in all, 503',
    cloudflare:
      'counted by network; one at its cap is counted anew in its rooms, at most once a minute. No log line, no cap in all',
    means:
      'there is no one machine to fill; sockets that went without a word count for a minute more',
  },
  {
    rule: 'CAP-6',
    node: 'swept by a timer too',
    cloudflare: 'by the next who connects to that room, or the room’s alarm',
    means: 'a silent socket in an empty room sleeps, and costs nothing',
  },
  {
    rule: 'CAP-7',
    node: 'a reader for which 256 KiB wait is closed 4429',
    cloudflare: 'what waits cannot be seen here, and nobody is closed for it',
    means:
      'up to a day’s frames of the room wait for one reader, 5,000 of 16 KiB: 78 MiB of the object’s 128',
  },
  {
    rule: 'CAP-8',
    node: 'cuts who is turned away or ends their half, finds who vanished',
    cloudflare:
      'answers whoever ends their half with a close frame; the rest is the platform’s affair',
    means: 'the other player is told as soon as the platform knows',
    probes: {
      'half of a connection that ends': ['cut, nobody hears', 'closed 1002, nobody hears'],
      'half a frame, and the end': ['cut, nobody hears', 'closed 1002, nobody hears'],
    },
  },
  {
    rule: 'CAP-9, CAP-10',
    node: 'newcomers and long frames take turns with everybody else',
    cloudflare: 'each room runs by itself',
    means: 'a crowd holds up its own room alone, and the platform makes room for the others',
  },
  {
    rule: 'BUD-3',
    node: 'counted in one transaction with the room',
    cloudflare: 'counted before the room is stored, in another object',
    means: 'a failure between the two counts a game that was not made',
  },
  {
    rule: 'NET-3',
    node: 'by the proxies that are trusted',
    cloudflare:
      'the platform names the address (`CF-Connecting-IP`), whatever a client writes there',
    means: 'nothing to set',
  },
  {
    rule: 'SITE-1',
    node: 'ETags and forms by the relay; `no-cache`',
    cloudflare:
      'by the platform, which compresses by itself; `max-age=0, must-revalidate`; `/index.html` is sent to `/`',
    means: 'nothing',
  },
  {
    rule: 'SITE-3',
    node: 'Strict-Transport-Security behind TLS',
    cloudflare:
      'always; files get the same headers, from a `_headers` file that is made of the same table',
    means: 'nothing',
  },
];
