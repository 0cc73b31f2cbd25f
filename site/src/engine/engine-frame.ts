import type { EngineChannel, EngineFault, EngineFiles, EngineListener } from './engine-channel.ts';

/** A version of the engine's page and its policy together; a test keeps it in step (ENG-1). */
const FRAME_VERSION = '3eee6ee7';
const TIMEOUT_FRAME_MS = 20_000;
const FAULTS: readonly EngineFault[] = ['no worker', 'crash', 'flood', 'long line'];

type FrameMessage =
  | { readonly kind: 'begun' }
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'ended'; readonly why: EngineFault; readonly words: string };

/**
 * Runs an engine in a document without an origin, reachable only by messages (ENG-1, ENG-2).
 * @param files are transferred to that document, so this page no longer has them
 */
export function openFrame(files: EngineFiles, listener: EngineListener): EngineChannel {
  const { port1: port, port2: far } = new MessageChannel();
  const frame = document.createElement('iframe');
  const timer = setTimeout(() => end('no frame', ''), TIMEOUT_FRAME_MS);
  const close = () => {
    clearTimeout(timer);
    port.close();
    frame.remove();
  };
  const end = (fault: EngineFault, words: string) => {
    close();
    listener.onEnd(fault, words);
  };
  port.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message?.kind === 'begun') clearTimeout(timer);
    if (message?.kind === 'line') listener.onLine(message.line);
    if (message?.kind === 'ended') end(message.why, message.words);
  });
  port.start();
  // Before any line: messages wait in the port until the document has it.
  const { script, wasm } = files;
  port.postMessage({ kind: 'start', script, wasm }, wasm === null ? [script] : [script, wasm]);
  // It has no origin to name as the target; it receives only the engine and a position.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage('port', '*', [far]), {
    once: true,
  });
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = '';
  frame.src = `/engine/?${FRAME_VERSION}`;
  document.body.append(frame);
  return { send: (line) => port.postMessage({ kind: 'line', line }), close };
}

function readMessage(data: unknown): FrameMessage | null {
  const { kind, line, why, words } = { ...(data as Readonly<Record<string, unknown>> | null) };
  if (kind === 'begun') return { kind };
  if (kind === 'line' && typeof line === 'string') return { kind, line };
  if (kind !== 'ended') return null;
  const fault = FAULTS.find((one) => one === why) ?? 'crash';
  return { kind, why: fault, words: typeof words === 'string' ? words : '' };
}
