import type { ComponentChildren, VNode } from 'preact';
import type { Board } from '../../../../../draft/board.ts';
import { makeDecisionKey, type Card, isAway, isElsewhere } from '../../../../../draft/card.ts';
import { NOWHERE, OUT } from '../../../../../draft/side.ts';
import { Note } from '../../../../../components/note.tsx';
import { Shell } from '../../../../../components/shell.tsx';
import { explainPlan, explainPlace } from '../../why.ts';
import { findBoxName } from '../conflict.ts';
import { makeBoardPath, type DraftPage, readDraftId } from '../draft-page.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { Trouble } from '../../../../../components/post-form.tsx';
import { FormButton } from '../../../../../components/buttons.tsx';

interface PlaceProps {
  readonly found: DraftPage;
  readonly card: Card | null;
  readonly fault: string | null;
}

/** A player's menu: a separate page, which the board's script shows as a dialog. */
export function PlaceView({ found, card, fault }: PlaceProps): VNode {
  const visit = useVisit();
  const { words } = visit;
  const { place } = words.draft;
  return (
    <Shell
      coach={{ tab: 'drafts' }}
      back={{ href: makeBoardPath(visit), title: found.competition.name }}
    >
      <div class="stack draft-person">
        <Trouble of={{ trouble: fault }} />
        {card === null ? <h1>{place.gone}</h1> : <Person found={found} card={card} />}
      </div>
    </Shell>
  );
}

interface PersonProps {
  readonly found: DraftPage;
  readonly card: Card;
}

function Person(props: PersonProps): VNode {
  const { found, card } = props;
  const visit = useVisit();
  const { place } = visit.words.draft;
  const { board } = found;
  const box = findBoxName(board, card);
  const plan = explainPlan(card, visit);
  const isAlone = card.entry === null && listMates(board, card) !== null;
  return (
    <>
      <h1>{card.label}</h1>
      <p>
        {card.entry === null
          ? place.nowOut
          : card.where === NOWHERE || box === null
            ? place.nowNone
            : place.now(box)}{' '}
        {toSentence(explainPlace(card, visit))}
      </p>
      {isElsewhere(card) && card.planned !== null && plan !== null && (
        <p class="meta">
          {place.plan(card.planned.name)} {toSentence(plan)}
        </p>
      )}
      {!board.isFilled && <Note icon="info">{place.notFilled}</Note>}
      {card.hasPlayed && <Note icon="info">{place.fixedPlayed}</Note>}
      {card.keepable !== null && <Keep {...props} />}
      {board.isFilled && isAlone && <PairForm {...props} />}
      {board.isFilled && !card.isFixed && !isAlone && <Boxes {...props} />}
      {board.isFilled && isAway(card) && <p class="meta">{place.fixedAway}</p>}
      {card.entry !== null && !card.hasPlayed && (
        <PutForm {...props}>
          <FormButton look="o w" name="to" value={OUT} label={place.takeOut} />
          <p class="meta">{place.takeOutAbout}</p>
        </PutForm>
      )}
      {isQuestion(board, card) && <Leave {...props} />}
    </>
  );
}

function isQuestion({ newcomers, alone, undivided }: Board, card: Card): boolean {
  return [...newcomers, ...alone, ...undivided].includes(card);
}

/** Possible partners for a player without one; null for everybody else. */
function listMates({ newcomers, alone }: Board, card: Card): readonly Card[] | null {
  const single = [...alone, ...newcomers.filter(({ isFixed }) => isFixed)];
  return single.includes(card) ? single.filter((one) => one !== card) : null;
}

function PutForm({
  card,
  children,
}: PersonProps & { readonly children: ComponentChildren }): VNode {
  const { side, where, entry } = card;
  return (
    <form class="stack" method="post" action={makeBoardPath(useVisit())}>
      <input type="hidden" name="do" value="place" />
      <input type="hidden" name="who" value={side} />
      <input type="hidden" name="from" value={where} />
      <input type="hidden" name="entry" value={entry?.id ?? ''} />
      <input type="hidden" name="version" value={entry?.version ?? ''} />
      {children}
    </form>
  );
}

function Boxes(props: PersonProps): VNode {
  const { found, card } = props;
  const { draft } = useVisit().words;
  const { planned, entry } = card;
  return (
    <PutForm {...props}>
      <h2>{draft.place.where}</h2>
      {entry === null && planned !== null && (
        <p class="meta">{draft.place.suggestion(planned.name)}</p>
      )}
      <BoxButtons board={found.board} card={card} />
    </PutForm>
  );
}

function BoxButtons({ board, card }: { readonly board: Board; readonly card: Card }): VNode {
  const visit = useVisit();
  const { draft } = visit.words;
  if (board.columns.every(({ id }) => id === null)) {
    return (
      <p>
        {draft.place.noBox}{' '}
        <a href={`/coach/competitions/${readDraftId(visit)}`}>{draft.place.makeBoxes}</a>
      </p>
    );
  }
  return (
    <div class="draft-choices">
      {board.columns.map(({ id, name, count }) => (
        <button
          key={name}
          class={`btn${id !== null && id === card.planned?.id ? ' is-planned' : ''}`}
          name="to"
          value={id ?? ''}
          disabled={id === null || id === card.where}
        >
          {name} <span class="meta">{draft.count(count)}</span>
        </button>
      ))}
    </div>
  );
}

function Keep({ found: { board, plan }, card }: PersonProps): VNode {
  const visit = useVisit();
  const { place } = visit.words.draft;
  return (
    <form class="stack" method="post" action={`${makeBoardPath(visit)}/place`}>
      <input type="hidden" name="who" value={card.side} />
      <input type="hidden" name="version" value={plan.version} />
      <button class="btn p w">{place.keep}</button>
      <p class="meta">{place.keepAbout(board.overtaken > 0)}</p>
    </form>
  );
}

function PairForm(props: PersonProps): VNode {
  const { found, card } = props;
  const { place } = useVisit().words.draft;
  const others = listMates(found.board, card) ?? [];
  if (others.length === 0) return <p class="meta">{place.pairNobody}</p>;
  return (
    <PutForm {...props}>
      <div class="field">
        <label for="with">{place.pair}</label>
        <select id="with" class="input" name="with" required>
          {others.map(({ side, label }) => (
            <option key={side} value={side}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <h2>{place.where}</h2>
      <BoxButtons board={found.board} card={card} />
    </PutForm>
  );
}

function Leave({ found: { board }, card }: PersonProps): VNode {
  const visit = useVisit();
  const { place } = visit.words.draft;
  const about = makeDecisionKey(card);
  const isLeft = board.left.has(about);
  return (
    <form class="stack" method="post" action={makeBoardPath(visit)}>
      <input type="hidden" name="about" value={about} />
      <button class="btn q w" name="do" value={isLeft ? 'ask' : 'leave'}>
        {isLeft ? place.ask : place.leave}
      </button>
      {!isLeft && <p class="meta">{place.leaveAbout}</p>}
    </form>
  );
}

/** Ends a text with a full stop unless it already has one, as a German ordinal does. */
function toSentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}
