import { type Signal, createSignal } from '../signals/signal.ts';

/** The last event in a game that no page shows. */
export interface GameNews {
  readonly id: string;
  readonly name: string;
  /** The text of the notification: neither moves nor chat. */
  readonly said: string;
}

/** Alerts that appear on any page, newest last (PLAY-12). */
export const gameNews: Signal<readonly GameNews[]> = createSignal<readonly GameNews[]>([]);

export function addNews(news: GameNews): void {
  gameNews.set([...gameNews.value.filter(({ id }) => id !== news.id), news]);
}

/** Renames a player in the news: the name may arrive later than the news. */
export function renameNews(id: string, name: string): void {
  if (!gameNews.value.some((one) => one.id === id && one.name !== name)) return;
  gameNews.set(gameNews.value.map((one) => (one.id === id ? { ...one, name } : one)));
}

/** Drops the news of a game that the player has seen or that no longer matters. */
export function dropNews(id: string): void {
  if (gameNews.value.some((one) => one.id === id)) {
    gameNews.set(gameNews.value.filter((one) => one.id !== id));
  }
}
