import { Client } from '../../demo/client.ts';

/** A client that counts its calls. */
export class CountingClient extends Client {
  calls = 0;

  override call: Client['call'] = async (method, path, body) => {
    this.calls += 1;
    return super.call(method, path, body);
  };
}

/** One way of doing a job, from the first call to the last; the results are compared. */
export type Approach = (
  base: string,
) => Promise<{ readonly calls: number; readonly result: unknown }>;

/** A job of an adapter, done the old way and the new way. */
export interface Row {
  readonly name: string;
  /** How often to do it, each way. */
  readonly rounds: number;
  readonly before: Approach;
  readonly after: Approach;
}
