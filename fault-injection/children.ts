import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

/* However this process ends, it leaves behind nothing that it started or created. */

const children = new Map<ChildProcess, NodeJS.Signals>();
const folders = new Set<string>();

/** @param end the signal that ends the process and its children */
export function trackChild(child: ChildProcess, end: NodeJS.Signals = 'SIGKILL'): void {
  children.set(child, end);
  child.once('close', () => children.delete(child));
}

export function trackFolder(folder: string): void {
  folders.add(folder);
}

/** Makes SIGINT and SIGTERM end this process with all its children. */
export function endChildrenOnExit(): void {
  process.on('exit', () => {
    for (const [child, end] of children) {
      child.kill(end);
      child.kill('SIGCONT');
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1));
}
