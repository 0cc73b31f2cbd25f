import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../prometheus/', import.meta.url));
const PROMTOOL = process.env['PROMTOOL_PATH'] ?? 'promtool';

function promtool(...args: readonly string[]): {
  readonly told: string;
  readonly code: number | null;
} {
  const { stdout, stderr, status } = spawnSync(PROMTOOL, args, { cwd: FOLDER, encoding: 'utf8' });
  return { told: `${stdout}${stderr}`, code: status };
}

test('OPS-8: Prometheus takes its configuration and the rules, and each alert fires where it has to', () => {
  const config = promtool('check', 'config', 'prometheus.yml');
  assert.equal(config.code, 0, config.told);
  const rules = promtool('test', 'rules', 'rules.test.yml', 'rules-days.test.yml');
  assert.equal(rules.code, 0, rules.told);
});
