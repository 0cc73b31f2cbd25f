import type { Setting, SettingOwner, SettingTable } from 'service/settings';

type Owners = readonly SettingOwner<SettingTable>[];

const MAX_LINE = 100;

const BEGINNING = `# Settings

From the environment, or from a file \`.env\` in the folder in which a service is started; what the
environment sets goes first. Blanks around a value do not count, and a setting that is set and empty
has its default. One that is wrong, or that has a service's prefix and is none of its settings, stops
the start with a sentence that names it.

This page and [\`.env.example\`](../.env.example) are made from the tables that the services read
(\`npm run generate -- settings\`).
`;

/** The page of the documentation, in Markdown. */
export function renderSettingsPage(owners: Owners): string {
  const parts = owners.map(
    ({ service, table }) => `## The ${service}\n\n${listEntries(table).map(describe).join('\n')}\n`,
  );
  return [BEGINNING, ...parts].join('\n');
}

/** A file with every setting at its default, to be copied to \`.env\`. */
export function renderEnvExample(owners: Owners): string {
  const shown = new Set<string>();
  const parts = owners.map(({ service, table }) => {
    const own = listEntries(table).filter(([name]) => !shown.has(name));
    for (const [name] of own) shown.add(name);
    return `# The ${service}\n\n${own.map(renderExample).join('\n')}`;
  });
  const beginning =
    '# Copy this file to .env, and change what you need. docs/settings.md has more.\n';
  return [beginning, ...parts].join('\n');
}

function listEntries(table: SettingTable): [string, Setting][] {
  return Object.entries(table);
}

function describe([name, setting]: [string, Setting]): string {
  const byDefault = setting.default === undefined ? setting.otherwise : `\`${setting.default}\``;
  return `- **\`${name}\`**: ${setting.about} It takes ${setting.kind.takes}; by default: ${byDefault}.`;
}

function renderExample([name, setting]: [string, Setting]): string {
  const what = setting.default === undefined ? ` By default: ${setting.otherwise}.` : '';
  const comment = wrap(`${setting.about}${what}`.replaceAll('`', ''));
  const line =
    setting.default === undefined
      ? `#${name}=${setting.example ?? ''}`
      : `${name}=${setting.default}`;
  return `${comment}\n${line}\n`;
}

function wrap(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + word.length >= MAX_LINE) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}
