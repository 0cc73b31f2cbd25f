import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { CONTEXTS, LETTER } from '../../test/replies/sentences.ts';
import { convertHtmlToText } from './html-text.ts';
import { readReply } from './read-reply.ts';
import { MIXED_SHAPES, REPLY_SHAPES } from '../../test/replies/shapes/all.ts';
import { layOut } from '../../test/replies/shapes/shape.ts';
import { MAX_HTML_CHARS, MAX_TEXT_CHARS, readWrittenText } from './written-text.ts';

const OWN = 'Hallo Anna,\n\nwir haben gestern gespielt, 6:4 6:2 für mich.\n\nBis bald!';

/** Lines of the author that change the meaning of the others. */
const OWN_LINES = [
  'I won 6-4 6-2.',
  'Nein, falsch, ich habe 4:6 2:6 verloren.',
  'Anna wrote it down wrong:',
  'On 28.11.2026 I lost',
  'Am Samstag um 18:30',
  'An: Anna, Von: mir',
  'Korrektur: 4:6 2:6',
  'not true',
  'ich',
  '',
];

function plainText(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f\u2007\u3000\t]/g, ' ')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g, '');
}

function written(text: string): string {
  return readWrittenText({ text, html: null });
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

test('REPLY-1: there are at least a hundred shapes of replies, each with a unique name', () => {
  assert.ok(REPLY_SHAPES.length >= 100, String(REPLY_SHAPES.length));
  assert.equal(new Set(REPLY_SHAPES.map(({ name }) => name)).size, REPLY_SHAPES.length);
});

for (const shape of REPLY_SHAPES) {
  const rule = /^(footer|signature)/.test(shape.name) ? 'REPLY-2' : 'REPLY-1';
  test(`${rule}: only the written text and the signer remain of a reply as ${shape.name}`, () => {
    const left = words(readWrittenText(layOut(shape, OWN, LETTER)));
    const signed = left.slice(words(OWN).length);
    assert.equal(left, `${words(OWN)}${signed}`);
    assert.match(signed, rule === 'REPLY-2' ? /^( Tom( Brandt)?( Sales Manager)?)?$/ : /^$/);
  });
  test(`REPLY-1: nothing is read from a reply as ${shape.name} without written text`, () => {
    const left = readWrittenText(layOut(shape, '', LETTER));
    assert.deepEqual(readReply(left, CONTEXTS.two), { kind: 'not_understood' });
    assert.ok(left === '' || shape.name.startsWith('signature'), left);
  });
}

for (const shape of MIXED_SHAPES) {
  test(`REPLY-1: nothing is read from a reply as ${shape.name}, since quoted lines come first`, () => {
    assert.equal(readWrittenText(layOut(shape, OWN, LETTER)), '');
  });
}

test('REPLY-2: text below a sign-off is kept if it is neither name nor contact', () => {
  assert.equal(written('Viele Grüße\n\nI won 6-4 6-2'), 'Viele Grüße\n\nI won 6-4 6-2');
  const greeted = written('I won 6-4 6-2\n\nBeste Grüße aus Köln\nTom');
  assert.equal(readReply(greeted, CONTEXTS.none).kind, 'result');
  assert.equal(written('I won\n\nCheers\nTom\nbut I am joking'), 'I won\n\n\nTom\nbut I am joking');
  assert.equal(
    written('I won\n\nCheers\nTom\nPS: call 0170 1234567'),
    'I won\n\n\nTom\nPS: call 0170 1234567',
  );
});

test('REPLY-2: a closing word within a sentence removes nothing', () => {
  for (const line of ['Best time for me is Saturday', 'Cheers, Saturday is good', 'Servus']) {
    assert.equal(written(line), line);
  }
});

test('REPLY-2: text that looks like the start of a header but is not stays', () => {
  const text = 'From my side: 6-4 6-2\nTo be honest, it was close';
  assert.equal(written(text), text);
  assert.equal(written('On Saturday Anna wrote 6-4'), 'On Saturday Anna wrote 6-4');
});

test('REPLY-1: text between two quoted lines may be from either side, so the site asks back', () => {
  const long = '> Anna Berg has entered your match and she says that they won 6-1 6-0 at';
  assert.equal(written(`I won 6-4 6-2\n\n${long}\n6-0 6-0\n> and more`), '');
  assert.equal(written('> Which day?\nSaturday\n> And when?'), '');
});

test('REPLY-1: no line by the sender is mistaken for the introduction of the quoted email', () => {
  const line = 'Am 28.11.2026 um 18:30 schrieb Club <club@club.example>:';
  const quote = '> Deine Saison hat begonnen.';
  const first = 'Ich habe 6:4 6:2 gewonnen.';
  for (const last of [
    'Nein, falsch, ich habe 4:6 2:6 verloren.',
    'Am 28.11.2026 habe ich verloren',
    'On 28.11.2026 I lost',
    'Korrektur',
    '4:6 2:6',
    'No, wrong:',
  ]) {
    assert.equal(written(`${first}\n\n${last}\n${line}\n${quote}`), `${first}\n\n${last}`);
    const joined = written(`${first}\n\n${last} ${line}\n${quote}`);
    assert.ok(joined === '' || joined.includes(last), joined);
  }
  assert.equal(written(`${first}\nSomebody unknown, in some language:\n${quote}`), '');
});

test('REPLY-1: text above a quoted email is either kept whole or not read at all', () => {
  const line = fc.oneof(
    fc.constantFrom(...OWN_LINES),
    fc.string({ maxLength: 20 }).map((text) => `x ${text.replaceAll(/[\s>|│<-]+/g, ' ')} x`),
  );
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...REPLY_SHAPES.filter(({ name }) => !/^(footer|signature)/.test(name))),
      (lines, shape) => {
        const own = lines.join('\n');
        const left = readWrittenText(layOut(shape, own, LETTER));
        assert.ok(left === '' || words(left) === words(plainText(own)), `${own}: ${left}`);
      },
    ),
    { numRuns: chooseCaseCount(2_000) },
  );
});

