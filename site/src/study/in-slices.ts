const SLICE_MS = 10;

/** Runs a long job slice by slice, between which the page draws and answers. */
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
