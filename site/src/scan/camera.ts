import { loadCodeReader } from './reader.ts';

export type NoScan = 'no-camera' | 'denied' | 'no-reader';

export interface CameraScan {
  readonly stop: () => void;
}

const LOOK_MS = 150;

/**
 * Shows the camera in a video and looks for a QR code. The pictures never leave the page.
 * @param onCode called once, with the text of the first code
 * @returns why the camera cannot be used
 */
export async function watchCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
): Promise<CameraScan | NoScan> {
  const stream = await openCamera();
  if (typeof stream === 'string') return stream;
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  const read = await loadCodeReader().catch(() => null);
  if (read === null) {
    stop();
    return 'no-reader';
  }
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  let isStopped = false;
  const look = async () => {
    const text = isStopped ? null : await read(video);
    if (isStopped) return;
    if (text === null) setTimeout(() => void look(), LOOK_MS);
    else onCode(text);
  };
  void look();
  return {
    stop() {
      isStopped = true;
      stop();
    },
  };
}

async function openCamera(): Promise<MediaStream | 'no-camera' | 'denied'> {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (mediaDevices === undefined) return 'no-camera';
  try {
    return await mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError'
      ? 'denied'
      : 'no-camera';
  }
}
