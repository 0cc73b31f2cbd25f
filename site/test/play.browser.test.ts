import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import {
  dragMove,
  middleOf,
  placement,
  siteForTests,
  squareOn,
  tapMove,
  until,
} from './browser.ts';
import { act } from './network/acts.ts';
import { openStage } from './stage-page.ts';

const site = siteForTests();
const SPANISH = 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6';
const OFFERS = { draw: 'none', takeBack: 'none', rematch: 'none' } as const;

test('PLAY-1: both players have presence, captured pieces, material and clocks', async (t) => {
  const { page, show } = await openStage(t, site());
  const clock = { initialMs: 300_000, incrementMs: 0 };
  const notes = [250_000, 200_000, 0, 0, 0, 0, 150_000, 61_000];
  await show({
    moves: `${SPANISH} f3e5`,
    notes,
    clock,
    peer: { presence: 'away' },
    game: { unconfirmed: 1 },
  });
  const [theirs, mine] = [page.getByLabel('Black: Béatrice'), page.getByLabel('White: Ada')];
  assert.match((await theirs.textContent()) ?? '', /Béatrice.*away.*Captured: bishop/);
  assert.match((await mine.textContent()) ?? '', /Captured: knight, pawn.*\+1/);
  assert.equal(await theirs.getByRole('timer').textContent(), '1:01');
  assert.equal(await mine.getByRole('timer').textContent(), '2:30');
});

test('PLAY-1, BRD-5: after a click on the board, arrow keys step, and captured pieces follow the view', async (t) => {
  const { page, show } = await openStage(t, site());
  await show({ moves: SPANISH });
  const theirs = page.getByLabel('Black: Béatrice');
  await theirs.getByText('Captured: bishop.').waitFor({ state: 'attached' });
  await squareOn(page, 'e5').click();
  await page.keyboard.press('ArrowLeft');
  await theirs.getByText('Captured: bishop.').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await theirs.getByText('Captured: bishop.').waitFor({ state: 'attached' });
});

