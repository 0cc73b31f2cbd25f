import type { Desk } from './desk.ts';

interface Days {
  readonly starts: string;
  readonly ends: string;
  readonly deadline: string;
}

interface SeasonPlan {
  readonly name: string;
  readonly days: Days;
}

/** Plans a first season: singles and doubles, each with its boxes. */
export async function planFirstSeason(
  desk: Desk,
  {
    name,
    days,
    boxes,
    pairBoxes,
  }: SeasonPlan & { readonly boxes: number; readonly pairBoxes: number },
): Promise<void> {
  await desk.tab('Season');
  await desk.link('Plan the first season');
  await typeSeason(desk, { name, days });
  await desk.type('Boxes', `${boxes}`, desk.group('Singles'));
  if (pairBoxes > 0) {
    await desk.tick(/^Play Doubles/);
    await desk.type('Boxes', `${pairBoxes}`, desk.group('Doubles'));
  }
  await desk.button('Create the season');
}

/** Changes the rules before the start: the minimum number of matches. */
export async function setMinimum(
  desk: Desk,
  season: string,
  { competition, matches }: { readonly competition: string; readonly matches: number },
): Promise<void> {
  await toSeason(desk, season);
  await desk.link(competition);
  await desk.link('Rules');
  await desk.type('Minimum number of matches', `${matches}`);
  await desk.button('Preview the changes');
  await desk.button('Save the rules');
}

/** Plans a season after another one, with the same competitions and rules. */
export async function planNextSeason(desk: Desk, before: string, next: SeasonPlan): Promise<void> {
  await toSeason(desk, before);
  await desk.link('Plan the next season from this one');
  await typeSeason(desk, next);
  await desk.button('Create the season');
}

export async function startSeason(desk: Desk, name: string): Promise<void> {
  await toSeason(desk, name);
  await desk.link('Start the season');
  await desk.tick('I have checked this');
  await desk.button('Start the season');
}

/** Moves the deadline after reading the consequences. */
export async function moveDeadline(desk: Desk, season: string, deadline: string): Promise<void> {
  await toSeason(desk, season);
  await desk.link('Move the deadline');
  await desk.type('Deadline for results', deadline);
  await desk.button('Preview the changes');
  await desk.button(/^Save/);
}

export async function closeSeason(desk: Desk, name: string): Promise<void> {
  await toSeason(desk, name);
  await desk.link('Close the season');
  await desk.tick('I have checked this');
  await desk.button(/^Close/);
}

/** Confirms the warnings and starts the competition. */
export async function startDraft(desk: Desk, name: string): Promise<void> {
  await desk.tab('Planning');
  await desk.link(new RegExp(`^Go to the board ?: ${name}$`));
  await desk.link(/^(Go to start|Review them)$/);
  await desk.tick(/That’s fine/);
  await desk.button(/^Start/);
}

export async function toSeason(desk: Desk, name: string): Promise<void> {
  await desk.tab('Season');
  await desk.link(name);
}

async function typeSeason(desk: Desk, { name, days }: SeasonPlan): Promise<void> {
  await desk.type('Name', name, desk.group('The season'));
  await desk.type('First day', days.starts);
  await desk.type('Last day', days.ends);
  await desk.type('Deadline for results', days.deadline);
}
