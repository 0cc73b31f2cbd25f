/** A calendar file, parsed by the grammar of RFC 5545 alone, for tests. */
export interface ReadCalendar {
  readonly calendar: ReadonlyMap<string, string>;
  readonly events: readonly ReadonlyMap<string, string>[];
}

/** @throws if a line, nesting or escape violates the grammar */
export function readCalendar(text: string): ReadCalendar {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  const calendar = new Map<string, string>();
  const events: Map<string, string>[] = [];
  const open: string[] = [];
  for (const line of unfoldLines(text)) {
    const { name, value } = parseContentLine(line);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push(new Map());
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where it did not begin`);
    } else {
      const [inner] = open.slice(-1);
      const into = inner === 'VEVENT' ? events.at(-1) : calendar;
      if (inner === 'VEVENT' || inner === 'VCALENDAR') into?.set(name, unescapeValue(value));
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} never ends`);
  return { calendar, events };
}

function unfoldLines(text: string): string[] {
  return text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}

/** `name *(";" param) ":" value`; a quoted parameter may contain delimiters. */
function parseContentLine(line: string): { name: string; value: string } {
  const found = /^([A-Z0-9-]+)(?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*:(.*)$/u.exec(line);
  const [, name, value] = found ?? [];
  if (name === undefined || value === undefined || /[^\P{Cc}\t]/u.test(value)) {
    throw new Error(`no content line: ${JSON.stringify(line)}`);
  }
  return { name, value };
}

function unescapeValue(value: string): string {
  return value.replaceAll(/\\(.?)/gu, (_whole, sign: string) => {
    if (sign === 'n' || sign === 'N') return '\n';
    if (['\\', ';', ','].includes(sign)) return sign;
    throw new Error(`no escape: \\${sign}`);
  });
}
