import type { DrivenBrowser } from './driven.ts';

export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;

/** Loads only the code for that browser. @throws if the name is unknown */
export async function driveBrowser(name: string): Promise<DrivenBrowser> {
  switch (name) {
    case 'chromium':
      return (await import('./chromium-driver.ts')).driveChromium();
    case 'firefox':
      return (await import('./firefox-driver.ts')).driveFirefox();
    case 'webkit':
      return (await import('./webkit-driver.ts')).driveWebkit();
    default:
      throw new Error(`${name} is no browser of this command: ${BROWSERS.join(', ')}`);
  }
}
