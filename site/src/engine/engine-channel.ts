export interface EngineFiles {
  readonly script: ArrayBuffer;
  readonly wasm: ArrayBuffer | null;
}

/** Why an engine was stopped or did not start (ENG-4). */
export type EngineFault =
  /** The engine's page did not load, or the browser starts no worker there. */
  | 'no frame'
  | 'no worker'
  | 'crash'
  | 'flood'
  | 'long line'
  /** The script is not an engine, or does not speak UCI. */
  | 'no uci'
  /** The script needs a WebAssembly file that the player did not pick. */
  | 'no wasm'
  | 'silent';

export interface EngineChannel {
  readonly send: (line: string) => void;
  readonly close: () => void;
}

export interface EngineListener {
  readonly onLine: (line: string) => void;
  /** Called last; `words` is the browser's explanation, if any. */
  readonly onEnd: (fault: EngineFault, words: string) => void;
}
