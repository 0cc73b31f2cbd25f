import type { Page } from 'playwright-core';

/** Milliseconds as a page measures them while a pointer moves. */
export interface FrameTimings {
  readonly frames: readonly number[];
  /** From a pointer movement to the end of the frame that shows it. */
  readonly paints: readonly number[];
}

/** Starts recording in a page. A message posted in a frame is read after that frame was painted. */
export const RECORD = `{
  const recorded = (globalThis.recorded = { frames: [], paints: [] });
  let [last, moved] = [null, null];
  addEventListener('pointermove', (event) => (moved ??= event.timeStamp), true);
  const frame = (now) => {
    if (last !== null) recorded.frames.push(now - last);
    last = now;
    if (moved !== null) {
      const since = moved;
      moved = null;
      const painted = new MessageChannel();
      painted.port1.onmessage = () => recorded.paints.push(performance.now() - since);
      painted.port2.postMessage(null);
    }
    if (globalThis.recorded === recorded) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}`;

export function stopRecording(page: Page): Promise<FrameTimings> {
  return page.evaluate<FrameTimings>(
    '(() => { const { recorded } = globalThis; globalThis.recorded = null; return recorded; })()',
  );
}

/** A square that follows the pointer, under the site's own script policy. */
export const BARE_PAGE = {
  html: `<!doctype html><meta charset="utf-8"><title>Bare</title><script src="/bare.js"></script>`,
  script: `addEventListener('DOMContentLoaded', () => {
  const square = document.createElement('div');
  square.style.cssText = 'position:fixed;left:0;top:0;width:48px;height:48px;background:#888';
  document.body.append(square);
  addEventListener('pointermove', ({ clientX, clientY }) => {
    square.style.transform = 'translate(' + clientX + 'px, ' + clientY + 'px)';
  });
});
`,
} as const;
