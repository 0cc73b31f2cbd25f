import type { Setting, SettingOwner, SettingTable } from 'service/settings';

type Owners = readonly SettingOwner<SettingTable>[];

const MAX_LINE = 100;

const BEGINNING = `# Settings

A service reads its settings from the environment, or from a file \`.env\` in the folder it is started
in. The environment takes precedence. Blanks around a value are ignored, and an empty setting uses its
default. An invalid setting, or an unknown one with a service's prefix, stops the start with a message
that names it.

This page and [\`.env.example\`](../.env.example) are generated from the tables that the services
read (\`npm run generate -- settings\`).
`;

export function renderSettingsPage(owners: Owners): string {
  const parts = owners.map(
    ({ service, table }) =>
      `## The ${service}\n\n${listEntries(table).map(describeSetting).join('\n')}\n`,
  );
  return [BEGINNING, ...parts].join('\n');
}

/** A file with every setting at its default, for copying to `.env`. */
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

function describeSetting([name, setting]: [string, Setting]): string {
  const byDefault = setting.default === undefined ? setting.otherwise : `\`${setting.default}\``;
  return `- **\`${name}\`**: ${setting.about} Value: ${setting.kind.takes}. Default: ${byDefault}.`;
}

function renderExample([name, setting]: [string, Setting]): string {
  const what = setting.default === undefined ? ` Default: ${setting.otherwise}.` : '';
  const comment = wrapText(`${setting.about}${what}`.replaceAll('`', ''));
  const line =
    setting.default === undefined
      ? `#${name}=${setting.example ?? ''}`
      : `${name}=${setting.default}`;
  return `${comment}\n${line}\n`;
}

function wrapText(text: string): string {
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
