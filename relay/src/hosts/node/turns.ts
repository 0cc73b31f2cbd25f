/**
 * Does what comes in crowds a little at a time, so that a frame between two players never waits
 * for all of it.
 * @param step does one of them; false where there is none left
 * @param atOnce how many are done before whatever else is ready has its turn
 * @returns what starts the work; while it is under way, that does nothing
 */
export function inTurns(step: () => boolean, atOnce: number): () => void {
  let isUnderWay = false;
  const turn = () => {
    isUnderWay = true;
    for (let done = 0; done < atOnce && isUnderWay; done++) isUnderWay = step();
    if (isUnderWay) setImmediate(turn);
  };
  return () => {
    if (!isUnderWay) turn();
  };
}
