import type { VNode } from 'preact';
import { findPartnerLeftBehind, type Partners, type Person } from '../../api/partners.ts';
import { listDisciplines } from '../../api/wish.ts';
import { Note } from '../../components/note.tsx';
import { firstName } from '../../messages/names.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import { PartnerForm } from './partner-form.tsx';
import type { Standing } from './standing.ts';

interface PartnersProps {
  readonly visit: PlayerVisit;
  readonly stands: Standing;
}

/** The partner in each doubles competition; answers of absent players are kept (PART-1). */
export function PartnerSections({ visit, stands }: PartnersProps): VNode | null {
  if (stands.isOnBreak || stands.isLeaving) return null;
  return (
    <>
      {stands.partners.map((one) => (
        <PartnerSection key={one.competitionId} visit={visit} stands={stands} partners={one} />
      ))}
    </>
  );
}

interface PartnerProps {
  readonly visit: PlayerVisit;
  readonly partners: Partners;
}

function PartnerSection({ visit, stands, partners }: PartnerProps & { stands: Standing }): VNode {
  const { words } = visit;
  const { wish } = stands;
  const { discipline, isFixed, suitors } = partners;
  const isOut = wish !== null && !listDisciplines(wish).includes(discipline);
  return (
    <section class="card stack" id={partners.competitionId}>
      <h2 class="breaks">{words.partners.title(partners.competition)}</h2>
      <p class="breaks">{describePartners(visit, partners)}</p>
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
            <Suitor key={suitor.id} visit={visit} partners={partners} suitor={suitor} />
          ))}
          <PartnerForm visit={visit} partners={partners} />
        </>
      )}
    </section>
  );
}

function describePartners({ words }: PlayerVisit, partners: Partners): string {
  const { state, named } = partners;
  const name = named?.display_name ?? '';
  const said = words.partners;
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

/** Somebody has named the player and waits; one button accepts, another declines (PART-2). */
function Suitor({
  visit,
  partners: there,
  suitor,
}: PartnerProps & { readonly suitor: Person }): VNode {
  const { partners } = visit.words;
  const name = suitor.display_name;
  const left = findPartnerLeftBehind(there)?.display_name ?? null;
  return (
    <form class="stack asked" method="post" action="/wishes">
      <input type="hidden" name="competition" value={there.competitionId} />
      <input type="hidden" name="partner" value={suitor.id} />
      <input type="hidden" name="name" value={name} />
      <p class="breaks">
        <b>{partners.asks(name)}</b>
      </p>
      <p class="meta breaks">{partners.yesFollows(left)}</p>
      <button class="btn p w" name="say" value="partner-yes">
        {partners.yes(firstName(name))}
      </button>
      <p class="meta breaks">{partners.noFollows(name)}</p>
      <button class="btn o w" name="say" value="partner-no">
        {partners.no}
      </button>
    </form>
  );
}
