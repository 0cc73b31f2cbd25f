import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

/** A page of the site in one of its states. */
export interface View {
  readonly name: string;
  /** The signed-in person; null for nobody. */
  readonly who: string | null;
  readonly path: (scene: Scene) => string;
  /** Brings the page into its state. */
  readonly make?: (page: Page, scene: Scene) => Promise<void>;
}

export function of(
  who: string | null,
  name: string,
  path: View['path'],
  make?: View['make'],
): View {
  return { name, who, path, ...(make === undefined ? {} : { make }) };
}

export function hannahs(name: string, path: View['path'], make?: View['make']): View {
  return of('Hannah Brandt', name, path, make);
}

export function anybodys(name: string, path: string, make?: View['make']): View {
  return of(null, name, () => path, make);
}

export function playerPath({ season }: Scene['clubhouse'], name: string): string {
  return `/players/${season.members.get(name) ?? ''}`;
}

/** Sends a form and waits for the answering page. */
export async function press(page: Page, button: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.locator(button).first().click()]);
}

export async function unfold(page: Page): Promise<void> {
  for (const fold of await page.locator('main details').all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  }
}
