import type { VNode } from 'preact';
import { findPartnerLeftBehind, type Partners } from '../../api/partners.ts';
import { Icon } from '../../components/icon.tsx';
import type { PlayerVisit } from '../../web/visit.ts';

interface PartnerFormProps {
  readonly visit: PlayerVisit;
  readonly partners: Partners;
}

/** The values of `choice` in the form of one competition. */
export const PARTNER_CHOICES = ['same', 'keep', 'other', 'coach', 'out'] as const;
type PartnerChoice = (typeof PARTNER_CHOICES)[number];

interface Option {
  readonly choice: PartnerChoice;
  readonly label: string;
  readonly about?: string;
}

/** Collapsed once there is an answer, because most pairs stay together (PART-1). */
export function PartnerForm({ visit, partners }: PartnerFormProps): VNode {
  const { words } = visit;
  const name = findPartnerLeftBehind(partners)?.display_name;
  const checked = checkedChoice(partners);
  return (
    <details class="fold" open={partners.state === 'nothing'}>
      <summary>
        <b>{partners.state === 'nothing' ? words.partners.choose : words.partners.change}</b>
        <span class="meta breaks">
          {name !== undefined ? words.partners.undo(name) : words.partners.undoWaiting}
        </span>
        <Icon name="more" />
      </summary>
      <form class="stack" method="post" action="/wishes">
        <input type="hidden" name="competition" value={partners.competitionId} />
        <input type="hidden" name="partner" value={partners.named?.id ?? ''} />
        <fieldset class="stack">
          <legend class="sr">{words.partners.title(partners.competition)}</legend>
          {listOptions(visit, partners).map(({ choice, label, about }) => (
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
        <button class="btn o w" name="say" value="partner">
          {words.partners.save}
        </button>
      </form>
    </details>
  );
}

function listOptions({ words }: PlayerVisit, { present, named, state }: Partners): Option[] {
  const { partners } = words;
  const isPresentNamed = named !== null && named.id === present?.id;
  // A player who is away cannot be named; the pair continues when they come back.
  const canStay = present !== null && !(isPresentNamed && state === 'away');
  const options: (Option | null)[] = [
    canStay ? { choice: 'same', label: partners.again(present.display_name) } : null,
    named !== null && !isPresentNamed && state !== 'away'
      ? { choice: 'keep', label: partners.keep(named.display_name) }
      : null,
    { choice: 'other', label: partners.other, about: partners.otherAbout },
    { choice: 'coach', label: partners.letCoach, about: partners.letCoachAbout },
    { choice: 'out', label: partners.notAtAll, about: partners.notAtAllAbout },
  ];
  return options.filter((one) => one !== null);
}

function checkedChoice({ state, named, present }: Partners): PartnerChoice | null {
  if (state === 'coach' || state === 'out') return state;
  if (named === null) return null;
  return named.id === present?.id ? 'same' : 'keep';
}
