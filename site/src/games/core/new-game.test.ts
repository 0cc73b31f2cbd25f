import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from '../../clock/options.ts';
import { CLOCK_PRESETS, toClockInput, makeOptions, readClock, type Terms } from './new-game.ts';

function filledInAgain(terms: Terms): unknown {
  const read = readClock(terms);
  assert.equal(read.kind, 'clock');
  const { clock } = readOptions(read.kind === 'clock' ? makeOptions(read.clock, null) : null);
  return readClock({ colour: 'white', ...toClockInput(clock) });
}

test('ONL-11: a game’s clock fills in the form unchanged', () => {
  for (const clock of CLOCK_PRESETS) {
    const terms: Terms = { colour: 'white', clock, minutes: '45', increment: '0' };
    assert.deepEqual(filledInAgain(terms), readClock(terms), clock);
    if (clock !== 'own') {
      const { clock: shown } = toClockInput(readOptions(makeOptions(timesOf(terms), null)).clock);
      assert.equal(shown, clock);
    }
  }
});

function timesOf(terms: Terms) {
  const read = readClock(terms);
  return read.kind === 'clock' ? read.clock : null;
}
