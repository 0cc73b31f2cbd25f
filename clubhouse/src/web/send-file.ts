import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './visit.ts';

/** Sends a generated file, or 304 if it is unchanged (WEB-8). */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, filename, isRevalidated }: Extract<Answer, { readonly kind: 'file' }>,
): FastifyReply {
  void reply.type(type);
  if (filename !== null) void reply.header('content-disposition', makeContentDisposition(filename));
  if (!isRevalidated) return reply.send(body);
  // Weak, because the same bytes may be sent compressed or not.
  const tag = `W/"${hash('sha256', body, 'base64url')}"`;
  void reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
  return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body);
}

/** Keeps letters, digits and dashes, so that the name needs no escaping. */
function makeContentDisposition(filename: string): string {
  return `attachment; filename="${filename.replaceAll(/[^\w.-]/g, '')}"`;
}

function isKnown(known: string | undefined, tag: string): boolean {
  return known !== undefined && known.split(',').some((one) => one.trim() === tag);
}
