import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { settleOnce } from 'service/arriving-body';
import type { FormBounds } from './form-bounds.ts';
import { RefusedBody } from './request-head.ts';
import type { SentFile, SentForm } from './sent-form.ts';

const MAX_NAME_BYTES = 100;
/** Maximum number of headers per part; two are in use. */
const MAX_PART_HEADERS = 8;
const MAX_PART_HEADER_BYTES = 4096;

/**
 * Reads a form with files part by part as it arrives, and stops at the first exceeded limit.
 * @throws RefusedBody
 */
export async function readUpload(raw: IncomingMessage, bounds: FormBounds): Promise<SentForm> {
  const parser = createParser(raw, bounds);
  const result = await settleOnce<SentForm | 'tooLarge' | 'notForm'>(raw, (settle) => {
    collectParts(parser, settle);
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > bounds.maxBytes) settle('tooLarge');
    };
    raw.on('data', onData).pipe(parser);
    return () => raw.off('data', onData).unpipe(parser);
  });
  if (typeof result === 'object') return result;
  throw new RefusedBody(result === 'tooLarge' ? 'tooLarge' : 'notForm');
}

function collectParts(
  parser: BusboyInstance,
  settle: (result: SentForm | 'tooLarge' | 'notForm') => void,
): void {
  const form = new URLSearchParams();
  const files = new Map<string, SentFile>();
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) settle('tooLarge');
    else form.append(name, value);
  });
  // The parser also treats a part of unknown type without a name as a file.
  parser.on('file', (field, stream, name?: string) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => settle('tooLarge'));
    stream.on('error', () => settle('notForm'));
    stream.on('end', () => {
      if (name !== undefined && name !== '') files.set(field, { name, bytes: joinChunks(chunks) });
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => settle('tooLarge'));
  }
  parser.on('error', () => settle('notForm'));
  parser.on('finish', () => settle({ form, files }));
}

function createParser({ headers }: IncomingMessage, bounds: FormBounds): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        fieldNameSize: MAX_NAME_BYTES,
        fieldSize: bounds.maxBytes,
        fields: bounds.maxFields,
        fileSize: bounds.maxFileBytes ?? 0,
        files: bounds.maxFields,
        parts: bounds.maxFields,
        headerPairs: MAX_PART_HEADERS,
        headerSize: MAX_PART_HEADER_BYTES,
      },
    });
  } catch {
    throw new RefusedBody('notForm');
  }
}

function joinChunks(chunks: readonly Buffer[]): Uint8Array {
  return new Uint8Array(Buffer.concat(chunks));
}
