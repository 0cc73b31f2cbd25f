import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLUBHOUSE_SETTINGS } from 'clubhouse/settings';
import { FORWARDER_SETTINGS } from 'forwarder/settings';
import { LEAGUE_SETTINGS } from 'league/settings';
import { RELAY_SETTINGS } from 'relay/settings';
import { ROOT } from './files.ts';
import { renderEnvExample, renderSettingsPage } from './settings-text.ts';

/*
 * `npm run generate -- settings` writes the documentation of the settings from the tables that the
 * services read. A test fails if it is out of date.
 */

const OWNERS = [LEAGUE_SETTINGS, CLUBHOUSE_SETTINGS, RELAY_SETTINGS, FORWARDER_SETTINGS];
const FILES = {
  'docs/settings.md': renderSettingsPage(OWNERS),
  '.env.example': renderEnvExample(OWNERS),
};

for (const [path, text] of Object.entries(FILES)) writeFileSync(join(ROOT, path), text);