test('REPLY-2: a meaningful line is never treated as a signature, wherever it appears', () => {
  for (const line of [
    'Sent from my heart: I lost 4-6 2-6',
    'Wichtiger Hinweis: falsch, ich habe 4:6 2:6 verloren',
    'Diese Nachricht wurde von mir geschrieben, ich habe verloren',
  ]) {
    assert.equal(written(`I won 6-4 6-2\n\n${line}`), `I won 6-4 6-2\n\n${line}`);
    for (const start of ['--', '-- ', '_'.repeat(24), '> x\n-- ']) {
      assert.equal(written(`I won 6-4 6-2\n${start}\n${line}`), '', start);
    }
  }
  const weg = 'I won 6-4 6-2\n\nCheers\nTom\nlost, 4-6 2-6, 80331';
  assert.match(written(weg), /lost/);
});

test('REPLY-2: a telephone of any make is recognised', () => {
  for (const line of ['Sent from my Alcatel Flash2', 'Gesendet von meinem Fairphone 5']) {
    assert.equal(written(`I won 6-4 6-2.\n\n${line}`), 'I won 6-4 6-2.');
  }
});

test('REPLY-1: the author of a quotation appears right above it, even without a date and address', () => {
  for (const gap of ['', '\n']) {
    assert.equal(written(`won 6-4 6-3\n\nThe club wrote:${gap}\n> Hello Hannah,\n`), 'won 6-4 6-3');
  }
  assert.equal(written('Anna wrote:\nshe won'), 'Anna wrote:\nshe won');
});

test('REPLY-1: if the plain text is empty, the HTML is read', () => {
  assert.equal(
    readWrittenText({ text: ' \n', html: '<p>won <b>6-4</b> 6&#45;2</p>' }),
    'won 6-4 6-2',
  );
  assert.equal(readWrittenText({ text: 'won 6-4 6-2', html: '<p>lost</p>' }), 'won 6-4 6-2');
  assert.equal(readWrittenText({ text: null, html: null }), '');
});

test('REPLY-1: a line with a date and "wrote" introduces a quote only as programs write it', () => {
  const first = 'Ich habe 6:4 6:2 gewonnen.';
  for (const last of [
    'Das Gegenteil hat Anna am 28.11.2026 geschrieben:',
    'Was last year, as in 2025 somebody wrote:',
    'Das Gegenteil hat anna@x.example am 28.11.2026 geschrieben:',
  ]) {
    assert.equal(written(`${first}\n${last}\n> Deine Saison hat begonnen.`), '', last);
  }
});

test('REPLY-2: a name beside a farewell stays, as the other side may have signed', () => {
  for (const line of ['Best wishes from Anna', 'Viele Grüße, deine Anna', 'LG Anna']) {
    assert.equal(written(`I won 6-4 6-2\n${line}`), 'I won 6-4 6-2\n\nAnna');
  }
});

test('REPLY-2: a name below a delimiter stays, as the other side may have signed', () => {
  for (const delimiter of ['-- ', '--']) {
    assert.equal(
      written(`I won.\n${delimiter}\nAnna Berg\nTel. 0171 123456`),
      'I won.\n\nAnna Berg',
    );
    assert.equal(written(`I won.\n${delimiter}\nTC Park e.V.`), 'I won.');
  }
});

test('REPLY-1: struck words are taken back, so nothing is read, unless the quote has them', () => {
  for (const struck of [
    '<s>2-6</s>',
    '<strike>2-6</strike>',
    '<del>2-6</del>',
    '<span style="text-decoration: line-through">2-6</span>',
  ]) {
    const html = `<p>won 6-4 ${struck} 6-2</p>`;
    assert.equal(readWrittenText({ text: null, html }), '', struck);
    assert.equal(readWrittenText({ text: 'won 6-4 2-6 6-2', html }), '', struck);
    const quoted = `<p>won 6-4 6-2</p><blockquote>${struck}</blockquote>`;
    assert.equal(readWrittenText({ text: null, html: quoted }), 'won 6-4 6-2', struck);
  }
});

