import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isAgeBand } from './age-band.ts';

const BANDS = ['18-34', '18_34', 'under_18', 'U18', 'U16/U18', '18/34', '60+', 'over 45'];
const MORE_BANDS = ['18 – 34', '18 to 34', 'junior', 'Vétérans 50+', 'ü60', 'may be 60+ soon', '8'];
const DATES = ['1990-01-01', '01.02.90', 'born 1984', '12/05/03', '19900101', '1984', '١٩٨٤'];
const MORE_DATES = ['１９９０', '1 9 9 0', '3 March 90', 'Mar 5 90', 'dec_84', '03/90', '3.90'];
const SHORT_DATES = ['born 84', 'DOB 84', '’84', '90/12', '5.12'];

test('MEM-10: a date is no age band', () => {
  const wrong = [...BANDS, ...MORE_BANDS].filter((text) => !isAgeBand(text));
  assert.deepEqual(wrong, []);
  const passed = [...DATES, ...MORE_DATES, ...SHORT_DATES].filter(isAgeBand);
  assert.deepEqual(passed, []);
});

test('MEM-10: no calendar date counts as a band, in any notation', () => {
  const day = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  const separator = fc.constantFrom('-', '/', '.', ' ', '_', ', ');
  fc.assert(
    fc.property(day, separator, fc.boolean(), (date, mark, short) => {
      const [year = '', month = '', dayOfMonth = ''] = date.toISOString().slice(0, 10).split('-');
      const written = short ? year.slice(2) : year;
      assert.equal(isAgeBand([written, month, dayOfMonth].join(mark)), false);
      assert.equal(isAgeBand([dayOfMonth, month, written].join(mark)), false);
      assert.equal(isAgeBand([year, month, dayOfMonth].join('')), false);
    }),
  );
});
