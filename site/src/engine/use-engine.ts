import { useEffect, useRef, useState } from 'preact/hooks';
import { setTimer } from '../storage/set-timer.ts';
import type { EngineFault, EngineFiles } from './engine-channel.ts';
import { type PickRefusal, pickEngine } from './core/picked-files.ts';
import { Engine, EngineError } from './engine.ts';
import { openFrame } from './engine-frame.ts';
import { readBeside, removeSideValue, writeBeside } from '../storage/side-database.ts';

type EngineTrouble =
  | { readonly kind: 'refused'; readonly why: PickRefusal | 'unread' }
  | { readonly kind: 'ended'; readonly fault: EngineFault; readonly words: string };

interface EngineState {
  /** Null if the player has picked none; undefined while still loading. */
  readonly kept: KeptEngine | null | undefined;
  /** Whether the browser keeps the engine after the player leaves the page. */
  readonly isKept: boolean;
  readonly run: Engine | 'starting' | null;
  readonly trouble: EngineTrouble | null;
}

export interface PlayersEngine extends EngineState {
  readonly pick: (files: readonly File[]) => Promise<void>;
  readonly turn: (isOn: boolean) => void;
  readonly remove: () => Promise<void>;
  /** Notes that the engine was stopped during a question; throws any other error. */
  readonly note: (error: unknown) => void;
}

const NONE: EngineState = { kept: undefined, isKept: true, run: null, trouble: null };
const UNREAD = { kind: 'refused', why: 'unread' } as const;

/** The player's engine, which runs at most until they leave the page (ENG-5). */
export function useEngine(is960: boolean): PlayersEngine {
  const [state, setState] = useState(NONE);
  const running = useRef<Engine | null>(null);
  /** Counts events that make a running start obsolete: leaving the page, or another choice. */
  const turns = useRef(0);
  const change = (next: Partial<EngineState>) => setState((before) => ({ ...before, ...next }));
  const end = () => {
    turns.current += 1;
    running.current?.close();
    running.current = null;
  };
  useEffect(() => {
    void readKeptEngine().then((kept) => change({ kept }));
    return end;
  }, []);
  const note = (error: unknown) => {
    if (!(error instanceof EngineError)) throw error;
    const { fault, message: words } = error;
    if (fault === 'closed') return;
    end();
    change({ run: null, trouble: { kind: 'ended', fault, words } });
  };
  /** @returns null if the engine did not start, or was turned off in the meantime */
  const begin = async (files: KeptEngine): Promise<Engine | null> => {
    end();
    change({ run: 'starting', trouble: null });
    let engine: Engine | null = null;
    try {
      const copies = { script: files.script.slice(0), wasm: files.wasm?.slice(0) ?? null };
      engine = new Engine(copies, { open: openFrame, is960, after: setTimer });
      running.current = engine;
      await engine.begin();
    } catch (error) {
      if (running.current !== engine) return null;
      // There is not enough memory for the copies.
      if (error instanceof RangeError) change({ run: null, trouble: UNREAD });
      else note(error);
      return null;
    }
    if (running.current !== engine) return null;
    change({ run: engine });
    return engine;
  };
  return {
    ...state,
    note,
    async pick(files) {
      const mine = (turns.current += 1);
      const read = await readFiles(files);
      if (turns.current !== mine) return;
      if ('why' in read) return change({ trouble: { kind: 'refused', why: read.why } });
      const engine = await begin(read);
      if (engine === null) return;
      const named = { ...read, name: engine.name === '' ? read.name : engine.name };
      change({ kept: named, isKept: await keepEngine(named) });
    },
    turn(isOn) {
      if (isOn && state.kept) void begin(state.kept);
      if (isOn) return;
      end();
      change({ run: null, trouble: null });
    },
    async remove() {
      end();
      await removeEngine();
      setState({ ...NONE, kept: null });
    },
  };
}

async function readFiles(
  files: readonly File[],
): Promise<KeptEngine | { readonly why: PickRefusal | 'unread' }> {
  const picked = pickEngine(files);
  if ('why' in picked) return picked;
  try {
    const script = await picked.script.arrayBuffer();
    const wasm = (await picked.wasm?.arrayBuffer()) ?? null;
    return { name: picked.script.name, script, wasm };
  } catch {
    return { why: 'unread' };
  }
}

/** The engine that the player picked, as stored on this device. */
interface KeptEngine extends EngineFiles {
  /** The engine's own name, or else the name of its file. */
  readonly name: string;
}

const KEY = 'engine';

/** Null if the player has picked no engine, or if the browser stores nothing (ENG-5). */
async function readKeptEngine(): Promise<KeptEngine | null> {
  const kept: unknown = await readBeside(KEY).catch(() => undefined);
  const { name, script, wasm } = { ...(kept as Readonly<Record<string, unknown>> | undefined) };
  if (typeof name !== 'string' || !(script instanceof ArrayBuffer)) return null;
  return { name, script, wasm: wasm instanceof ArrayBuffer ? wasm : null };
}

/** @returns whether the browser stored it; otherwise it is gone once the player leaves the page */
async function keepEngine(engine: KeptEngine): Promise<boolean> {
  return writeBeside(KEY, engine).then(
    () => true,
    () => false,
  );
}

async function removeEngine(): Promise<void> {
  await removeSideValue(KEY).catch(() => undefined);
}
