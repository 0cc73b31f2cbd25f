import type { TestContext } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { PlayChoices } from '../src/game/choices.ts';
import { openPage } from './browser.ts';
import type { Scene } from './stage/scene.ts';

/** The stage in a browser: the play page in any state that a test needs. */
export interface StagePage {
  readonly page: Page;
  readonly show: (scene: Scene) => Promise<void>;
  readonly become: (scene: Scene) => Promise<void>;
  /** Shows both players on this device, after those moves. */
  readonly here: (moves: string, clock?: Scene['clock']) => Promise<void>;
  /** Sets the preferences of the next scene's player. */
  readonly choose: (change: Partial<PlayChoices>) => Promise<void>;
  /** The calls that the page made to its session. */
  readonly asked: () => Promise<unknown>;
}

export async function openStage(
  t: TestContext,
  site: Parameters<typeof openPage>[1],
  options: BrowserContextOptions = {},
): Promise<StagePage> {
  return stageOn(await openPage(t, site, '/stage/index.html', options));
}

/** Controls the stage that a page shows. */
export function stageOn(page: Page): StagePage {
  const call = (name: string, ...values: readonly unknown[]) =>
    page.evaluate(`stage.${name}(...${JSON.stringify(values)})`);
  return {
    page,
    show: async (scene) => void (await call('show', scene)),
    become: async (scene) => void (await call('become', scene)),
    here: async (moves, clock) => void (await call('here', moves, clock)),
    choose: async (change) => void (await call('choose', change)),
    asked: () => page.evaluate('stage.asked'),
  };
}
