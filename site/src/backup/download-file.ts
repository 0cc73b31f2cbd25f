import type { Bytes } from './core/bytes.ts';

export function downloadFile(name: string, bytes: Bytes): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has the file by then: the click only starts the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
