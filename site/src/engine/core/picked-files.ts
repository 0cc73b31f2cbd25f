/** Problems with the files a player picks as an engine (ENG-3). */
export type PickRefusal = 'no script' | 'several' | 'other files' | 'too large' | 'empty';

export interface PickedFile {
  readonly name: string;
  readonly size: number;
}

export interface PickedEngine<F> {
  readonly script: F;
  /** The WebAssembly that the script runs; null if the script contains everything. */
  readonly wasm: F | null;
}

/** The size limit of all files together. */
export const MAX_ENGINE_BYTES = 160_000_000;

/** Finds the engine among the files: a script, and its WebAssembly if it has any. */
export function pickEngine<F extends PickedFile>(
  files: readonly F[],
): PickedEngine<F> | { readonly why: PickRefusal } {
  const scripts = files.filter(({ name }) => /\.js$/i.test(name));
  const wasm = files.filter(({ name }) => /\.wasm$/i.test(name));
  if (scripts.length + wasm.length < files.length) return { why: 'other files' };
  const [script] = scripts;
  if (script === undefined) return { why: 'no script' };
  if (scripts.length > 1 || wasm.length > 1) return { why: 'several' };
  if (files.some(({ size }) => size === 0)) return { why: 'empty' };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > MAX_ENGINE_BYTES ? { why: 'too large' } : { script, wasm: wasm[0] ?? null };
}
