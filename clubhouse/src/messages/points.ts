/* Points as a sentence counts them: 1 point, but 0 and 1.5 points. They come as they are written. */

export function englishPoints(points: string | number): string {
  return `${points} ${isOne(points) ? 'point' : 'points'}`;
}

export function germanPoints(points: string | number): string {
  return `${points} ${isOne(points) ? 'Punkt' : 'Punkte'}`;
}

/** After “mit”. */
export function germanPointsDative(points: string | number): string {
  return `${points} ${isOne(points) ? 'Punkt' : 'Punkten'}`;
}

function isOne(points: string | number): boolean {
  return String(points) === '1';
}
