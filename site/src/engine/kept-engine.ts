import type { EngineFiles } from './engine-channel.ts';
import { readBeside, removeSideValue, writeBeside } from '../storage/side-database.ts';

/** The engine that the player picked, as stored on this device. */
export interface KeptEngine extends EngineFiles {
  /** The engine's own name, or else the name of its file. */
  readonly name: string;
}

const KEY = 'engine';

/** Null if the player has picked no engine, or if the browser stores nothing (ENG-5). */
export async function readKeptEngine(): Promise<KeptEngine | null> {
  const kept: unknown = await readBeside(KEY).catch(() => undefined);
  const { name, script, wasm } = { ...(kept as Readonly<Record<string, unknown>> | undefined) };
  if (typeof name !== 'string' || !(script instanceof ArrayBuffer)) return null;
  return { name, script, wasm: wasm instanceof ArrayBuffer ? wasm : null };
}

/** @returns whether the browser stored it; otherwise it is gone once the player leaves the page */
export async function keepEngine(engine: KeptEngine): Promise<boolean> {
  return writeBeside(KEY, engine).then(
    () => true,
    () => false,
  );
}

export async function removeEngine(): Promise<void> {
  await removeSideValue(KEY).catch(() => undefined);
}
