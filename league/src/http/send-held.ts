import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { HeldText } from './held-text.ts';
import { letOthersIn } from './let-others-in.ts';

/**
 * Sends a text of several chunks, each when the one before it is with the system (SRV-15): no more
 * of it is unpacked than the chunk that goes out, and its memory is given back as soon as it went.
 */
export function sendHeld(reply: FastifyReply, body: HeldText): FastifyReply {
  reply.header('content-length', body.length);
  // What Fastify is given as a stream it reads ahead, and does not say when it is done with a chunk.
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  if (reply.request.method === 'HEAD') raw.end();
  else
    sendChunks(raw, body).catch((error: unknown) => {
      reply.log.error(error);
      raw.destroy();
    });
  return reply;
}

async function sendChunks(raw: ServerResponse, body: HeldText): Promise<void> {
  for (const bytes of body.chunks()) {
    if (!(await isWritten(raw, bytes))) return;
    // A socket that takes all that it is given would have it in one turn of the loop.
    await letOthersIn();
  }
  raw.end();
}

/** Resolves once the system has the bytes; false: nobody is there any more who would read them. */
function isWritten(raw: ServerResponse, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = () => resolve(false);
    // A connection that has just ended takes what is written, and never says so.
    raw.once('close', leave);
    raw.write(bytes, (error) => {
      raw.removeListener('close', leave);
      resolve(!error);
    });
  });
}
