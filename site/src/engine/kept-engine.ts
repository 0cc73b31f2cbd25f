import type { EngineFiles } from './engine-channel.ts';
import { readBeside, removeBeside, writeBeside } from '../storage/side-database.ts';

/** An engine that the player picked, as this device keeps it. */
export interface KeptEngine extends EngineFiles {
  /** As it called itself, or the name of its file. */
  readonly name: string;
}

const KEY = 'engine';

/** Null where there is none, or the browser keeps nothing (ENG-5). */
export async function keptEngine(): Promise<KeptEngine | null> {
  const kept: unknown = await readBeside(KEY).catch(() => undefined);
  const { name, script, wasm } = { ...(kept as Readonly<Record<string, unknown>> | undefined) };
  if (typeof name !== 'string' || !(script instanceof ArrayBuffer)) return null;
  return { name, script, wasm: wasm instanceof ArrayBuffer ? wasm : null };
}

/** @returns whether the browser keeps it; where not, it is there until the page is left */
export async function keepEngine(engine: KeptEngine): Promise<boolean> {
  return writeBeside(KEY, engine).then(
    () => true,
    () => false,
  );
}

export async function removeEngine(): Promise<void> {
  await removeBeside(KEY).catch(() => undefined);
}
