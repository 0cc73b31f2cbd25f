import type { Client } from '../client.ts';
import type { Entry } from '../types.ts';
import type { Draft } from './coach.ts';
import type { People, Person } from './people.ts';

/** Changes members during a season, through their own sessions where possible. */
export async function changeMembers(
  admin: Client,
  people: People,
  drafts: { readonly singles: Draft; readonly doubles: Draft },
): Promise<void> {
  const taken = new Set<Person>();
  for (const person of people.draw(4, taken)) {
    await admin.call('PATCH', `/v1/members/${person.id}`, { status: 'left' });
    person.status = 'left';
    person.session = null;
  }
  for (const person of people.draw(3, taken)) {
    const session = await people.session(person);
    await session.call('POST', `/v1/members/${person.id}/pause`);
    person.status = 'paused';
  }
  for (const person of people.draw(2, taken)) {
    const session = await people.session(person);
    await session.call('POST', `/v1/members/${person.id}/leave`);
    people.leaving.add(person);
  }
  for (const person of people.draw(2, taken)) {
    const session = await people.session(person);
    await session.call('PUT', `/v1/members/${person.id}/wants-to-play`, {
      wants_to_play: 'not_now',
    });
    people.resting.add(person);
  }
  const entries = (await drafts.singles.entries()).filter((entry) => isFree(people, taken, entry));
  for (const entry of entries.slice(0, 2)) {
    const session = await people.session(people.find(entry.members[0]?.id));
    await session.call('POST', `/v1/entries/${entry.id}/opt-out`);
  }
  const [withdrawing] = entries.slice(2);
  if (withdrawing) await admin.call('POST', `/v1/entries/${withdrawing.id}/withdrawal`);
  await changePartners(people, drafts.doubles, taken);
}

/** Ends some breaks before the entries for the next season. */
export async function endBreaks(
  admin: Client,
  people: People,
  random: () => number,
): Promise<void> {
  for (const person of people.all.filter(({ status }) => status === 'paused')) {
    if (random() < 0.5) continue;
    await admin.call('DELETE', `/v1/members/${person.id}/pause`);
    person.status = 'active';
  }
}

/** Members who skip the coming season play the one after it. */
export async function renewWishes(admin: Client, people: People): Promise<void> {
  for (const person of people.leaving) {
    if (person.status !== 'left') await admin.call('DELETE', `/v1/members/${person.id}/leave`);
  }
  for (const person of people.resting) {
    if (person.status === 'left') continue;
    await admin.call('PATCH', `/v1/members/${person.id}`, { wants_to_play: 'both' });
  }
  people.leaving.clear();
  people.resting.clear();
}

/** Two pairs swap partners, one member of a third looks for another, one of a fourth stops. */
async function changePartners(
  people: People,
  doubles: Draft,
  taken: ReadonlySet<Person>,
): Promise<void> {
  const free = (await doubles.entries()).filter((entry) => isFree(people, taken, entry));
  const [first, second, third, fourth, fifth] = free.map(({ members }) =>
    members.map(({ id }) => people.find(id)),
  );
  const choose = async (person: Person | undefined, choice: string, partner?: Person) => {
    if (!person) return;
    const session = await people.session(person);
    const path = `/v1/competitions/${doubles.id}/partner-choices/${person.id}`;
    const body = { choice, ...(partner === undefined ? {} : { partner_id: partner.id }) };
    await session.call('PUT', path, body);
  };
  if (first && second) {
    await choose(first[0], 'new_partner', second[0]);
    await choose(second[0], 'new_partner', first[0]);
  }
  await choose(third?.[0], 'new_partner');
  await choose(fourth?.[0], 'not_playing');
  await choose(fifth?.[0], 'coach_decides');
  const [decliner, declined] = [second?.[1], first?.[1]];
  if (!decliner || !declined) return;
  // Both lost their partners; one asks the other and is turned down.
  await choose(declined, 'new_partner', decliner);
  const session = await people.session(decliner);
  const path = `/v1/competitions/${doubles.id}/partner-choices/${decliner.id}/decline`;
  await session.call('POST', path, { from_member_id: declined.id });
}

function isFree(people: People, taken: ReadonlySet<Person>, { members }: Entry): boolean {
  return members.every(({ id }) => {
    const person = people.find(id);
    return person.status === 'active' && !taken.has(person);
  });
}
