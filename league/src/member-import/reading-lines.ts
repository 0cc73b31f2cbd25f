import type { CodePage } from './code-pages.ts';
import type { DecodedText } from './decode-text.ts';

const LINES = 3;
const MAX_LENGTH = 120;

/** Lines of a list in which the readings differ from the first, for each reading. */
export function listDifferingLines({
  readings,
}: DecodedText): { page: CodePage; lines: readonly string[] }[] {
  if (readings.length < 2) return [];
  const texts = readings.map(({ page, text }) => ({ page, lines: text.split(/\r\n|\r|\n/) }));
  const [first, ...others] = texts;
  const differing = (first?.lines ?? []).flatMap((line, index) =>
    others.some(({ lines }) => lines[index] !== line) ? [index] : [],
  );
  return texts.map(({ page, lines }) => ({
    page,
    lines: differing.slice(0, LINES).map((index) => (lines[index] ?? '').slice(0, MAX_LENGTH)),
  }));
}
