import { useEffect } from 'preact/hooks';
import { Icon } from '../components/icon.tsx';
import { words } from '../messages/words.ts';
import { useSignal } from '../signals/use-signal.ts';
import { dropNews, type GameNews, gameNews } from './game-news.ts';
import { setTitle } from './window-title.ts';

/** Shows news on any page and in the title (PLAY-12). Overlays the page, so that no board moves. */
export function NewsBar({ isListed }: { readonly isListed: boolean }) {
  const news = useSignal(gameNews);
  const mark = describeNews(news);
  useEffect(() => setTitle({ news: mark }), [mark]);
  const last = news.at(-1);
  return (
    <div class="news" role="status">
      {last === undefined || isListed ? null : (
        <p class="news-card">
          <a href={`#/game/${last.id}`}>
            <strong>{last.name}</strong>: {last.said}
          </a>
          <button
            type="button"
            class="news-close"
            aria-label={words().shell.dismiss}
            onClick={() => dropNews(last.id)}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}

function describeNews(news: readonly GameNews[]): string {
  const [first, ...more] = news;
  if (first === undefined) return '';
  return more.length === 0 ? first.said.replace(/\.$/, '') : words().games.count(news.length);
}
