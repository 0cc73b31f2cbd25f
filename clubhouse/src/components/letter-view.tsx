import type { VNode } from 'preact';
import type { Block, Contact, LetterToSend } from '../mail/letter.ts';
import { type Language, getWords } from '../messages/language.ts';
import { useLocale } from './locale.ts';
import { Rich } from './rich.tsx';

/** A preview of an email. Nothing in it can be clicked. */
export function LetterView({ of: { to, letter, language } }: { readonly of: LetterToSend }): VNode {
  const { send: say } = useLocale().words;
  return (
    <article class="card letter stack">
      <dl class="letter-head">
        <dt>{say.to}</dt>
        <dd class="breaks">{`${to.name} <${to.address}>`}</dd>
        <dt>{say.subject}</dt>
        <dd lang={language}>{letter.subject}</dd>
      </dl>
      <div class="stack" lang={language}>
        {letter.blocks.map((block, index) => (
          <Piece key={index} block={block} language={language} />
        ))}
      </div>
    </article>
  );
}

function Piece({ block, language }: { readonly block: Block; readonly language: Language }): VNode {
  switch (block.type) {
    case 'heading':
      return block.isSub === true ? (
        <h3>
          <Rich text={block.text} />
        </h3>
      ) : (
        <h2>
          <Rich text={block.text} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'small':
      return (
        <p class="meta">
          <Rich text={block.text} />
        </p>
      );
    case 'button':
      return (
        <p>
          <span class="pill club">{block.label}</span>
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      );
    case 'card':
      return (
        <div class="note club">
          <p>
            <b>
              <Rich text={block.title} />
            </b>
            {block.lines.map((line, index) => (
              <span key={index} class="line">
                <Rich text={line} />
              </span>
            ))}
          </p>
        </div>
      );
    case 'contacts':
      return <Contacts people={block.people} language={language} />;
  }
}

function Contacts({
  people,
  language,
}: {
  readonly people: readonly Contact[];
  readonly language: Language;
}): VNode {
  const { letters } = getWords(language);
  return (
    <ul class="plain stack">
      {people.map(({ name, about, phone, email }) => {
        const ways = [phone, email].filter((way) => way !== null);
        return (
          <li key={name} class="breaks">
            <b>{name}</b>
            {about !== undefined && <span class="meta">{`, ${about}`}</span>}
            <br />
            {ways.length === 0 ? letters.noWay : ways.join(' · ')}
          </li>
        );
      })}
    </ul>
  );
}
