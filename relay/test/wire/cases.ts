import { type FrameFields, makeWireFrame } from '../../fuzz/hostile.ts';

/** Input a client may send, right or wrong, and its outcome. */
export interface Case {
  /** The section of RFC 6455. */
  readonly section: string;
  readonly name: string;
  readonly bytes: Buffer;
  /**
   * The events read, in order: `text 5`, `ping 0`, `close 1000`, `failure 1002`; lengths in bytes.
   */
  readonly read: readonly string[];
}

type HeaderFields = Omit<FrameFields, 'opcode' | 'payload'>;

export const MESSAGE_BYTES = 16_384;
export const FRAGMENTS = 32;

function frame(
  opcode: number,
  payload: string | readonly number[] | Buffer,
  fields: HeaderFields = {},
) {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : Buffer.from(payload);
  return makeWireFrame({ opcode, payload: bytes, ...fields });
}

const text = (payload: string | readonly number[] | Buffer, fields?: HeaderFields) =>
  frame(1, payload, fields);
const more = (payload: string | readonly number[] | Buffer, fields?: HeaderFields) =>
  frame(0, payload, { fin: false, ...fields });
const begin = (payload: string | readonly number[] | Buffer) => text(payload, { fin: false });
const end = (payload: string | readonly number[] | Buffer) => frame(0, payload);
const ping = (payload: string | readonly number[] = '') => frame(9, payload);
const close = (code: number, reason: string | readonly number[] = '') =>
  frame(8, Buffer.concat([Buffer.of(code >> 8, code & 255), Buffer.from(reason)]));

function one(section: string, name: string, frames: readonly Buffer[], ...read: string[]): Case {
  return { section, name, bytes: Buffer.concat(frames), read };
}

const HELLO = text('Hello');
const SENDABLE = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014];
const CUSTOM = [3000, 3999, 4000, 4400, 4999];
const NEVER_SENT = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535];
const LENGTHS = [0, 1, 124, 125, 126, 127, 255, 256, 2047, 2048, 2049, 16_383, 16_384];
/** Each is refused at its last byte, whatever follows. */
const NOT_UTF8 = [
  [0x80],
  [0xbf],
  [0xc0],
  [0xc1],
  [0xf5],
  [0xfe],
  [0xff],
  [0x41, 0x80],
  [0xc3, 0x28],
  [0xe0, 0x80],
  [0xe0, 0x9f],
  [0xe2, 0x28],
  [0xe2, 0x82, 0x28],
  [0xed, 0xa0],
  [0xed, 0xbf],
  [0xf0, 0x80],
  [0xf0, 0x8f],
  [0xf4, 0x90],
  [0xf0, 0x9f, 0x98, 0x28],
];

const FRAMING: readonly Case[] = [
  one('5.2', 'two texts', [HELLO, text('there')], 'text 5', 'text 5'),
  ...[1, 2, 3, 4, 5, 6, 7].map((reserved) =>
    one(
      '5.2',
      `reserved bits ${reserved}`,
      [HELLO, text('x', { reserved }), HELLO],
      'text 5',
      'failure 1002',
    ),
  ),
  ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].flatMap((opcode) => [
    one('5.2', `reserved opcode ${opcode}`, [frame(opcode, 'x'), HELLO], 'failure 1002'),
    one(
      '5.2',
      `reserved opcode ${opcode}, empty, behind a ping`,
      [ping(), frame(opcode, '')],
      'ping 0',
      'failure 1002',
    ),
    one(
      '5.2',
      `reserved opcode ${opcode} within a message`,
      [begin('a'), frame(opcode, '')],
      'failure 1002',
    ),
  ]),
  ...LENGTHS.flatMap((length) => [
    one(
      '5.2',
      `text of ${length} bytes`,
      [text('A'.repeat(length)), HELLO],
      `text ${length}`,
      'text 5',
    ),
    one(
      '5.2',
      `binary of ${length} bytes`,
      [frame(2, Buffer.alloc(length, 0xfe))],
      `binary ${length}`,
    ),
  ]),
  one(
    '5.2',
    'a length in two bytes where one would do',
    [text('Hello', { lengthBytes: 2 }), HELLO],
    'text 5',
    'text 5',
  ),
  one(
    '5.2',
    'a length in eight bytes where one would do',
    [text('Hello', { lengthBytes: 8 }), HELLO],
    'text 5',
    'text 5',
  ),
  one(
    '5.2',
    'a length in eight bytes where two would do',
    [text('A'.repeat(300), { lengthBytes: 8 })],
    'text 300',
  ),
  one(
    '5.2',
    'a length with the highest bit',
    [text('x', { lengthBytes: 8, declared: 2 ** 63 })],
    'failure 1009',
  ),
  one(
    '5.2',
    'a length beyond what a number can tell',
    [text('x', { lengthBytes: 8, declared: 2 ** 53 + 2 })],
    'failure 1009',
  ),
  one(
    '5.2',
    'a length of 4 GiB',
    [text('x', { lengthBytes: 8, declared: 2 ** 32 })],
    'failure 1009',
  ),
  one(
    '5.2',
    'one byte too many, announced',
    [text('x', { declared: MESSAGE_BYTES + 1 })],
    'failure 1009',
  ),
  one(
    '5.2',
    'one byte too many of binary',
    [frame(2, 'x', { declared: MESSAGE_BYTES + 1 })],
    'failure 1009',
  ),
  one('5.3', 'text without a mask', [text('x', { isMasked: false }), HELLO], 'failure 1002'),
  one('5.3', 'a ping without a mask', [frame(9, '', { isMasked: false })], 'failure 1002'),
  one('5.3', 'a close without a mask', [frame(8, [3, 232], { isMasked: false })], 'failure 1002'),
  one(
    '5.3',
    'a fragment without a mask',
    [begin('a'), more('b', { isMasked: false })],
    'failure 1002',
  ),
];

