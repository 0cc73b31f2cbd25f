import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes from which compression pays: smaller texts fit into one packet anyway. */
const WORTH_BYTES = 1000;
const OPTIONS = { level: 5, memLevel: constants.Z_DEFAULT_MEMLEVEL };
const pack = promisify(gzip);

/** Compresses pages, because a phone at courtside may have one bar of signal. */
export async function compressPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_BYTES) return payload;
  void reply.header('vary', 'accept-encoding, accept-language, cookie');
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return payload;
  void reply.header('content-encoding', 'gzip').removeHeader('content-length');
  return pack(payload, OPTIONS);
}
