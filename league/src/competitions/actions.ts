import type { Writer } from '../db/writer.ts';
import { findSeason } from '../seasons/store.ts';
import { refuseUnacknowledged } from '../shared/checks/acknowledge.ts';
import { listChangedFields } from '../shared/changes.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { findBlockers } from './blockers.ts';
import type { CompetitionCare } from './care.ts';
import { applyRulesChoice } from './make-rules.ts';
import { type CompetitionRules, DEFAULT_RULES } from './rules/competition-rules.ts';
import { isClosed } from './rules/is-closed.ts';
import type { Competition, CompetitionChanges, NewCompetition } from './schema.ts';
import {
  deleteDraft,
  findCompetition,
  hasConfirmedResult,
  hasEntries,
  insertCompetition,
  isPrevious,
  updateCompetition,
} from './store.ts';

/** Creates a competition, which begins as a draft (COM-1). */
export async function createCompetition(
  writer: Writer,
  wanted: NewCompetition,
): Promise<Competition | Refusal<'invalid_request'>> {
  const previous = wanted.previous_competition_id ?? null;
  const { season_id: season, discipline } = wanted;
  const refusal = await refuseReferences(writer, { season, previous, discipline });
  if (refusal) return refusal;
  const rules = applyRulesChoice(await findStartingRules(writer, wanted), wanted);
  if (rules instanceof Refusal) return rules;
  const id = writer.newId<'competition'>();
  await insertCompetition(writer.db, {
    id,
    season_id: wanted.season_id,
    name: wanted.name,
    discipline: wanted.discipline,
    state: 'draft',
    visibility: wanted.visibility ?? 'members',
    rules: JSON.stringify(rules),
    previous_competition_id: previous,
    placements_decided: 1,
    created_at: writer.now,
    updated_at: writer.now,
  });
  writer.record({ kind: 'competition.created', subject: { type: 'competition', id } });
  return getCompetition(writer, id);
}

/** The rules of the previous competition, unless the request has its own (COM-5). */
async function findStartingRules(
  writer: Writer,
  { rules, previous_competition_id: previous = null }: NewCompetition,
): Promise<CompetitionRules> {
  if (previous === null || rules !== undefined) return DEFAULT_RULES;
  return (await findCompetition(writer.db, previous))?.rules ?? DEFAULT_RULES;
}

/**
 * Changes a competition; of a closed one, only state and visibility (COM-3, COM-4). With `strict`,
 * warnings about the new state must be acknowledged first (CHK-3).
 */
export async function changeCompetition(
  writer: Writer,
  id: Id<'competition'>,
  { preset, rules: rulesChanges, ...wanted }: Omit<CompetitionChanges, 'acknowledge'>,
  { warnings, ...care }: CompetitionCare,
): Promise<
  | Competition
  | Refusal<
      | 'competition_closed'
      | 'invalid_request'
      | 'invalid_transition'
      | 'needs_acknowledgement'
      | 'not_found'
      | 'resource_in_use'
      | 'season_not_active'
    >
> {
  const competition = await findCompetition(writer.db, id);
  if (!competition) return refuse('not_found');
  const rules = applyRulesChoice(competition.rules, { preset, rules: rulesChanges });
  if (rules instanceof Refusal) return rules;
  const changes = markPlacementsDecided(competition, wanted);
  const fields = listChangedFields(competition, { ...changes, rules });
  if (fields.length === 0) return competition;
  const changed: Competition = { ...competition, ...changes, rules };
  const refusal =
    refuseRecord(competition, fields) ??
    (await refuseMove(writer, competition, changed)) ??
    (await refuseState(writer, competition, changed));
  if (refusal) return refusal;
  if (care.strict && changed.state !== competition.state) {
    const found = await warnings(writer, competition.state, changed);
    const careful = refuseUnacknowledged(care, found);
    if (careful) return careful;
  }
  await updateCompetition(writer.db, id, {
    ...changed,
    rules: JSON.stringify(rules),
    placements_decided: changed.placements_decided ? 1 : 0,
    updated_at: writer.now,
  });
  recordChange(writer, competition, changed, fields);
  return getCompetition(writer, id);
}

type Changes = Omit<CompetitionChanges, 'acknowledge' | 'preset' | 'rules'>;

/** A start decides the placements: they can be undecided only in a draft (PLA-13). */
function markPlacementsDecided(competition: Competition, changes: Changes): Changes {
  const isDraft = (changes.state ?? competition.state) === 'draft';
  return isDraft || isClosed(competition) ? changes : { ...changes, placements_decided: true };
}