const FRAGMENTED: readonly Case[] = [
  one('5.4', 'two fragments', [begin('He'), end('llo'), HELLO], 'text 5', 'text 5'),
  one('5.4', 'binary in fragments', [frame(2, [0xff], { fin: false }), end([0xfe])], 'binary 2'),
  one('5.4', 'three fragments, one empty', [begin('He'), more(''), end('llo')], 'text 5'),
  one('5.4', 'all fragments empty', [begin(''), more(''), end('')], 'text 0'),
  one('5.4', 'a ping between', [begin('He'), ping('x'), end('llo')], 'ping 1', 'text 5'),
  one('5.4', 'a pong between', [begin('He'), frame(10, 'x'), end('llo')], 'pong', 'text 5'),
  one('5.4', 'a close between', [begin('He'), close(1000), end('llo')], 'close 1000'),
  one('5.4', 'a continuation of nothing', [end('x'), HELLO], 'failure 1002'),
  one('5.4', 'a continuation of nothing that goes on', [more('x')], 'failure 1002'),
  one('5.4', 'a continuation after a whole message', [HELLO, end('x')], 'text 5', 'failure 1002'),
  one('5.4', 'a text within a message', [begin('a'), text('b')], 'failure 1002'),
  one('5.4', 'binary within a message', [begin('a'), frame(2, 'b')], 'failure 1002'),
  one('5.4', 'a second beginning', [begin('a'), begin('b')], 'failure 1002'),
  one(
    '5.4',
    'as many fragments as may be',
    [begin('a'), ...Array.from({ length: 30 }, () => more('a')), end('a')],
    'text 32',
  ),
  one(
    '5.4',
    'one fragment too many',
    [begin('a'), ...Array.from({ length: 31 }, () => more('a')), end('a')],
    'failure 1008',
  ),
  one(
    '5.4',
    'one too many, and no UTF-8',
    [begin('a'), ...Array.from({ length: 31 }, () => more('a')), end([0xff])],
    'failure 1008',
  ),
  one(
    '5.4',
    'one too many, and too large',
    [
      begin('a'),
      ...Array.from({ length: 31 }, () => more('a')),
      end(Buffer.alloc(MESSAGE_BYTES, 65)),
    ],
    'failure 1009',
  ),
  one(
    '5.4',
    'the most that a message may have',
    [begin('A'.repeat(9000)), end('A'.repeat(7384))],
    'text 16384',
  ),
  one(
    '5.4',
    'one byte too many together',
    [begin('A'.repeat(9000)), end('A'.repeat(7385))],
    'failure 1009',
  ),
  one(
    '5.4',
    'too many together, announced',
    [begin('A'), more('', { declared: MESSAGE_BYTES })],
    'failure 1009',
  ),
];

