import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { CLUBHOUSE_SETTINGS, readSettings as readClubhouse } from 'clubhouse/settings';
import { FORWARDER_SETTINGS, readNodeSettings as readForwarder } from 'forwarder/settings';
import { LEAGUE_SETTINGS, readSettings as readLeague } from 'league/settings';
import { readNodeSettings, RELAY_SETTINGS } from 'relay/settings';
import { type Environment, type Kind, SettingError } from 'service/settings';
import { ROOT } from './files.ts';
import { renderEnvExample, renderSettingsPage } from './settings-text.ts';

const OWNERS = [LEAGUE_SETTINGS, CLUBHOUSE_SETTINGS, RELAY_SETTINGS, FORWARDER_SETTINGS];
const EXAMPLE = renderEnvExample(OWNERS);
const read: Readonly<Record<string, (environment: Environment) => { readonly host: string }>> = {
  league: readLeague,
  clubhouse: readClubhouse,
  relay: readNodeSettings,
  forwarder: readForwarder,
};

for (const { service, prefix, table } of OWNERS) {
  const start = (environment: Environment) => read[service]?.(environment);
  const names = Object.keys(table);

  test(`SETTING-1: an empty or blank setting of the ${service} has its default`, () => {
    for (const blank of ['', '  ', '\t\r\n', '\uFEFF']) {
      const environment = Object.fromEntries(names.map((name) => [name, blank]));
      assert.equal(JSON.stringify(start(environment)), JSON.stringify(start({})));
    }
    assert.equal(start({ [`${prefix}HOST`]: '' })?.host, '127.0.0.1');
  });

  test(`SETTING-1: spaces around a value of the ${service} do not count`, () => {
    const clean = Object.fromEntries(
      Object.entries(table).map(([name, setting]) => [name, exampleOf(setting)]),
    );
    const blanks = Object.entries(clean).map(([name, text]) => [name, `\t ${text} \r`]);
    assert.equal(JSON.stringify(start(Object.fromEntries(blanks))), JSON.stringify(start(clean)));
  });

  test(`SETTING-2: a misspelt setting of the ${service} stops it with the nearest right name`, () => {
    for (const [misspelt, meant] of [
      [`${prefix}PROT`, `${prefix}PORT`],
      [`${prefix}HSOT`, `${prefix}HOST`],
      ...(`${prefix}DATA` in table ? ([[`${prefix}DAT`, `${prefix}DATA`]] as const) : []),
      [`${prefix}TRUST_PROXIES`, 'TRUST_PROXY' in table ? 'TRUST_PROXY' : `${prefix}TRUST_PROXY`],
      [`${prefix}METRICS_PROT`, `${prefix}METRICS_PORT`],
      [`${prefix.toLowerCase()}port`, `${prefix}PORT`],
    ] as const) {
      const message = `${misspelt} is not a setting of the ${service}. Did you mean ${meant}?`;
      assert.throws(() => start({ [misspelt]: '1' }), new SettingError(message));
    }
    const other = OWNERS.filter((one) => one.service !== service).flatMap((one) =>
      Object.entries<{ kind: Kind<unknown>; default?: string; example?: string }>(one.table),
    );
    const others = other.map(([name, setting]) => [name, exampleOf(setting)]);
    start(Object.fromEntries(others));
  });

  test(`SETTING-3: each wrong setting of the ${service} is named with what it accepts`, () => {
    const wrong = { [`${prefix}HOST`]: 'two words', [`${prefix}PORT`]: '65536' };
    assert.throws(
      () => start(wrong),
      new SettingError(
        `${prefix}HOST must be an IP address or host name, such as 127.0.0.1.\n` +
          `${prefix}PORT must be a whole number from 0 to 65535.`,
      ),
    );
    for (const [name, setting] of Object.entries<{ kind: Kind<unknown> }>(table)) {
      for (const text of ['two \u0007 words', '-1', '9'.repeat(99), 'http://', 'ü']) {
        if (isTaken(setting.kind, text)) continue;
        assert.throws(() => start({ [name]: text }), new RegExp(`^Error: ${name} .+\\.$`));
      }
    }
  });

  test(`SETTING-4: ${service} starts with the unchanged example file, on defaults only`, () => {
    const asItIs = start({ ...parseEnv(EXAMPLE) });
    assert.equal(JSON.stringify(asItIs), JSON.stringify(start({})));
    start({ ...parseEnv(EXAMPLE.replaceAll(/^#(?=[A-Z_]+=)/gm, '')) });
  });
}

test('SETTING-4: the documentation of settings matches what the services read', () => {
  const file = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  assert.equal(
    file('docs/settings.md'),
    renderSettingsPage(OWNERS),
    'npm run generate -- settings',
  );
  assert.equal(file('.env.example'), EXAMPLE, 'npm run generate -- settings');
});

function exampleOf(setting: { readonly default?: string; readonly example?: string }): string {
  return setting.default ?? setting.example?.replaceAll('"', '') ?? '';
}

function isTaken(kind: Kind<unknown>, text: string): boolean {
  try {
    return kind.read(text) !== undefined;
  } catch {
    return false;
  }
}
