import type { VNode } from 'preact';
import { type Paper, PAPERS } from '../../api/paper.ts';
import { CourtPicture } from '../../components/court-picture.tsx';
import { Hero } from '../../components/hero.tsx';
import { LoopbackNote } from '../../components/loopback-note.tsx';
import { drawQrPath } from '../../components/qr-code.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { Shell } from '../../components/shell.tsx';
import type { PlayerOrCoachVisit } from '../../web/visit.ts';
import type { Sheet } from './sheets.ts';
import { SheetView, describeTask } from './sheet-view.tsx';
import type { OutlookOf } from './wall-box.tsx';
import { LinkButton } from '../../components/buttons.tsx';

interface WallProps {
  readonly visit: PlayerOrCoachVisit;
  readonly paper: Paper;
  readonly sheets: readonly Sheet[];
  readonly outlookOf: OutlookOf;
}

/** The sheets to print; the choice of paper above them is not printed. */
export function WallView({ visit, paper, sheets, outlookOf }: WallProps): VNode {
  const { words, player, isCoach, services } = visit;
  const { wall } = words;
  const code = drawQrPath(`${services.url}/`);
  return (
    <Shell
      {...(isCoach ? { player: null, coach: { tab: 'club' } } : { player, tab: 'table' })}
      wide
      hero={
        <Hero title={wall.title} text={wall.about}>
          <nav class="segments" aria-label={wall.paper}>
            {PAPERS.map((one) => (
              <a
                key={one}
                href={`/wall?paper=${one}`}
                aria-current={one === paper ? 'page' : undefined}
              >
                {wall.papers[one]}
              </a>
            ))}
          </nav>
        </Hero>
      }
    >
      <section class="card stack lift paper-tools">
        {sheets.length === 0 ? (
          <>
            <CourtPicture />
            <h2 class="large">{wall.none}</h2>
            <p>{wall.noneAbout}</p>
          </>
        ) : (
          <>
            <h2>{wall.sheets(sheets.length)}</h2>
            <LoopbackNote url={visit.services.url} />
            <PrintButton />
            <p class="meta only-small">{wall.onlyOnPaper}</p>
          </>
        )}
        <LinkButton look="o" href="/sign-in/poster" label={wall.poster} />
      </section>
      <div class="sheets">
        {sheets.map((sheet, index) => (
          <SheetView
            key={index}
            visit={visit}
            sheet={sheet}
            outlookOf={outlookOf}
            todo={describeTask(visit, sheet.hung.boxes)}
            code={code}
            number={index + 1}
            of={sheets.length}
          />
        ))}
      </div>
    </Shell>
  );
}
