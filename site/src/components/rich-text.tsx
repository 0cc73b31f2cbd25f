import type { RichMessage } from '../messages/rich.ts';

export function RichText({ parts }: { readonly parts: RichMessage }) {
  return (
    <>
      {parts.map((part, place) => {
        if (typeof part === 'string') return part;
        if ('strong' in part) return <strong key={place}>{part.strong}</strong>;
        return (
          <a key={place} href={part.to}>
            {part.link}
          </a>
        );
      })}
    </>
  );
}
