import type { ComponentChildren, VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import type { Box, Whole } from '../../../../api/competition.ts';
import { useLocale } from '../../../../components/locale.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { FormButton, LinkButton } from '../../../../components/buttons.tsx';

interface BoxesProps {
  readonly whole: Whole;
  /** Whether the competition can be changed: it is a draft or active. */
  readonly isOpen: boolean;
}

/** The entries without a box, then the boxes from the top with their entries (SEAS-10). */
export function Boxes({ whole, isOpen }: BoxesProps): VNode {
  const visit = useVisit();
  const { competitions } = visit.words;
  const { boxes, undivided, competition } = whole;
  const enter = `/coach/competitions/${competition.id}/enter`;
  return (
    <section class="stack" id="boxes">
      <h2>{competitions.boxes}</h2>
      {boxes.length === 0 && <p class="card">{competitions.noBoxes}</p>}
      {undivided.length > 0 && (
        <section class="card flush">
          <header class="desk-head">
            <h3>{competitions.undivided}</h3>
            <span class="pill warn">{visit.dates.number(undivided.length)}</span>
          </header>
          <Entries entries={undivided} hasPlayed={false} />
        </section>
      )}
      <div class="cards">
        {boxes.map((box, index) =>
          visit.query.get('change') === box.division.id ? (
            <BoxCard key={box.division.id} box={box} whole={whole} isOpen={isOpen}>
              <ChangeBox
                box={box}
                whole={whole}
                isFirst={index === 0}
                isLast={index === boxes.length - 1}
              />
            </BoxCard>
          ) : (
            <BoxCard key={box.division.id} box={box} whole={whole} isOpen={isOpen} />
          ),
        )}
      </div>
      {isOpen && (
        <p>
          <LinkButton href={enter} label={competitions.add} />
        </p>
      )}
    </section>
  );
}

interface BoxProps {
  readonly box: Box;
  readonly whole: Whole;
  readonly isOpen: boolean;
  /** The form for name and position, in place of the link to it. */
  readonly children?: ComponentChildren;
}

function BoxCard({ box, whole, isOpen, children }: BoxProps): VNode {
  const { words } = useLocale();
  const { competitions } = words;
  const { id, name } = box.division;
  return (
    <section class="card flush" id={`box-${id}`}>
      <header class="desk-head">
        <h3>{name}</h3>
        <span class="meta">
          {words.seasons.entries(box.entries.length, whole.competition.discipline)}
        </span>
      </header>
      {box.entries.length === 0 && <p class="item meta">{competitions.empty}</p>}
      <Entries entries={box.entries} hasPlayed={whole.progress.fixtures > 0} />
      {isOpen && (
        <div class="item stack">
          <p class="row wrap">
            <a
              class="btn q"
              href={`/coach/competitions/${whole.competition.id}/enter?division=${id}`}
              aria-label={competitions.addTo(name)}
            >
              {competitions.add}
            </a>
            {children === undefined && (
              <a
                class="btn q"
                href={`/coach/competitions/${whole.competition.id}?change=${id}#box-${id}`}
                aria-label={competitions.change(name)}
              >
                {competitions.changeShort}
              </a>
            )}
          </p>
          {children}
        </div>
      )}
    </section>
  );
}

interface ChangeProps {
  readonly box: Box;
  readonly whole: Whole;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The form to change a box, at its own URL: thirty such forms would make up most of the page. */
function ChangeBox({ box, whole, isFirst, isLast }: ChangeProps): VNode {
  const { competitions } = useLocale().words;
  const { id, name } = box.division;
  return (
    <form class="stack" method="post" action={`/coach/competitions/${whole.competition.id}`}>
      <input type="hidden" name="box" value={id} />
      <div class="field">
        <label for={`name-${id}`}>{competitions.name}</label>
        <input
          class="input"
          id={`name-${id}`}
          name="name"
          value={name}
          maxlength={FIELD_LIMITS.DivisionChanges.name.maxLength}
          autocomplete="off"
        />
      </div>
      <p class="row wrap">
        <FormButton look="o" value="rename-box" label={competitions.rename} />
        {!isFirst && <FormButton look="o" value="up" label={competitions.up} />}
        {!isLast && <FormButton look="o" value="down" label={competitions.down} />}
        {box.entries.length === 0 && (
          <FormButton look="o" value="remove-box" label={competitions.remove} />
        )}
      </p>
    </form>
  );
}

function Entries({
  entries,
  hasPlayed,
}: {
  readonly entries: readonly Api<'EntryProgress'>[];
  readonly hasPlayed: boolean;
}): VNode | null {
  const { competitions } = useLocale().words;
  if (entries.length === 0) return null;
  return (
    <ul class="rows">
      {entries.map((one) => {
        const facts = [
          ...(one.withdrawn ? [competitions.withdrawn] : []),
          ...(hasPlayed && !one.withdrawn
            ? [competitions.played(one.played, one.outstanding)]
            : []),
          ...(hasPlayed && !one.withdrawn && one.short_by > 0
            ? [competitions.shortBy(one.short_by)]
            : []),
          ...(one.opted_out ? [competitions.optedOut] : []),
        ];
        return (
          <li key={one.entry_id}>
            <a class="entry-link" href={`/coach/entries/${one.entry_id}`}>
              <b>{one.label}</b>
              {facts.length > 0 && <span class="meta">{facts.join(' · ')}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
