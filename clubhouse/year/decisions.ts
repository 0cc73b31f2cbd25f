import type { Desk } from './desk.ts';

/** Settles all disputes as the first side reported. @returns how many */
export async function settleAll(desk: Desk): Promise<number> {
  let settled = 0;
  await desk.tab('Today');
  while (await desk.hasLink('Settle')) {
    await desk.link('Settle');
    await desk.link(/^Use this result/);
    await desk.button('Settle the match');
    settled += 1;
    await desk.link('Today');
  }
  return settled;
}

/** Sends the reminders after reading the first. @returns how many */
export async function sendReminders(desk: Desk): Promise<number> {
  await desk.tab('Today');
  await desk.link('See all and send emails');
  await desk.choose('Below the minimum', 'Everyone with matches left');
  await desk.button('Show');
  await desk.button(/^Email all/);
  const before = await desk.text();
  await desk.button(/^Send/);
  await desk.finished();
  const [, sent] = /(\d+) emails are on their way/.exec(await desk.text()) ?? [];
  if (sent === undefined) throw new Error(`nothing was sent: ${before}`);
  await desk.link('Back to the chase list');
  await desk.button(/^Email all/);
  // Nobody gets two emails in a week.
  const isKept = await desk.has(/No recipients/);
  if (!isKept) throw new Error(await desk.text());
  return Number(sent);
}
