export interface EngineFiles {
  readonly script: ArrayBuffer;
  readonly wasm: ArrayBuffer | null;
}

/** Why an engine was stopped or did not start (ENG-4). */
export type EngineFault =
  /** Its page did not load, or the browser starts no worker there. */
  | 'no frame'
  | 'no worker'
  | 'crash'
  | 'flood'
  | 'long line'
  /** It is not an engine, or does not speak UCI. */
  | 'no uci'
  /** Its script needs a file of WebAssembly, which was not picked. */
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
