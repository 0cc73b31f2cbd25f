import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PATIENCE_MS } from 'test-kit/patience';

/** Only a loopback network, and no limit that needs special rights. */
export const ALONE = ['--network=none', '--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024'];

export interface PodmanResult {
  readonly code: number | null;
  readonly out: string;
}

/** Podman with its own storage in a folder, isolated from the machine's. */
export function podmanIn(folder: string): (...args: readonly string[]) => PodmanResult {
  const storage = [`--root=${join(folder, 'layers')}`, `--runroot=${join(folder, 'run')}`];
  return (...args) => {
    const words = [...storage, '--cgroup-manager=cgroupfs', '--runtime=runc', ...args];
    const ran = spawnSync('podman', words, { encoding: 'utf8', timeout: PATIENCE_MS });
    return { code: ran.status, out: `${ran.stdout}${ran.stderr}${ran.error?.message ?? ''}` };
  };
}
