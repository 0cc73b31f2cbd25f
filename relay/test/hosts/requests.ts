import { asking, type Probe } from './probe.ts';

const HOST = 'Host: x\r\n';

function http(name: string, bytes: string, tells: readonly string[] = []): Probe {
  return asking(name, () => bytes, tells);
}

function asked(line: string, headers = HOST, body = ''): string {
  return `${line}\r\n${headers}\r\n${body}`;
}

/** Requests that no library sends. */
export const REQUESTS: readonly Probe[] = [
  http('bytes that are no request', 'hello\r\n\r\n'),
  http('HTTP/1.1 without Host', asked('GET /v1/info HTTP/1.1', '')),
  http('HTTP/1.0 without Host', asked('GET /v1/info HTTP/1.0', '')),
  http('two Host headers', asked('GET /v1/info HTTP/1.1', `${HOST}Host: y\r\n`)),
  http('another protocol', asked('GET / SPDY/3')),
  http('an unknown method', asked('BREW /v1/info HTTP/1.1')),
  http('a method in lower case', asked('get /v1/info HTTP/1.1')),
  http('another method', asked('PUT /v1/info HTTP/1.1'), ['allow']),
  http('TRACE', asked('TRACE /v1/info HTTP/1.1'), ['allow']),
  http('CONNECT', asked('CONNECT x:443 HTTP/1.1', 'Host: x:443\r\n')),
  http('OPTIONS *', asked('OPTIONS * HTTP/1.1')),
  http('another Expect', asked('GET /v1/info HTTP/1.1', `${HOST}Expect: 200-ok\r\n`)),
  http(
    'Expect: 100-continue',
    asked('POST /v1/verify HTTP/1.1', `${HOST}Expect: 100-continue\r\nContent-Length: 2\r\n`, '{}'),
  ),
  http('a header without a colon', asked('GET /v1/info HTTP/1.1', `${HOST}X\r\n`)),
  http(
    'a header line that goes on in the next',
    asked('GET /v1/info HTTP/1.1', `${HOST}X: a\r\n b\r\n`),
  ),
  http('lines that end without CR', 'GET /v1/info HTTP/1.1\nHost: x\n\n'),
  http('headers of 7 KiB', asked('GET /v1/info HTTP/1.1', `${HOST}X: ${'a'.repeat(7000)}\r\n`)),
  http('headers of 9 KiB', asked('GET /v1/info HTTP/1.1', `${HOST}X: ${'a'.repeat(9000)}\r\n`)),
  http(
    'headers of 200 KiB',
    asked('GET /v1/info HTTP/1.1', `${HOST}X: ${'a'.repeat(200_000)}\r\n`),
  ),
  http('a path of 7 KiB', asked(`GET /${'a'.repeat(7000)} HTTP/1.1`)),
  http('a path of 20 KiB', asked(`GET /${'a'.repeat(20_000)} HTTP/1.1`)),
  http('a path with a malformed escape', asked('GET /%zz HTTP/1.1')),
  http('a path with ..', asked('GET /x/../v1/info HTTP/1.1')),
  http('a path with %2e%2e', asked('GET /x/%2e%2e/v1/info HTTP/1.1')),
  http('a path with .', asked('GET /./v1/info HTTP/1.1')),
  http('a path with a backslash', asked('GET /v1\\info HTTP/1.1')),
  http('a path with an escaped letter', asked('GET /v1/inf%6f HTTP/1.1')),
  http('a path with two slashes', asked('GET //v1/info HTTP/1.1')),
  http('a path with a tab', asked('GET /v1/\tinfo HTTP/1.1')),
  http('a whole address', asked('GET http://x/v1/info HTTP/1.1')),
  http('a fragment', asked('GET /v1/info#x HTTP/1.1')),
  http('a query', asked('GET /v1/info?x=1 HTTP/1.1')),
  http('HEAD', asked('HEAD /v1/info HTTP/1.1')),
  http('OPTIONS', asked('OPTIONS /v1/verify HTTP/1.1'), ['allow']),
  http('GET with a body', asked('GET /v1/info HTTP/1.1', `${HOST}Content-Length: 2\r\n`, '{}')),
  http(
    'a body in pieces',
    asked(
      'POST /v1/verify HTTP/1.1',
      `${HOST}Transfer-Encoding: chunked\r\n`,
      '2\r\n{}\r\n0\r\n\r\n',
    ),
  ),
  http(
    'a body in pieces of no size',
    asked('POST /v1/verify HTTP/1.1', `${HOST}Transfer-Encoding: chunked\r\n`, 'zz\r\n'),
  ),
  http(
    'a length and pieces',
    asked(
      'POST /v1/verify HTTP/1.1',
      `${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`,
      '2\r\n{}\r\n0\r\n\r\n',
    ),
  ),
  http(
    'two lengths',
    asked('POST /v1/verify HTTP/1.1', `${HOST}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}x'),
  ),
  http(
    'a body that is too large',
    asked('POST /v1/verify HTTP/1.1', `${HOST}Content-Length: 2000\r\n`, 'x'.repeat(2000)),
  ),
  http(
    'a body that says to be too large',
    asked('POST /v1/verify HTTP/1.1', `${HOST}Content-Length: 99999999999\r\n`, 'x'.repeat(2000)),
  ),
  http(
    'a challenge with bytes that are no UTF-8',
    asked('POST /v1/verify HTTP/1.1', `${HOST}Content-Length: 2\r\n`, '\u00ff'),
  ),
  http(
    'an owner key in Basic',
    asked('GET /v1/stats HTTP/1.1', `${HOST}Authorization: Basic eDp5\r\n`),
  ),
  http(
    'two Origin headers',
    asked(
      'GET /v1/info HTTP/1.1',
      `${HOST}Origin: https://play.example\r\nOrigin: https://else.example\r\n`,
    ),
    ['access-control-allow-origin'],
  ),
  http('a file that is not there', asked('GET /nothing HTTP/1.1'), ['cache-control']),
];