test('PLAY-2, BRD-5: after a click, Home and End step, even after Escape, and Tab focuses the board', async (t) => {
  const { page, show } = await openStage(t, site());
  await show({ moves: SPANISH });
  const live = await placement(page);
  await squareOn(page, 'e5').click();
  await page.keyboard.press('Home');
  await page.getByText('Viewing').waitFor();
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  assert.equal(await placement(page), live);
  await squareOn(page, 'e5').click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  const focused = await page.evaluate('document.activeElement.dataset.square');
  assert.equal(focused, 'a5');
  assert.equal(await placement(page), live);
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [640, 360],
] as const) {
  test(`PLAY-2: a finished game keeps rematch and analysis while stepping back, at ${width} by ${height}`, async (t) => {
    const { page, show, become } = await openStage(t, site(), { viewport: { width, height } });
    const actions = page.getByRole('group', { name: 'Game', exact: true });
    await show({ moves: SPANISH });
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Latest', exact: true }).waitFor();
    assert.equal(await actions.getByRole('button', { name: 'Draw' }).count(), 0);
    await become({ moves: SPANISH, ending: { by: 'resignation', winner: 0 } });
    await page.keyboard.press('ArrowLeft');
    const before = await placement(page);
    for (const name of ['Rematch', 'More']) await actions.getByRole('button', { name }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Latest', exact: true }).count(), 0);
    const forward = page.getByRole('button', { name: /^(?:Forward|Forward one move)$/ }).last();
    await forward.click();
    assert.notEqual(await placement(page), before);
    await actions.getByRole('button', { name: 'Rematch' }).waitFor();
  });
}

test('PLAY-2: buttons and keys step through the moves during the game', async (t) => {
  const { page, show, become } = await openStage(t, site());
  await show({ moves: SPANISH });
  const live = await placement(page);
  await page.getByRole('button', { name: 'Back one move' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Viewing').waitFor();
  const earlier = await placement(page);
  assert.notEqual(earlier, live);
  await become({ moves: `${SPANISH} e1g1` });
  assert.equal(await placement(page), earlier);
  await dragMove(page, 'a2a3');
  assert.equal(await placement(page), earlier);
  await page.getByRole('button', { name: 'Go to the start' }).click();
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  await page.getByRole('button', { name: '1. e4, White: pawn e4' }).click();
  assert.match(await placement(page), /4P3/);
  await page.keyboard.press('End');
  assert.match(await placement(page), /RNBQ1RK1$/);
});

for (const [offer, words] of [
  ['draw', 'Your draw offer was declined.'],
  ['takeBack', 'Your takeback request was declined.'],
] as const) {
  test(`PLAY-3: ${offer}: a refusal is shown until the next move, and again at the next refusal`, async (t) => {
    const { page, show, become } = await openStage(t, site());
    const mine = { game: { offers: { ...OFFERS, [offer]: 'mine' } } } as const;
    const none = { game: { offers: OFFERS } };
    const refusal = page.locator('.slip').getByText(words);
    await show({ moves: SPANISH, ...mine });
    await become(none);
    await refusal.waitFor();
    await become(mine);
    await refusal.waitFor({ state: 'detached' });
    await become(none);
    await refusal.waitFor();
    await become({ moves: `${SPANISH} e1g1` });
    await refusal.waitFor({ state: 'detached' });
  });
}

test('PLAY-3: a declined draw is forgotten once the game is over', async (t) => {
  const { page, show, become } = await openStage(t, site());
  await show({ moves: SPANISH, game: { offers: { ...OFFERS, draw: 'mine' } } });
  await become({ game: { offers: OFFERS } });
  const refusal = page.locator('.slip').getByText('Your draw offer was declined.');
  await refusal.waitFor();
  await become({ ending: { by: 'resignation', winner: 0 } });
  await page.getByRole('heading', { name: 'You won' }).waitFor();
  assert.equal(await refusal.count(), 0);
});

test('PLAY-3: a declined rematch is shown once the game is over', async (t) => {
  const { page, show, become } = await openStage(t, site());
  const ending = { by: 'agreement' } as const;
  await show({ ending, game: { offers: { ...OFFERS, rematch: 'mine' } } });
  await become({ game: { offers: OFFERS } });
  const refusal = page.locator('.slip').getByText('Your rematch request was');
  await refusal.waitFor();
  await become({ ending, game: { offers: { ...OFFERS, rematch: 'theirs' } } });
  await refusal.waitFor({ state: 'detached' });
});

test('PLAY-3: a player who withdraws an offer is not told that it was declined', async (t) => {
  const { page, show, become } = await openStage(t, site());
  await show({ moves: SPANISH, game: { offers: { ...OFFERS, draw: 'mine' } } });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await become({ game: { offers: OFFERS } });
  await page.getByRole('button', { name: 'Withdraw' }).waitFor({ state: 'detached' });
  await become({ chat: { lines: [], left: 149 } });
  assert.equal(await page.getByText('was declined').count(), 0);
});

test('PLAY-3: an offer can be answered, and one’s own withdrawn', async (t) => {
  const { page, show, asked } = await openStage(t, site());
  for (const [offer, yes] of [
    ['draw', 'Accept'],
    ['takeBack', 'Allow'],
  ] as const) {
    await show({ moves: SPANISH, game: { offers: { ...OFFERS, [offer]: 'theirs' } } });
    await page.getByRole('button', { name: yes, exact: true }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await show({ moves: SPANISH, game: { offers: { ...OFFERS, [offer]: 'mine' } } });
    await page.getByRole('button', { name: 'Withdraw' }).click();
  }
  const ending = { by: 'agreement' } as const;
  await show({ moves: SPANISH, ending, game: { offers: { ...OFFERS, rematch: 'theirs' } } });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  assert.deepEqual(await asked(), [
    ['agreeDraw'],
    ['decline', 'draw'],
    ['decline', 'draw'],
    ['agreeTakeBack'],
    ['decline', 'takeBack'],
    ['decline', 'takeBack'],
    ['agreeRematch'],
  ]);
});

test('PLAY-5: a game with a closed room can be viewed, and another started', async (t) => {
  const { page, show } = await openStage(t, site());
  await show({ moves: SPANISH, connection: { kind: 'stopped', code: CLOSE.expired } });
  await page.getByText('This game was not finished.').waitFor();
  const before = await placement(page);
  await dragMove(page, 'a2a3');
  assert.equal(await placement(page), before);
  await page.getByRole('button', { name: 'More' }).click();
  for (const name of ['Draw', 'Take back', 'Resign'])
    assert.equal(await page.getByRole('button', { name }).count(), 0, name);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  assert.match(page.url(), /#\/new$/);
});

test('PLAY-4: the result is worded for the viewer’s side', async (t) => {
  const { page, show } = await openStage(t, site());
  for (const [side, headline] of [
    [0, 'Béatrice won'],
    [1, 'You won'],
  ] as const) {
    await show({ side, moves: 'f2f3 e7e5 g2g4 d8h4' });
    await page.getByRole('heading', { name: headline }).waitFor();
  }
});

test('PLAY-5: a lost connection, another tab and a dispute are explained, with what to do', async (t) => {
  const { page, show, asked } = await openStage(t, site());
  // For a relay that reports its limits, the page would say that it is full.
  await page.route('**/v1/info', (route) => route.fulfill({ json: {} }));
  const until = Date.now() + 120_000;
  await show({ peer: { presence: 'away' } });
  await page.getByText('Béatrice is away. The game continues when they return.').waitFor();
  await show({ connection: { kind: 'waiting', until, code: null }, peer: { presence: 'away' } });
  await page.getByText(/^Cannot reach the relay\. Trying again in \d+ s\.$/).waitFor();
  assert.equal(await page.getByText('Béatrice is away').count(), 0, 'nobody can tell');
  await page.getByRole('button', { name: 'Try now' }).click();
  await show({
    connection: { kind: 'stopped', code: 4409 },
    game: { disputed: 'resignation' },
  });
  await page.getByText('Béatrice’s app says that you resigned.').waitFor();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  assert.deepEqual(await asked(), [['wake'], ['adopt']]);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Open it here' }).click();
  await reloaded;
});

test('PLAY-5: no playing controls are offered if the game is over or elsewhere', async (t) => {
  const { page, show } = await openStage(t, site());
  const names = (group: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button').allInnerTexts();
  const field = page.getByLabel('Type a move');
  await show({ moves: SPANISH });
  await act(page, 'Type a move');
  await field.waitFor();
  for (const [code, offered] of [
    [4409, ['Flip', 'Save PGN', 'More']],
    [4410, ['Flip', 'Save PGN', 'New game', 'More']],
  ] as const) {
    await show({ moves: SPANISH, connection: { kind: 'stopped', code } });
    await act(page, 'Type a move');
    assert.equal(await field.count(), 0);
    assert.deepEqual(await names('Game'), offered);
  }
});

test('PLAY-6: chat is text, and never markup', async (t) => {
  const { page, show, asked } = await openStage(t, site());
  const text = '<img src=x onerror=alert(1)> <b>bold</b> https://example.org';
  const line = { id: 1, from: 'them', text, at: 0, state: 'delivered' } as const;
  const lost = { id: 2, from: 'me', text: 'Hm', at: 0, state: 'not-delivered' } as const;
  await show({ chat: { lines: [line, lost] } });
  await page.getByText(text, { exact: true }).waitFor();
  await page.getByText('not delivered').waitFor();
  assert.equal(await page.locator('.chat-lines :is(img, b, a)').count(), 0);
  await page.getByLabel('Message').fill('  Well played!');
  await page.getByLabel('Message').press('Enter');
  await until(page, 'stage.asked.length === 1');
  assert.deepEqual(await asked(), [['say', '  Well played!']]);
  assert.equal(await page.getByLabel('Message').inputValue(), '');
});

test('PLAY-6: a long chat scrolls in its panel, and does not lengthen the page', async (t) => {
  const { page, show } = await openStage(t, site());
  const lines = Array.from({ length: 100 }, (_, id) => {
    return { id, from: 'them', text: 'Good move!', at: 0, state: 'delivered' } as const;
  });
  await show({ chat: { lines } });
  await page.getByText('Good move!').last().waitFor();
  const { scroll, inner } = await page.evaluate<{ scroll: number; inner: number }>(
    '({ scroll: document.documentElement.scrollHeight, inner: innerHeight })',
  );
  assert.ok(scroll <= inner, `${scroll} pixels of ${inner}`);
});

test('PLAY-6: the page says what cannot be sent before it is sent', async (t) => {
  const { page, show, asked } = await openStage(t, site());
  await show({ chat: { left: 3 } });
  await page.getByText('3 messages left in this game.').waitFor();
  await page.getByLabel('Message').fill('é'.repeat(281));
  await page.getByText('1 character over the limit of 280.').waitFor();
  await page.getByLabel('Message').press('Enter');
  assert.equal(await page.getByRole('button', { name: 'Send' }).isDisabled(), true);
  await show({ chat: { left: 0 } });
  await page.getByText('You have used up your messages for this game.').waitFor();
  await show({ peer: { chat: 'unsupported' }, chat: { isMuted: true } });
  await page.getByText('Béatrice’s app has no chat.').waitFor();
  assert.equal(await page.getByText('read this chat').count(), 0, 'nothing can be');
  await page.getByText('Béatrice wrote too much too fast').waitFor();
  assert.equal(await page.getByLabel('Message').count(), 0);
  assert.deepEqual(await asked(), []);
});

test('PLAY-6: unread messages are counted on their button, even on a small phone', async (t) => {
  const viewport = { width: 320, height: 568 };
  const { page, show, become } = await openStage(t, site(), { viewport });
  await show({});
  const line = { id: 1, from: 'them', text: 'Hi', at: 0, state: 'delivered' } as const;
  await become({ chat: { lines: [line] } });
  await page.getByRole('button', { name: 'Chat 1 new' }).click();
  await page.getByRole('list', { name: 'Chat' }).getByText('Hi').waitFor();
  await page.getByLabel('Message').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Béatrice writes: Hi' }).waitFor();
});

test('PLAY-7: the title says when the player must move, and only then', async (t) => {
  const { page, show, become } = await openStage(t, site());
  const titled = (title: string) => until(page, `document.title === '${title}'`);
  await show({ side: 1 });
  await titled('Play');
  await become({ moves: 'e2e4' });
  await titled('(Your move) Play');
  await become({ moves: 'e2e4 e7e5' });
  await titled('Play');
  await become({ game: { offers: { ...OFFERS, draw: 'theirs' } } });
  await titled('(Answer needed) Play');
});

test('PLAY-7: notifications are requested only by a click, and reveal nothing', async (t) => {
  const { page, show, become } = await openStage(t, site());
  await page.evaluate(`{
    window.asks = 0;
    window.shown = [];
    window.Notification = class extends EventTarget {
      static permission = 'default';
      static async requestPermission() {
        window.asks += 1;
        return (Notification.permission = 'granted');
      }
      constructor(title, { body }) {
        super();
        window.shown.push(title + ': ' + body);
      }
    };
    Object.defineProperty(document, 'hidden', { value: true });
  }`);
  await show({ side: 1 });
  assert.equal(await page.evaluate('asks'), 0);
  await act(page, 'Options');
  await page.getByLabel('Notify me when I am not looking').check();
  await until(page, 'asks === 1');
  await until(page, 'document.querySelector(".options :checked")');
  await become({ moves: 'e2e4' });
  await until(page, 'shown.length === 1');
  assert.deepEqual(await page.evaluate('shown'), ['Your game: It is your move.']);
});

test('PLAY-7: the screen stays on during a game, if wanted', async (t) => {
  const { page, show, become } = await openStage(t, site());
  await page.evaluate(`{
    window.locks = 0;
    const request = async () => {
      window.locks += 1;
      return { release: async () => void (window.locks -= 1) };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  }`);
  await show({});
  await until(page, 'locks === 1');
  await act(page, 'Options');
  await page.getByLabel('Keep the screen on').uncheck();
  await until(page, 'locks === 0');
  await page.getByLabel('Keep the screen on').check();
  await until(page, 'locks === 1');
  await become({ ending: { by: 'agreement' } });
  await until(page, 'locks === 0');
});

test('PLAY-7: a sound plays if wanted', async (t) => {
  const { page, show, become } = await openStage(t, site());
  await page.evaluate(`{
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      window.tones += 1;
      return start.apply(this, when);
    };
  }`);
  await show({ side: 1 });
  await act(page, 'Options');
  await become({ moves: 'e2e4' });
  await page.getByRole('status').filter({ hasText: 'White: pawn e4.' }).waitFor();
  await until(page, 'tones === 1');
  await page.getByLabel('Sounds').uncheck();
  await become({ moves: 'e2e4 e7e5' });
  await page.getByRole('status').filter({ hasText: 'Black: pawn e5.' }).waitFor();
  assert.equal(await page.evaluate('tones'), 1);
});

test('BRD-9: a premove is made when the turn comes, if it is legal then', async (t) => {
  const { page, show, become, asked } = await openStage(t, site());
  await show({ side: 1 });
  await tapMove(page, 'd7d5');
  await page.getByText('d5 as soon as Béatrice has moved.').waitFor();
  assert.equal(await squareOn(page, 'd5').getAttribute('aria-label'), 'd5, empty, premove');
  await become({ moves: 'e2e4' });
  await until(page, 'stage.asked.length === 1');
  await become({ moves: 'e2e4 d7d5' });
  await dragMove(page, 'd8d5');
  await become({ moves: 'e2e4 d7d5 f1b5' });
  await page.getByText('Your move.').waitFor();
  await page.getByText('as soon as Béatrice has moved.').waitFor({ state: 'hidden' });
  assert.deepEqual(await asked(), [['play', 'd7d5', undefined]]);
});

test('BRD-9: Escape cancels a premove', async (t) => {
  const { page, show, become, asked } = await openStage(t, site());
  await show({ side: 1 });
  await tapMove(page, 'd7d5');
  await page.keyboard.press('Escape');
  await become({ moves: 'e2e4' });
  await page.getByText('Your move.').waitFor();
  assert.deepEqual(await asked(), []);
});

test('BRD-4: Black sees the board from the other side, and it can be flipped', async (t) => {
  const { page, show } = await openStage(t, site());
  await show({ side: 1 });
  const isBelow = async () => (await middleOf(page, 'e8')).y > (await middleOf(page, 'e1')).y;
  assert.equal(await isBelow(), true);
  await page.getByRole('button', { name: 'Flip', exact: true }).click();
  assert.equal(await isBelow(), false);
});

test('CLK-2: each move sends one’s own time, and the other’s is only shown', async (t) => {
  const { page, show, become, asked } = await openStage(t, site());
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const begun = 'e2e4 e7e5';
  await show({ clock: { initialMs: 30_000, incrementMs: 2000 }, moves: begun });
  await page.clock.runFor(10_000);
  await tapMove(page, 'g1f3');
  assert.deepEqual(await asked(), [['play', 'g1f3', 22_000]]);
  await page.clock.runFor(60_000);
  assert.equal(await page.getByRole('timer').first().textContent(), '0:00.0');
  await page.getByText('Béatrice’s clock shows zero.').first().waitFor();
  assert.equal(((await asked()) as unknown[]).length, 1);
  const notes = [30_000, 30_000, 22_000, 4000];
  await become({ moves: `${begun} g1f3 b8c6`, notes });
  assert.equal(await page.getByRole('timer').first().textContent(), '0:04.0');
  await page.clock.runFor(10_000);
  await become({ peer: { presence: 'away' } });
  await page.clock.runFor(5000);
  // The face is drawn ten times a second, so it may be a tenth behind.
  assert.match(
    (await page.getByRole('timer').last().textContent()) ?? '',
    /^0:07\.[01]$/,
    'it counts on',
  );
  await page.clock.runFor(7100);
  assert.deepEqual(await asked(), [
    ['play', 'g1f3', 22_000],
    ['resign', 'time'],
  ]);
});

test('PLAY-13: an app that does not acknowledge a move is not shown as online', async (t) => {
  const { page, show, become } = await openStage(t, site());
  await show({ moves: 'e2e4', game: { unconfirmed: 1 } });
  await page.getByText('On its way to Béatrice …').first().waitFor();
  await become({ moves: 'e2e4', game: { unconfirmed: 1 }, isSilent: true });
  await page.getByText('Béatrice’s device is not responding.').first().waitFor();
  await page.getByText('no answer', { exact: true }).waitFor();
});
