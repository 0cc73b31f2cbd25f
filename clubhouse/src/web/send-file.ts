import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './visit.ts';

/** A file as it is made, or only that it is still the same (WEB-8). */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, filename, isRevalidated }: Extract<Answer, { readonly kind: 'file' }>,
): FastifyReply {
  void reply.type(type);
  if (filename !== null) void reply.header('content-disposition', attachment(filename));
  if (!isRevalidated) return reply.send(body);
  // Weak: the same bytes may go out packed or not.
  const tag = `W/"${hash('sha256', body, 'base64url')}"`;
  void reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
  return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body);
}

/** A name of letters, digits and dashes needs no escaping; anything else in it is left out. */
function attachment(filename: string): string {
  return `attachment; filename="${filename.replaceAll(/[^\w.-]/g, '')}"`;
}

function isKnown(known: string | undefined, tag: string): boolean {
  return known !== undefined && known.split(',').some((one) => one.trim() === tag);
}
