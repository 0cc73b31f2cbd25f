import type { DrivenBrowser } from './driven.ts';

/** The browsers that can be driven alike. */
export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;

/** Loads only what that browser needs. @throws where there is none of that name */
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
