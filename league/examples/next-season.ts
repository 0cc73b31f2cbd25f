import type { People } from './people.ts';
import { readId, type Recorder } from './recorder.ts';
import type { PlayedSeason } from './season.ts';

/** Plans the next season: chooses partners, fills a draft, and removes unwanted objects. */
export async function planNextSeason(
  at: Recorder,
  people: People,
  played: PlayedSeason,
): Promise<void> {
  const body = { name: 'Winter 2026', starts_on: '2026-10-01', ends_on: '2027-03-31' };
  const season = readId(await at.ask('createSeason', { body }));
  await choosePartners(at, people, played.doubles);
  const draft = await at.ask('createCompetition', {
    body: {
      season_id: season,
      name: 'Box league',
      discipline: 'singles',
      previous_competition_id: played.singles,
    },
  });
  await at.ask('previewPlacements', { path: [readId(draft)] });
  await at.ask('fillDraft', { path: [readId(draft)], body: { keep: [played.entry] } });
  const unwanted = await at.ask('createCompetition', {
    body: { season_id: season, name: 'Fun cup', discipline: 'mixed_doubles', preset: 'pro_set' },
  });
  await at.ask('deleteCompetition', { path: [readId(unwanted)] });
  const spare = await at.ask('createSeason', { body: { name: 'Spring 2027' } });
  await at.ask('deleteSeason', { path: [readId(spare)] });
  await at.ask('signOutMember', { path: [people.ids[1] ?? ''], body: { links: true } });
  await at.ask('listMyPartnerChoices', { token: people.ann });
  await at.ask('listPartnerCandidates', { token: people.ann, path: [played.doubles] });
  await at.ask('endSession', { token: people.ann });
}

/** Ann asks Cy, who turns her down. */
async function choosePartners(at: Recorder, { ids, ann }: People, doubles: string) {
  const [first = '', , third = ''] = ids;
  const body = { choice: 'new_partner', partner_id: third };
  await at.ask('recordPartnerChoice', { token: ann, path: [doubles, first], body });
  await at.ask('listPartnerChoices', { path: [doubles] });
  await at.ask('declinePartner', { path: [doubles, third], body: { from_member_id: first } });
}
