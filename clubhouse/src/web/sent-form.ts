import type { FastifyRequest } from 'fastify';

/** A file that a form brought. */
export interface SentFile {
  /** As its sender calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What was posted. */
export interface SentForm {
  readonly form: URLSearchParams;
  /** By the names of their fields; a field in which none was chosen is not there. */
  readonly files: ReadonlyMap<string, SentFile>;
}

/** The fields of a form, and its files where its page takes some (FACE-15). What cannot be read is empty. */
export async function readForm({ body, headers }: FastifyRequest): Promise<SentForm> {
  if (typeof body === 'string') return { form: new URLSearchParams(body), files: new Map() };
  if (!Buffer.isBuffer(body)) return { form: new URLSearchParams(), files: new Map() };
  return readParts(body, headers['content-type'] ?? '');
}

async function readParts(body: Buffer, type: string): Promise<SentForm> {
  const [form, files] = [new URLSearchParams(), new Map<string, SentFile>()];
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  const parts = await response.formData().catch(() => new FormData());
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else if (value.name !== '') files.set(name, { name: value.name, bytes: await value.bytes() });
  }
  return { form, files };
}
