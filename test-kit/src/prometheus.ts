import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

export interface Prometheus {
  /** Requests a path below `/api/v1/`; null if there is no answer or after a refusal. */
  readonly api: (path: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** @param files by name: `prometheus.yml` and the files it refers to */
export async function startPrometheus(
  files: Readonly<Record<string, string>>,
): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const listen = `127.0.0.1:${await findFreePort()}`;
  const child = spawn(
    process.env['PROMETHEUS_PATH'] ?? 'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${listen}`,
      '--log.level=error',
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  return {
    async api(path) {
      const response = await fetch(`http://${listen}/api/v1/${path}`).catch(() => null);
      if (response?.ok !== true) return null;
      return ((await response.json()) as { readonly data: unknown }).data;
    },
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
