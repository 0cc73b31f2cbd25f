import { LOGO, SPONSORS } from './drawings.ts';
import { readField, SiteBrowser } from './site-browser.ts';

interface Furnishing {
  readonly url: string;
  readonly coachKey: string;
  readonly player: { readonly token: string };
  /** The player's matches, with one-time sign-ins for the opponents. */
  readonly proposals: readonly { readonly matchId: string; readonly token: string }[];
}

const DAYS = [2, 4];
const PLACE = 'Court 2, Mill Lane';

/** Adds what only pages accept: a logo, sponsors, and opponents' times. The player picks one. */
export async function completeDemoClub({
  url,
  coachKey,
  player,
  proposals,
}: Furnishing): Promise<void> {
  const coach = new SiteBrowser(url);
  await coach.send('/coach/sign-in', { key: coachKey });
  await uploadPicture(coach, '/coach/club/logo', { do: 'take' }, LOGO);
  for (const { name, url: address, picture } of SPONSORS) {
    await uploadPicture(coach, '/coach/club/sponsors', { do: 'add', name, url: address }, picture);
  }
  for (const { matchId, token } of proposals) await proposeTimes(url, matchId, token);
  const [first] = proposals;
  if (first !== undefined) await agreeToTime(url, first.matchId, player.token);
}

async function uploadPicture(
  coach: SiteBrowser,
  path: string,
  fields: Readonly<Record<string, string>>,
  picture: Buffer,
): Promise<void> {
  const form = new FormData();
  form.set('marks', readField(await coach.page(path), 'marks'));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
  await coach.send(path, form);
}

async function proposeTimes(url: string, matchId: string, token: string): Promise<void> {
  const browser = new SiteBrowser(url);
  await browser.send(`/sign-in/${token}`, {});
  const form: Record<string, string> = { do: 'propose', elsewhere: PLACE, note: 'After work?' };
  for (const [index, days] of DAYS.entries()) {
    form[`offer-${index + 1}`] = 'on';
    form[`date-${index + 1}`] = Temporal.Now.plainDateISO().add({ days }).toString();
    form[`time-${index + 1}`] = '18:30';
  }
  await browser.send(`/matches/${matchId}/arrange`, form);
}

async function agreeToTime(url: string, matchId: string, token: string): Promise<void> {
  const browser = new SiteBrowser(url);
  await browser.send(`/sign-in/${token}`, {});
  const path = `/matches/${matchId}/arrange`;
  const page = await browser.page(path);
  const [proposal, time] = ['proposal', 'time'].map((name) => readField(page, name));
  await browser.send(path, { do: 'agree', proposal: proposal ?? '', time: time ?? '' });
}