/** Deletes a draft, with its divisions, entries and fixtures. */
export async function removeCompetition(
  writer: Writer,
  id: Id<'competition'>,
): Promise<object | Refusal<'not_found' | 'resource_in_use'>> {
  const competition = await findCompetition(writer.db, id);
  if (!competition) return refuse('not_found');
  if (competition.state !== 'draft') {
    return refuse('resource_in_use', 'Only a draft can be deleted.');
  }
  if (await hasConfirmedResult(writer.db, id)) {
    return refuse('resource_in_use', 'Results have been reported in this competition.');
  }
  if (await isPrevious(writer.db, id)) {
    return refuse('resource_in_use', 'A later competition follows this one.');
  }
  await deleteDraft(writer.db, id);
  writer.record({ kind: 'competition.deleted', subject: { type: 'competition', id } });
  return {};
}

function refuseRecord(
  competition: Competition,
  fields: readonly string[],
): Refusal<'competition_closed'> | null {
  if (!isClosed(competition)) return null;
  const fixed = fields.filter((field) => field !== 'state' && field !== 'visibility');
  if (fixed.length === 0) return null;
  return refuse('competition_closed', `Reopen it first to change ${fixed.join(', ')}.`);
}

async function refuseMove(
  writer: Writer,
  before: Competition,
  after: Competition,
): Promise<Refusal<'invalid_request' | 'resource_in_use'> | null> {
  if (before.season_id !== after.season_id && before.state !== 'draft') {
    return refuse('resource_in_use', 'Only a draft moves to another season.');
  }
  const refusal =
    before.discipline === after.discipline ? null : await refuseDiscipline(writer, before.id);
  if (refusal) return refusal;
  return refuseReferences(writer, {
    self: before.id,
    season: after.season_id,
    previous: after.previous_competition_id,
    discipline: after.discipline,
  });
}

/** Entries have the size of their discipline, so the previous competition must have the same. */
async function refuseDiscipline(
  writer: Writer,
  id: Id<'competition'>,
): Promise<Refusal<'resource_in_use'> | null> {
  if (await hasEntries(writer.db, { competition: id })) {
    return refuse('resource_in_use', 'The discipline is fixed once there are entries.');
  }
  if (!(await isPrevious(writer.db, id))) return null;
  return refuse('resource_in_use', 'A later competition of this discipline follows this one.');
}

async function refuseState(
  writer: Writer,
  before: Competition,
  after: Competition,
): Promise<Refusal<'invalid_transition' | 'season_not_active'> | null> {
  const [blocker] = await findBlockers(writer.db, before.state, after);
  return blocker ? refuse(blocker.code, blocker.sentence) : null;
}

interface References {
  readonly self?: Id<'competition'>;
  readonly season: Id<'season'>;
  readonly previous: Id<'competition'> | null;
  readonly discipline: Competition['discipline'];
}

async function refuseReferences(
  writer: Writer,
  { self, season, previous, discipline }: References,
): Promise<Refusal<'invalid_request'> | null> {
  if (!(await findSeason(writer.db, season)))
    return refuseField('/season_id', 'is not the id of a season');
  if (previous === null) return null;
  if (previous === self)
    return refuseField('/previous_competition_id', 'is the competition itself');
  const found = await findCompetition(writer.db, previous);
  if (!found) return refuseField('/previous_competition_id', 'is not the id of a competition');
  if (found.discipline === discipline) return null;
  return refuseField('/previous_competition_id', 'is a competition of another discipline');
}

function refuseField(pointer: string, message: string): Refusal<'invalid_request'> {
  return refuse('invalid_request', undefined, [{ pointer, message }]);
}

function recordChange(
  writer: Writer,
  before: Competition,
  after: Competition,
  fields: readonly string[],
): void {
  const subject = { type: 'competition', id: before.id } as const;
  const others = fields.filter((field) => field !== 'state');
  if (others.length > 0) {
    writer.record({ kind: 'competition.updated', subject, data: { fields: others } });
  }
  if (before.state === after.state) return;
  const data = { from: before.state, to: after.state };
  writer.record({ kind: 'competition.state_changed', subject, data });
}

async function getCompetition(writer: Writer, id: Id<'competition'>): Promise<Competition> {
  const competition = await findCompetition(writer.db, id);
  if (!competition) throw new Error('a competition vanished inside its own transaction');
  return competition;
}
