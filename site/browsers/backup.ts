import type { Player } from './player.ts';

const PASSPHRASE = 'correct horse battery';

/** @returns the file the site saves, as base64 */
export async function keepBackup(player: Player): Promise<string> {
  await player.visit('#/backup');
  await player.fill('Passphrase', PASSPHRASE);
  await player.fill('Repeat the passphrase', PASSPHRASE);
  await player.page.evaluate(`void (URL.createObjectURL = ((make) => (blob) => {
    window.savedFile = blob;
    return make.call(URL, blob);
  })(URL.createObjectURL))`);
  await player.press('Save the file');
  await player.until('the file', 'window.savedFile !== undefined');
  return String(
    await player.page.evaluate(
      `window.savedFile.arrayBuffer().then((bytes) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes))))`,
    ),
  );
}

/** Opens a backup file and restores the games in it. */
export async function restoreBackup(player: Player, file: string): Promise<void> {
  await player.visit('#/backup');
  await player.until('the field', `document.querySelector('input[type=file]') !== null`);
  await player.page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${file}'), (one) => one.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'games.backup'));
    const field = document.querySelector('input[type=file]');
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  await player.fill('Passphrase of the backup', PASSPHRASE);
  await player.press('Open the backup');
  await player.press('Add 1 game');
  await player.sees('1 game restored.');
}
