import type { VNode } from 'preact';
import { type Paper, readPaper, PAPERS } from '../../../api/paper.ts';
import { Crest } from '../../../components/crest.tsx';
import { Hero } from '../../../components/hero.tsx';
import { LoopbackNote, LoopbackWarning } from '../../../components/loopback-note.tsx';
import { PrintButton } from '../../../components/print-button.tsx';
import { QrCode, drawQrPath } from '../../../components/qr-code.tsx';
import { Shell } from '../../../components/shell.tsx';
import { type Language, getWords } from '../../../messages/language.ts';
import { forAnybody, page, type Visit } from '../../../web/visit.ts';

/** `/sign-in/poster`: a poster in every language, with a code that leads to `/sign-in` (WALL-6). */
export const get = forAnybody((visit) => {
  const { words, claimed, query } = visit;
  const { wall } = words;
  const paper = readPaper(query);
  return page(
    wall.poster,
    <Shell
      player={claimed.player}
      wide
      hero={
        <Hero title={wall.poster}>
          <Papers visit={visit} chosen={paper} />
        </Hero>
      }
    >
      <section class="card stack lift paper-tools">
        <LoopbackNote url={visit.services.url} />
        <PrintButton />
      </section>
      <div class="sheets">
        <Poster visit={visit} />
      </div>
    </Shell>,
    { scripts: ['print-button'], stylesheets: [`paper-${paper}-portrait`] },
  );
});

function Papers({ visit, chosen }: { readonly visit: Visit; readonly chosen: Paper }): VNode {
  const { wall } = visit.words;
  return (
    <nav class="segments" aria-label={wall.paper}>
      {PAPERS.map((one) => (
        <a
          key={one}
          href={`/sign-in/poster?paper=${one}`}
          aria-current={one === chosen ? 'page' : undefined}
        >
          {wall.papers[one]}
        </a>
      ))}
    </nav>
  );
}

function Poster({ visit }: { readonly visit: Visit }): VNode {
  const { club, language, services, words } = visit;
  const address = `${services.url}/sign-in`;
  const others = club.languages.filter((one) => one !== language);
  return (
    <section class="sheet poster" aria-labelledby="poster">
      <p class="poster-club">
        <Crest />
        {club.name}
      </p>
      <h2 id="poster">
        {[language, ...others].map((one) => (
          <span key={one} lang={one}>
            {getWords(one).wall.posterTitle}
          </span>
        ))}
      </h2>
      <QrCode code={drawQrPath(address)} label={words.wall.code(address)} />
      <p class="poster-address">{address.replace(/^https?:\/\//, '')}</p>
      <LoopbackWarning url={address} />
      <div class="poster-steps">
        {[language, ...others].map((one) => (
          <Steps key={one} language={one} />
        ))}
      </div>
    </section>
  );
}

function Steps({ language }: { readonly language: Language }): VNode {
  const { wall } = getWords(language);
  return (
    <div lang={language}>
      <ol>
        {wall.posterSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{wall.posterNoMail}</p>
    </div>
  );
}