const CONTROL: readonly Case[] = [
  one('5.5', 'a ping of 125 bytes', [ping('A'.repeat(125))], 'ping 125'),
  one('5.5', 'a ping of 126 bytes', [ping('A'.repeat(126)), HELLO], 'failure 1002'),
  one('5.5', 'a pong of 126 bytes', [frame(10, 'A'.repeat(126))], 'failure 1002'),
  one('5.5', 'a close of 126 bytes', [close(1000, 'A'.repeat(124))], 'failure 1002'),
  one('5.5', 'a ping in fragments', [frame(9, '', { fin: false })], 'failure 1002'),
  one('5.5', 'a pong in fragments', [frame(10, '', { fin: false })], 'failure 1002'),
  one('5.5', 'a close in fragments', [frame(8, [3, 232], { fin: false })], 'failure 1002'),
  one(
    '5.5',
    'a ping whose length takes eight bytes',
    [frame(9, 'x', { lengthBytes: 8 })],
    'failure 1002',
  ),
  one('5.5.1', 'a close without a code', [frame(8, ''), HELLO], 'close'),
  one('5.5.1', 'a close of one byte', [frame(8, [3])], 'failure 1002'),
  one('5.5.1', 'what comes after a close', [close(1000), HELLO, ping()], 'close 1000'),
  one('5.5.1', 'a close with a reason', [close(4000, 'that is all')], 'close 4000'),
  one('5.5.1', 'the longest reason', [close(1000, 'A'.repeat(123))], 'close 1000'),
  one('5.5.1', 'a reason that is no UTF-8', [close(1000, [0xff])], 'failure 1007'),
  one('5.5.1', 'a reason that ends in a character', [close(1000, [0xc3])], 'failure 1007'),
  one(
    '5.5.2',
    'ping, pong and text',
    [ping(), frame(10, 'nobody asked'), ping([0xff]), HELLO],
    'ping 0',
    'pong',
    'ping 1',
    'text 5',
  ),
  ...[...SENDABLE, ...CUSTOM].map((code) =>
    one('7.4', `close ${code}`, [close(code)], `close ${code}`),
  ),
  ...NEVER_SENT.map((code) => one('7.4', `close ${code}`, [close(code), HELLO], 'failure 1002')),
];

const TEXT: readonly Case[] = [
  one('8.1', 'characters of each length', [text('aä€😀')], 'text 10'),
  one(
    '8.1',
    'the first and the last of each length',
    [text('\u0000\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}')],
    'text 26',
  ),
  one(
    '8.1',
    'a character cut between fragments',
    [begin([0xf0, 0x9f]), more([0x98]), end([0x80])],
    'text 4',
  ),
  one('8.1', 'a character that a message does not end', [text([0x41, 0xe2, 0x82])], 'failure 1007'),
  one('8.1', 'a character that fragments do not end', [begin([0xe2]), end([0x82])], 'failure 1007'),
  one(
    '8.1',
    'a character that an empty fragment does not end',
    [begin([0xe2]), end('')],
    'failure 1007',
  ),
  one(
    '8.1',
    'much that is ASCII, and then no UTF-8',
    [text(Buffer.concat([Buffer.alloc(3000, 65), Buffer.of(0xff)]))],
    'failure 1007',
  ),
  one('8.1', 'binary that is no UTF-8', [frame(2, [0xff, 0xfe])], 'binary 2'),
  ...NOT_UTF8.flatMap((bytes) => {
    const hex = Buffer.from(bytes).toString('hex');
    return [
      one('8.1', `no UTF-8: ${hex}`, [text(bytes), HELLO], 'failure 1007'),
      one('8.1', `no UTF-8 in the last fragment: ${hex}`, [begin('κ'), end(bytes)], 'failure 1007'),
    ];
  }),
];

/** Cases refused earlier than by `ws`, which checks text only once it is complete. */
export const EARLY: readonly Case[] = NOT_UTF8.flatMap((bytes) => {
  const hex = Buffer.from(bytes).toString('hex');
  const whole = text([...bytes, 0x41, 0x41, 0x41]);
  return [
    one('8.1', `no UTF-8 in a fragment, and no end: ${hex}`, [begin(bytes)], 'failure 1007'),
    one(
      '8.1',
      `no UTF-8, and the frame has no end: ${hex}`,
      [whole.subarray(0, -3)],
      'failure 1007',
    ),
  ];
});

/** Input cut off before its end: the last frame has no effect. */
const UNFINISHED: readonly Case[] = [
  one('5.2', 'a header without its end', [HELLO, text('A'.repeat(300)).subarray(0, 3)], 'text 5'),
  one('5.2', 'a header without its mask', [text('x').subarray(0, 4)]),
  one('5.2', 'a payload without its end', [text('A'.repeat(5000)).subarray(0, 4000)]),
  one('5.5', 'a close without its end', [close(1000).subarray(0, 7)]),
  one('8.1', 'a character without its end', [text('😀').subarray(0, 9)]),
];

/** The situations a server can meet (RFC 6455), by section. */
export const CASES: readonly Case[] = [
  ...FRAMING,
  ...FRAGMENTED,
  ...CONTROL,
  ...TEXT,
  ...UNFINISHED,
];
