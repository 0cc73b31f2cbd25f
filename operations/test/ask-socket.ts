import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

interface SocketRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request to a service's socket file. */
export async function askSocket(
  socketPath: string,
  path: string,
  { body, ...more }: SocketRequest = {},
) {
  const asked = request({ socketPath, path, agent: false, ...more }).end(body);
  const [answer] = (await once(asked, 'response')) as [
    Parameters<typeof text>[0] & { statusCode: number },
  ];
  return { status: answer.statusCode, text: await text(answer) };
}
