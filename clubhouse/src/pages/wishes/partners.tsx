import type { VNode } from 'preact';
import { findPartnerLeftBehind, type Partners, type Partner } from '../../api/partners.ts';
import { listDisciplines } from '../../api/wish.ts';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import type { Words } from '../../messages/en.ts';
import { getFirstName } from '../../messages/names.ts';
import { useVisit } from '../../web/use-visit.ts';
import type { WishStanding } from './standing.ts';
import { WishAct } from './wish-act.tsx';

/** The partner in each doubles competition; answers of absent players are kept (PART-1). */
export function PartnerSections({ stands }: { readonly stands: WishStanding }): VNode | null {
  if (stands.isOnBreak || stands.isLeaving) return null;
  return (
    <>
      {stands.partners.map((one) => (
        <PartnerSection key={one.competitionId} wish={stands.wish} partners={one} />
      ))}
    </>
  );
}

interface PartnerProps {
  readonly partners: Partners;
}

function PartnerSection({ wish, partners }: PartnerProps & Pick<WishStanding, 'wish'>): VNode {
  const { words } = useVisit();
  const { discipline, isFixed, suitors } = partners;
  const isOut = wish !== null && !listDisciplines(wish).includes(discipline);
  return (
    <section class="card stack" id={partners.competitionId}>
      <h2 class="breaks">{words.partners.title(partners.competition)}</h2>
      <p class="breaks">{describePartners(words, partners)}</p>
      {isOut && (
        <Note icon="warn" kind="warn">
          {words.partners.notWished(words.wishes.inSentence[discipline])}
        </Note>
      )}
      {isFixed ? (
        <p class="meta">{words.partners.fixed}</p>
      ) : (
        <>
          {suitors.map((suitor) => (
            <Suitor key={suitor.id} partners={partners} suitor={suitor} />
          ))}
          <PartnerForm partners={partners} />
        </>
      )}
    </section>
  );
}

function describePartners({ partners: said }: Words, partners: Partners): string {
  const { state, named } = partners;
  const name = named?.display_name ?? '';
  switch (state) {
    case 'default': {
      const isSaid = partners.hasSaid ? said.goOn.me : said.goOn.nobody;
      return (partners.hasPartnerSaid ? said.goOn.them : isSaid)(name);
    }
    case 'taken':
      return named?.id === partners.present?.id ? said.taken(name) : said.takenAsked(name);
    case 'agreed':
    case 'away':
    case 'not_playing':
    case 'turned_down':
    case 'waiting':
      return said[state](name);
    case 'coach':
    case 'looking':
    case 'nothing':
    case 'out':
      return said[state];
  }
}

/** Asks about a member who has named the player: one button accepts, another declines (PART-2). */
function Suitor({ partners: there, suitor }: PartnerProps & { readonly suitor: Partner }): VNode {
  const { partners } = useVisit().words;
  const name = suitor.display_name;
  const left = findPartnerLeftBehind(there)?.display_name ?? null;
  const sends = { competition: there.competitionId, partner: suitor.id, name };
  return (
    <div class="stack asked">
      <p class="breaks">
        <b>{partners.asks(name)}</b>
      </p>
      <WishAct say="partner-yes" label={partners.yes(getFirstName(name))} sends={sends} isMain>
        <p class="meta breaks">{partners.yesFollows(left)}</p>
      </WishAct>
      <WishAct say="partner-no" label={partners.no} sends={sends}>
        <p class="meta breaks">{partners.noFollows(name)}</p>
      </WishAct>
    </div>
  );
}

/** The form about a partner. Collapsed once answered, because most pairs stay together (PART-1). */
function PartnerForm({ partners }: PartnerProps): VNode {
  const { words } = useVisit();
  const name = findPartnerLeftBehind(partners)?.display_name;
  const checked = findCheckedChoice(partners);
  const { state, competition, competitionId, named } = partners;
  return (
    <details class="fold" open={state === 'nothing'}>
      <summary>
        <b>{state === 'nothing' ? words.partners.choose : words.partners.change}</b>
        <span class="meta breaks">
          {name !== undefined ? words.partners.undo(name) : words.partners.undoWaiting}
        </span>
        <Icon name="more" />
      </summary>
      <WishAct
        say="partner"
        label={words.partners.save}
        sends={{ competition: competitionId, partner: named?.id }}
      >
        <fieldset class="stack">
          <legend class="sr">{words.partners.title(competition)}</legend>
          {listOptions(words, partners).map(([choice, label, about]) => (
            <label key={choice} class="opt">
              <input
                type="radio"
                name="choice"
                value={choice}
                checked={choice === checked}
                required
              />
              <b class="breaks">{label}</b>
              {about !== undefined && <span class="meta breaks">{about}</span>}
            </label>
          ))}
        </fieldset>
        {name !== undefined && <p class="meta breaks">{words.partners.follows(name)}</p>}
      </WishAct>
    </details>
  );
}

type Option = readonly [choice: string, label: string, about?: string];

function listOptions({ partners }: Words, { present, named, state }: Partners): readonly Option[] {
  const isPresentNamed = named !== null && named.id === present?.id;
  const again: Option[] = [];
  // A player who is away cannot be named; the pair continues when they come back.
  if (present !== null && !(isPresentNamed && state === 'away')) {
    again.push(['same', partners.again(present.display_name)]);
  }
  if (named !== null && !isPresentNamed && state !== 'away') {
    again.push(['keep', partners.keep(named.display_name)]);
  }
  return [
    ...again,
    ['other', partners.other, partners.otherAbout],
    ['coach', partners.letCoach, partners.letCoachAbout],
    ['out', partners.notAtAll, partners.notAtAllAbout],
  ];
}

function findCheckedChoice({ state, named, present }: Partners): string | null {
  if (state === 'coach' || state === 'out') return state;
  if (named === null) return null;
  return named.id === present?.id ? 'same' : 'keep';
}
