const SLICE_MS = 10;

/** Runs a long job in slices, so that the page can draw and respond in between. */
export async function runInSlices<T>(job: Iterator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = job.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
