import { readFields } from '@sealed-move/protocol/fields';

interface WorkerEvents {
  /** The game's inbox has a new frame. */
  readonly pushed: (id: string) => void;
  readonly opened: (id: string) => void;
}

export function followWorkers({ pushed, opened }: WorkerEvents): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const { push, open } = readFields(data);
    if (typeof push === 'string') pushed(push);
    if (typeof open === 'string') opened(open);
  });
}
