import type { SourceFile } from './source.ts';
import type { Violation } from './violation.ts';

const WITHOUT_SUBJECT = /^\s*(\/\/|\/?\*+) Of /;

/** Finds comments that begin with "Of": they say what something belongs to, not what it is. */
export function checkComments({ path, text }: SourceFile): Violation[] {
  return text.split('\n').flatMap((line, index) => {
    if (!WITHOUT_SUBJECT.test(line)) return [];
    const message = `has a comment in line ${index + 1} that begins with "Of": give it a subject`;
    return [{ path, message }];
  });
}
