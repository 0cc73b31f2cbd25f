import type { PushAnswer, PushRequest } from 'service/push-transport';

const TIMEOUT_MS = 10_000;

/** Reads only the status and one header of an answer, and follows no redirect (FWD-5). */
export async function sendPush({ endpoint, headers, body }: PushRequest): Promise<PushAnswer> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return { status: answer.status, retryAfter: answer.headers.get('Retry-After') };
  } catch (error) {
    return { fault: error instanceof Error ? error.name : 'no answer' };
  }
}
