/** Points with the right plural: 1 point, but 0 and 1.5 points. Takes formatted numbers. */

export function englishPoints(points: string | number): string {
  return `${points} ${isSingular(points) ? 'point' : 'points'}`;
}

export function germanPoints(points: string | number): string {
  return `${points} ${isSingular(points) ? 'Punkt' : 'Punkte'}`;
}

/** After “mit”. */
export function germanPointsDative(points: string | number): string {
  return `${points} ${isSingular(points) ? 'Punkt' : 'Punkten'}`;
}

function isSingular(points: string | number): boolean {
  return String(points) === '1';
}
