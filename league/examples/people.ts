import { readId, type Recorder, toText } from './recorder.ts';

export interface People {
  /** The ids of Ann, Bo, Cy, Di, Ed and Flo. */
  readonly ids: readonly string[];
  /** Sessions of Ann and Bo. */
  readonly ann: string;
  readonly bo: string;
  /** A member who joined and will be removed. */
  readonly leaver: string;
}

const OTHERS = ['Bo Berg', 'Cy Cole', 'Di Dahl', 'Ed Eck', 'Flo Fink'];

const ANN = {
  display_name: 'Ann Lee',
  full_name: 'Ann Marie Lee',
  email: 'ann.lee@example.org',
  phone: '+44 20 7946 0018',
  gender: 'female',
  age_group: '35_44',
  level: 4,
};

const APPLICATION = {
  first_name: 'Gus',
  surname: 'Gray',
  email: 'gus.gray@example.org',
  phone: '+44 20 7946 0021',
  gender: 'male',
  age_group: '18_34',
  wants_to_play: 'singles',
  self_level: 3,
  privacy_notice: '2026-01',
};

/** Adds the members, with applications, sign-ins, breaks and wishes. */
export async function addPeople(at: Recorder): Promise<People> {
  const first = readId(await at.ask('createMember', { body: ANN }));
  const ids = [first];
  for (const display_name of OTHERS) {
    ids.push(readId(await at.ask('createMember', { body: { display_name } })));
  }
  const path = [first];
  await at.ask('updateMember', { path, body: { level: 5, joined_on: '2024-05-01' } });
  await at.ask('recordInvitation', { path, body: { outcome: 'accepted', email: ANN.email } });
  await at.ask('getMember', { path });
  await at.ask('checkMember', { path });
  await at.ask('listMembers', { query: '?limit=2' });
  await at.ask('countMembers');
  const pasted = { text: 'Name,Email\nIvy Ives,ivy.ives@example.org' };
  const preview = await at.ask('previewMemberImport', { body: pasted });
  const values = preview['rows']?.['0']?.['values'];
  await at.ask('importMembers', { body: { items: [{ line: 2, values }] } });
  const leaver = await receiveApplications(at);
  const ann = await signIn(at, first);
  const bo = await signIn(at, ids[1] ?? '');
  await changeAvailability(at, ann, first);
  return { ids, ann, bo, leaver };
}

async function receiveApplications(at: Recorder): Promise<string> {
  const one = await at.ask('createJoinRequest', { body: APPLICATION });
  const another = await at.ask('createJoinRequest', {
    body: { ...APPLICATION, first_name: 'Hal', surname: 'Hunt', email: 'hal.hunt@example.org' },
  });
  await at.ask('listJoinRequests');
  await at.ask('getJoinRequest', { path: [readId(one)] });
  const body = { display_name: 'Gus Gray', level: 3 };
  const member = await at.ask('approveJoinRequest', { path: [readId(one)], body });
  await at.ask('declineJoinRequest', { path: [readId(another)] });
  return readId(member);
}

/** @returns the token of the session */
async function signIn(at: Recorder, member: string): Promise<string> {
  const link = await at.ask('createLoginLink', {
    path: [member],
    body: { expires_in_minutes: 60 },
  });
  return toText((await at.ask('startSession', { token: toText(link['token']) }))['token']);
}

async function changeAvailability(at: Recorder, token: string, member: string): Promise<void> {
  const path = [member];
  await at.ask('pauseMember', { token, path });
  await at.ask('resumeMember', { token, path });
  await at.ask('recordLeaving', { token, path });
  await at.ask('withdrawLeaving', { token, path });
  await at.ask('recordWish', { token, path, body: { wants_to_play: 'singles' } });
}
