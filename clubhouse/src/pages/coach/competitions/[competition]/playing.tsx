import type { ComponentChildren, VNode } from 'preact';
import {
  findFurthestBehind,
  type GlanceBox,
  summariseCompetition,
} from '../../../../api/season-glance.ts';
import { Icon } from '../../../../components/icon.tsx';
import { GlanceCard, Hatch } from '../../today/glance.tsx';
import { AddBoxes, Fixtures, Settings, Steps } from './changes.tsx';
import type { CompetitionProps } from './competition-props.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { LinkButton } from '../../../../components/buttons.tsx';

/** An active competition: the box furthest behind, all boxes, and rare tasks (SEAS-19). */
export function Playing(props: CompetitionProps): VNode {
  const { whole, fault } = props;
  const visit = useVisit();
  const { competitions } = visit.words;
  const glance = summariseCompetition(whole, visit.dates, visit.now);
  const last = findFurthestBehind(glance);
  return (
    <>
      <section class="card stack">
        {last === null ? <p>{competitions.playing.well}</p> : <Behind {...props} box={last} />}
      </section>
      <div class="desk">
        <GlanceCard glance={glance} isOwnPage />
        <section class="card stack">
          <h2>{competitions.playing.this}</h2>
          <Steps {...props} />
          <Fold label={competitions.missing}>
            <Fixtures {...props} />
          </Fold>
          <Fold label={competitions.addBoxes} isOpen={fault === 'count'}>
            <AddBoxes {...props} />
          </Fold>
          <Fold label={competitions.settings} isOpen={fault === 'name'}>
            <Settings {...props} isOpen />
          </Fold>
        </section>
      </div>
      {last !== null && <Hatch />}
    </>
  );
}

interface BehindProps extends CompetitionProps {
  readonly box: GlanceBox;
}

function Behind({ whole, box }: BehindProps): VNode {
  const { competitions, today } = useVisit().words;
  const { playing } = competitions;
  const { entries = [] } = whole.boxes.find(({ division }) => division.id === box.id) ?? {};
  const short = entries.filter((one) => !one.withdrawn && one.short_by > 0).length;
  const chase = `/coach/chase?competition=${whole.competition.id}`;
  return (
    <>
      <h2>{playing.behind(box.name)}</h2>
      <p>{playing.behindAbout(today.glance.of(box.decided, box.fixtures), short)}</p>
      <p class="row wrap">
        <a class="btn p" href={`${chase}&division=${box.id}&short=0`}>
          <Icon name="mail" />
          {playing.write(box.name)}
        </a>
        <LinkButton look="o" href={`/tables/${box.id}`} label={playing.table} />
        <LinkButton look="q" href={chase} label={playing.all} />
      </p>
    </>
  );
}

function Fold({
  label,
  isOpen = false,
  children,
}: {
  readonly label: string;
  /** Whether the fold is open, as after an error in its form. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <details open={isOpen}>
      <summary class="btn q">
        {label}
        <Icon name="more" />
      </summary>
      {children}
    </details>
  );
}
