import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('OPS-8: Prometheus accepts its configuration and rules, and each alert fires when it should', () => {
  const config = promtool('check', 'config', 'prometheus.yml');
  assert.equal(config.code, 0, config.told);
  const rules = promtool('test', 'rules', 'rules.test.yml', 'rules-days.test.yml');
  assert.equal(rules.code, 0, rules.told);
});

test('OPS-8: every alert is tested in the healthy state and in its fault', () => {
  const text = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
  const alerts = [...text('rules.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const tests = text('rules.test.yml') + text('rules-days.test.yml');
  assert.ok(alerts.length > 10);
  for (const alert of alerts) {
    assert.match(tests, new RegExp(`alertname: ${alert} \\}`), `${alert} where all is well`);
    assert.match(
      tests,
      new RegExp(`alertname: ${alert}\n +exp_alerts:`),
      `${alert} where it fires`,
    );
  }
});
