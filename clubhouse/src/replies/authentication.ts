/**
 * Parses Authentication-Results (RFC 8601) by its grammar, so that comments, quoted strings and
 * folding cannot pose as results.
 */

/** The longest header value that is parsed; no mail server writes more. */
const MAX_CHARS = 10_000;

/** One method's result, in lower case: `spf=fail smtp.mailfrom=example.org`. */
interface MethodResult {
  readonly method: string;
  readonly result: string;
  /** `header.from`, `smtp.mailfrom`, `header.d` … */
  readonly properties: ReadonlyMap<string, string>;
}

interface Authentication {
  readonly server: string;
  readonly results: readonly MethodResult[];
}

const FAILURES: ReadonlySet<string> = new Set(['fail', 'hardfail', 'permerror']);
/** Some servers write what DMARC asks for, such as `reject`, in place of `fail`. */
const DMARC_NEUTRAL: ReadonlySet<string> = new Set(['pass', 'bestguesspass', 'none', 'temperror']);
/** The property that names the domain each method checks; other domains say nothing here. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  spf: ['smtp.mailfrom', 'smtp.helo'],
  dkim: ['header.d', 'header.i'],
};

/**
 * Whether our own mail server found that a message is not from the domain in its From (REPLY-16).
 * Our server's header is the first. A DMARC failure is final; an SPF or DKIM failure counts unless
 * DMARC passes for that very domain. Headers below may be forged: under the same name, their
 * failures count but their passes do not.
 * @param lines the header's values, from the top of the message
 */
export function isForged(lines: readonly string[], domain: string): boolean {
  const [own, ...others] = lines.map(readAuthentication);
  // An unreadable header may contain a failure.
  if (own === undefined) return false;
  if (own === null) return true;
  const later = others.filter((one) => one !== null && one.server === own.server);
  const results = [own, ...later].flatMap((one) => one?.results ?? []);
  // A message has one From, so DMARC is about it, however a server spells its domain.
  if (results.some(({ method, result }) => method === 'dmarc' && !DMARC_NEUTRAL.has(result)))
    return true;
  const failed = results.filter(({ result }) => FAILURES.has(result));
  const passes = own.results.some(
    ({ method, result, properties }) =>
      method === 'dmarc' && result === 'pass' && properties.get('header.from') === domain,
  );
  return !passes && failed.some((one) => isAbout(one, domain));
}

/** Whether a result concerns this domain. A failure without a domain does. */
function isAbout({ method, properties }: MethodResult, domain: string): boolean {
  const about = (SUBJECTS[method] ?? []).flatMap((name) => properties.get(name) ?? []);
  if (!(method in SUBJECTS)) return false;
  return (
    about.length === 0 ||
    about.some((value) => value.slice(value.lastIndexOf('@') + 1).replace(/\.$/, '') === domain)
  );
}

/** Null if the value does not follow the grammar. */
function readAuthentication(value: string): Authentication | null {
  const tokens = splitTokens(value.slice(0, MAX_CHARS + 1).toLowerCase());
  if (value.length > MAX_CHARS || tokens === null) return null;
  const [head = [], ...rest] = splitParts(tokens);
  // Exchange Online omits the server's name.
  const [isNamed, server = ''] = [!head.includes('='), head[0]];
  if (isNamed && (server === '' || head.length > 2)) return null;
  const results: MethodResult[] = [];
  for (const part of isNamed ? rest : [head, ...rest]) {
    if (part.length === 0 || (part.length === 1 && part[0] === 'none')) continue;
    const result = readResult(part.join(' ').replaceAll(/ ?= ?/g, '=').split(' '));
    if (result === null) return null;
    results.push(result);
  }
  return { server: isNamed ? server : '', results };
}

function readResult([first = '', ...rest]: readonly string[]): MethodResult | null {
  const [, method, result] = /^([\w-]+)(?: ?\/ ?\d+)?=([\w-]+)$/.exec(first) ?? [];
  if (method === undefined || result === undefined) return null;
  const properties = new Map<string, string>();
  for (const one of rest) {
    const at = one.indexOf('=');
    if (at > 0) properties.set(one.slice(0, at), one.slice(at + 1));
  }
  return { method, result, properties };
}

/** Splits off `;` and `=`, drops comments, keeps quoted strings; null if one has no end. */
function splitTokens(text: string): string[] | null {
  const tokens: string[] = [];
  let [word, depth, isQuoted] = ['', 0, false];
  const end = () => {
    if (word !== '') tokens.push(word);
    word = '';
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '\\' && (isQuoted || depth > 0)) {
      at++;
      if (isQuoted) word += (text[at] ?? '').replace(/[\s;=]/, '_');
    } else if (isQuoted) {
      if (char === '"') isQuoted = false;
      // Within quotes they do not separate.
      else word += char.replace(/[\s;=]/, '_');
    } else if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (depth > 0) continue;
    else if (char === '"') isQuoted = true;
    else if (/\s/.test(char)) end();
    else if (char === ';' || char === '=') {
      end();
      tokens.push(char);
    } else word += char;
    if (depth < 0) return null;
  }
  end();
  return isQuoted || depth > 0 ? null : tokens;
}

function splitParts(tokens: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (token === ';') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