test('REPLY-9: a reply up to the limit is read, and a longer one is not read at all', () => {
  const fill = (length: number) => `won 6-4 6-2\n${'> x\n'.repeat(length)}`.slice(0, length);
  assert.equal(written(fill(MAX_TEXT_CHARS)), 'won 6-4 6-2');
  assert.equal(written(fill(MAX_TEXT_CHARS + 1)), '');
  const html = (length: number) => `<p>won</p><!--${'-'.repeat(length - 17)}-->`;
  assert.equal(readWrittenText({ text: '', html: html(MAX_HTML_CHARS) }), 'won');
  assert.equal(readWrittenText({ text: '', html: html(MAX_HTML_CHARS + 1) }), '');
});

test('REPLY-9: HTML nested deeper than in real emails is not read', () => {
  const nested = (depth: number) => `${'<div>'.repeat(depth)}won${'</div>'.repeat(depth)}`;
  assert.equal((convertHtmlToText(nested(399)) ?? '').trim(), 'won');
  assert.equal(convertHtmlToText(nested(5_000)), null);
});

test('REPLY-9: HTML with more tags than a real email has is not read', () => {
  const marked = (count: number) => `won${'<p>'.repeat(count)}`;
  assert.notEqual(convertHtmlToText(`${'<b></b>'.repeat(10_000)}won`), null);
  assert.equal(convertHtmlToText(`${'<b></b>'.repeat(10_000)}<br>`), null);
  assert.equal(convertHtmlToText(marked(300_000)), null);
  assert.equal(convertHtmlToText(`<p ${'a=b '.repeat(20_000)}>`), null);
});

const NASTY_LINES: readonly string[] = [
  '>',
  '> > > ',
  '\n',
  ' ',
  '\t',
  '-',
  '_',
  '*',
  '\r',
  ',',
  ':',
  '.',
  '6-4 ',
  '6',
  'a',
  'On ',
  'On x@y.z wrote\n',
  'wrote:\n',
  'Am 1.1. schrieb\n',
  'Von: a\n',
  'Von: a\nAn: b\n',
  'From ',
  '-----Original Message\n',
  '____________________\n',
  '<',
  '<a@b> ',
  'Gruß ',
  'Viele Grüße\n',
  'Tom\n',
  '-- \n',
  '\u200b',
  '\u00a0',
  '>\n\n',
  'Sent from my ',
  'Diese E-Mail ',
  '(',
  '[',
  "n't ",
];
const NASTY_TAGS: readonly string[] = [
  '<div>',
  '</div>',
  '<p>',
  '<blockquote>',
  '<br>',
  '<',
  '&',
  '&amp;',
  '&#',
  '<!--',
  '<a ',
  '<a b="',
  '<b><i></b></i>',
  '<style>',
  '<div class="gmail_quote">',
  '<td style="border:none;',
  '<table><tr><td>',
  ' ',
  '\n',
  '<x y=z y=z ',
  '</',
  '<![CDATA[',
];

/** Number of characters that patterns look at. */
function charsLookedAt(run: () => unknown): number {
  const original = Reflect.get(RegExp.prototype, 'exec');
  let chars = 0;
  const exec = function counted(this: RegExp, text: string): RegExpExecArray | null {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = original.call(this, text);
    const end = found === null ? text.length : found.index + found[0].length;
    chars += this.sticky ? 1 : end - from;
    return found;
  };
  Object.assign(RegExp.prototype, { exec });
  try {
    run();
  } finally {
    Object.assign(RegExp.prototype, { exec: original });
  }
  return chars;
}

function ofLength(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

const KB = 1_000;
/** Every line is compared with at most some hundred patterns, several of which span a few lines. */
const MAX_LOOKS = 150;

test('REPLY-9: patterns read each character a bounded number of times, for any text', () => {
  for (const piece of NASTY_LINES) {
    for (const length of [10 * KB, 100 * KB]) {
      const text = ofLength(piece, length);
      const chars = charsLookedAt(() => written(text));
      assert.ok(chars <= MAX_LOOKS * length, `${JSON.stringify(piece)}: ${chars} for ${length}`);
    }
    assert.equal(written(ofLength(piece, 200 * KB)), '');
  }
});

test('REPLY-9: patterns read each character a bounded number of times, for any HTML', () => {
  for (const piece of NASTY_TAGS) {
    for (const length of [10 * KB, 200 * KB]) {
      const html = ofLength(piece, length);
      const chars = charsLookedAt(() => readWrittenText({ text: '', html }));
      assert.ok(chars <= MAX_LOOKS * length, `${JSON.stringify(piece)}: ${chars} for ${length}`);
    }
  }
});
