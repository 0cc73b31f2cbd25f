import { type Json, list, type LeagueCall, expectText } from 'test-kit/club-calls';
import { settleResult as settleMatch, makeWin } from 'test-kit/club-results';
import { beginCompetition, beginSeason } from 'test-kit/club-season';
import type { Clubhouse } from './clubhouse.ts';
import { dateAfter } from './seed.ts';

/** A finished competition, with the draft that follows it. */
export interface DraftScene {
  readonly id: string;
  readonly path: string;
  /** By display name. */
  readonly members: ReadonlyMap<string, string>;
  readonly season: string;
  /** The previous competition. */
  readonly previous: string;
}

const DRAFT_NAMES = [
  ['Marguerite Oyelaran', 'Kenji Sato-Lindgren', 'Ruth Abernathy', 'Sam Pryce'],
  ['Dmitri Volkov', 'Beatriz Fontes de Almeida', 'Yusuf Demir', 'Ian Pemberton'],
  ['Greta Holloway', 'Priya Nair', 'Zofia Nowak', 'Bartholomew-Aurelius Featherstonehaugh'],
] as const;

/**
 * Three boxes of four in the order of their names, one up and one down. Sam Pryce, the last of Box
 * 1, is leaving; Zofia Nowak withdrew; Ottilie and Lukas are new.
 */
export async function makeDraft({ league }: Clubhouse): Promise<DraftScene> {
  const { must } = league;
  const members = new Map<string, string>();
  const add = async (name: string, more: object = {}) => {
    const made = await must('POST', '/v1/members', { display_name: name, ...more });
    members.set(name, expectText(made['id']));
  };
  for (const [index, box] of DRAFT_NAMES.entries()) {
    for (const name of box) await add(name, { level: index + 2 });
  }
  const rules = { movement: { promoted: 1, relegated: 1 }, minMatchesToPlay: 2 };
  const season_id = await beginSeason(must, {
    name: 'Summer',
    starts_on: dateAfter(-90),
    ends_on: dateAfter(-2),
    results_deadline: dateAfter(30),
  });
  const fields = { season_id, name: 'Summer singles', discipline: 'singles', rules };
  const previous = await play(must, fields, members);
  const next = await must('POST', '/v1/seasons', {
    name: 'Winter',
    starts_on: dateAfter(5),
    ends_on: dateAfter(90),
    results_deadline: dateAfter(90),
  });
  const draft = await must('POST', '/v1/competitions', {
    season_id: next['id'],
    name: 'Winter singles',
    discipline: 'singles',
    previous_competition_id: previous,
  });
  await must('POST', `/v1/members/${members.get('Sam Pryce') ?? ''}/leave`);
  await add('Ottilie Marchbanks-Reed', { wants_to_play: 'singles', level: 3 });
  await add('Lukas Ferreira-Klein', { wants_to_play: 'singles' });
  const id = expectText(draft['id']);
  return {
    id,
    path: `/coach/drafts/${id}`,
    members,
    season: expectText(next['id']),
    previous,
  };
}

/** @returns the finished competition */
async function play(
  must: LeagueCall,
  fields: Parameters<typeof beginCompetition>[1],
  members: ReadonlyMap<string, string>,
): Promise<string> {
  const plan = DRAFT_NAMES.map((names, index) => ({
    name: `Box ${index + 1}`,
    entries: names.map((name) => [members.get(name) ?? '']),
  }));
  const { id, boxes } = await beginCompetition(must, fields, plan);
  const order = boxes.flatMap(({ entries }) => entries);
  for (const match of boxes.flatMap(({ matches }) => matches)) await settle(must, match, order);
  const zofia = DRAFT_NAMES.flat().indexOf('Zofia Nowak');
  await must('POST', `/v1/entries/${order[zofia] ?? ''}/withdrawal`);
  await must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
  return id;
}

/** The member entered first wins. */
async function settle(must: LeagueCall, match: Json, order: readonly string[]): Promise<void> {
  const [one = 0, other = 0] = list(match['sides']).map((side) =>
    order.indexOf(expectText(side['entry_id'])),
  );
  const sets: [number, number][] = [
    [6, 2],
    [6, 2],
  ];
  await settleMatch(must, expectText(match['id']), makeWin(one < other ? 0 : 1, sets));
}
