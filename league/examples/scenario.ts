import { addPeople } from './people.ts';
import { planNextSeason } from './next-season.ts';
import { playSeason } from './season.ts';
import { readId, type Recorder, SECRET, toText } from './recorder.ts';

/** The life of a small club, in which every operation is called at least once. */
export async function runClubLife(at: Recorder): Promise<void> {
  await installClub(at);
  await showWeather(at);
  const people = await addPeople(at);
  const played = await playSeason(at, people);
  await planNextSeason(at, people, played);
  await at.ask('listEvents', { query: '?limit=3' });
  await at.ask('removeMember', { path: [people.leaver] });
  await at.ask('eraseMember', { path: [people.leaver] });
}

async function installClub(at: Recorder): Promise<void> {
  await at.ask('getSetupStatus');
  const made = await at.ask('installClub', {
    token: SECRET,
    body: {
      club: { name: 'Riverside', slug: 'riverside', timezone: 'Europe/London' },
      administrator: { name: 'Kim Kay' },
    },
  });
  at.actAs(toText(made['administrator_key']?.['key']));
  await at.ask('getMe');
  await at.ask('getClub');
  await at.ask('updateClub', { body: { name: 'Riverside Tennis', branding: { colour: '#0b6' } } });
  const key = await at.ask('createApiKey', {
    body: { name: 'Scoreboard', scopes: ['league:read'], expires_at: '2027-03-31T22:00:00+01:00' },
  });
  // From the key that nobody has used: when one was used last is written beside the requests.
  await at.ask('listApiKeys', { query: `?after=${readId(made['website_key'])}` });
  await at.ask('getApiKey', { path: [readId(key)] });
  await at.ask('revokeApiKey', { path: [readId(key)] });
}

async function showWeather(at: Recorder): Promise<void> {
  await at.ask('updateWeather', { body: { units: 'metric' } });
  const place = { name: 'Riverside courts', latitude: 51.48, longitude: -0.29 };
  const made = await at.ask('createCourtLocation', { body: place });
  const path = [readId(made)];
  await at.ask('getCourtLocation', { path });
  await at.ask('updateCourtLocation', { path, body: { name: 'Centre court' } });
  await at.ask('listCourtLocations');
  await at.ask('getWeather');
  await at.ask('deleteCourtLocation', { path });
}
