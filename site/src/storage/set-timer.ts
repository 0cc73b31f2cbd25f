/** Calls once after this many ms, unless the returned function cancels it. */
export type Timer = (ms: number, work: () => void) => () => void;

export const setTimer: Timer = (ms, work) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};
