import { type Signal, signalOf } from '../signals/signal.ts';

/** What happened last in a game that no page shows. */
export interface GameNews {
  readonly id: string;
  /** Whom it is with. */
  readonly name: string;
  /** As a notification says it: neither moves nor words of the game. */
  readonly said: string;
}

/** What calls the player from whatever page they are on, the newest last (PLAY-12). */
export const gameNews: Signal<readonly GameNews[]> = signalOf<readonly GameNews[]>([]);

export function addNews(news: GameNews): void {
  gameNews.set([...gameNews.value.filter(({ id }) => id !== news.id), news]);
}

/** Who somebody is may be told after they came. */
export function renameNews(id: string, name: string): void {
  if (!gameNews.value.some((one) => one.id === id && one.name !== name)) return;
  gameNews.set(gameNews.value.map((one) => (one.id === id ? { ...one, name } : one)));
}

/** The player has seen it, or it calls for nothing any more. */
export function dropNews(id: string): void {
  if (gameNews.value.some((one) => one.id === id)) {
    gameNews.set(gameNews.value.filter((one) => one.id !== id));
  }
}
