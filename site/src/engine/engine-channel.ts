/** The files of an engine, as they are handed to where it runs. */
export interface EngineFiles {
  readonly script: ArrayBuffer;
  readonly wasm: ArrayBuffer | null;
}

/** Why an engine was ended, or did not begin (ENG-4). */
export type EngineFault =
  /** The document in which it runs did not come, or the browser starts no worker there. */
  | 'no frame'
  | 'no worker'
  | 'crash'
  | 'flood'
  | 'long line'
  /** It is no engine, or none that speaks UCI. */
  | 'no uci'
  /** It did not answer in time. */
  | 'silent';

/** Lines to an engine and from it, wherever it runs. */
export interface EngineChannel {
  readonly send: (line: string) => void;
  readonly close: () => void;
}

export interface EngineListener {
  readonly onLine: (line: string) => void;
  /** Nothing comes after it. @param words of the browser, where it said why */
  readonly onEnd: (fault: EngineFault, words: string) => void;
}
