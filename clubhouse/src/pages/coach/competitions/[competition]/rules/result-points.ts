import type { Rules } from './reading.ts';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import { isWithin } from '../../../../../web/read-form.ts';

type ResultPoints = Rules['points']['byResult'];

const NUMBER = String.raw`([+-]?\d{1,3}(?:[.,]\d{1,2})?)`;
const RESULT = new RegExp(
  String.raw`^(\d{1,2})\s*[-–]\s*(\d{1,2})\s*[:=]\s*${NUMBER}\s*/\s*${NUMBER}$`,
);

/** Writes `3-0: 7/2; 3-1: 6/3`, with the winner's score and points first. */
export function formatResultPoints(points: ResultPoints, say: (value: number) => string): string {
  return points
    .map(({ result, points: [won, lost] }) => `${result}: ${say(won)}/${say(lost)}`)
    .join('; ');
}

/** Reads the format of `formatResultPoints`; null if any part differs from it. */
export function readResultPoints(text: string): ResultPoints | null {
  const parts = text.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  const read = parts.map(readPart);
  const points = read.filter((one) => one !== null);
  return points.length < read.length ? null : points;
}

function readPart(text: string): ResultPoints[number] | null {
  const [, first, second, won, lost] = RESULT.exec(text.replaceAll('\u2212', '-')) ?? [];
  if (won === undefined || lost === undefined) return null;
  const points = [won, lost].map((one) => Number(one.replace(',', '.')));
  if (!points.every((one) => isWithin(FIELD_LIMITS.MatchPointsChanges.win, one))) return null;
  return {
    result: `${Number(first)}-${Number(second)}`,
    points: [points[0] ?? 0, points[1] ?? 0],
  };
}
