import type { FastifyInstance } from 'fastify';
import { VARIANTS } from '../images/variants.ts';
import type { Store } from '../store/store.ts';

const ADDRESS = /^([0-9a-f]{64})(?:-([a-z]+-\d+))?\.png$/;

/** Serves `/images/HASH.png`: pictures redrawn by the site, which browsers may cache (FACE-8). */
export function mountPictures(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { file: string } }>('/images/:file', (request, reply) => {
    const [, image = '', name = 'picture'] = ADDRESS.exec(request.params.file) ?? [];
    const variant = VARIANTS.find((one) => one === name);
    const bytes = variant === undefined ? null : store.images.find(image, variant);
    if (bytes === null) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(bytes);
  });
}
