import { createHash } from 'node:crypto';

import type { Metrics } from '../operations/metrics';
import { createBulkhead } from '../provider/bulkhead';
import { CallSignal } from '../provider/call-signal';
import type { Provider } from '../provider/client';
import { Refusal } from '../refusal';
import type { ArtFetch } from './art/fetch-art';
import type { LinkPicture } from './link-picture';
import { createPictureCache, type Entry, type Limits } from './picture-cache';
import type { Drawn } from './process/draw-task';
import type { Renderer } from './process/renderer';
import type { PictureRequest } from './picture-request';

type Options = {
  provider: Pick<Provider, 'forward'>;
  hasMarket: boolean;
  art: ArtFetch;
  renderer: Renderer;
  metrics: Metrics;
  limits: Limits & { waiting: number };
};

/** The deadline for the data from the provider, in ms. */
const DATA_MS = 2000;
/** The maximum time in the queue, in ms. */
const QUEUE_MS = 2000;
/** The number of pictures that are made concurrently: most of them wait for data or for their art. */
const CONCURRENT = 4;
/** The share of the queue that one client may use. */
const CLIENT_SHARE = 0.5;
/** The name by which the provider's limits count all pictures together. */
const CLIENT = 'link-pictures';

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');

/** Makes pictures for links from the provider's public data, without a user's token. */
export const createLinkPictures = (options: Options) => {
  const { provider, hasMarket, art, renderer, metrics, limits } = options;
  const bulkhead = createBulkhead({
    connections: CONCURRENT,
    calls: CONCURRENT,
    waiting: limits.waiting,
    wait: QUEUE_MS,
    share: CLIENT_SHARE,
  });

  const readWithin = async ({ read, requestId, world }: PictureRequest) => {
    const signal = new CallSignal();
    const late = setTimeout(() => signal.abort(new Refusal('PROVIDER_TIMEOUT')), DATA_MS);
    const headers = {
      'x-request-id': requestId,
      ...(world !== '' && { 'x-mock-world': world.slice(1) }),
    };
    const caller = { requestId, world, client: CLIENT + world, headers, span: undefined, signal };
    try {
      return await read({
        get: (route, params, query) => provider.forward({ route, params, query, caller }),
        hasMarket,
      });
    } finally {
      clearTimeout(late);
    }
  };

  /** Draws the picture without its art if the art ends the renderer or exceeds the deadline. */
  const draw = async (picture: LinkPicture): Promise<Drawn> => {
    const fetched = await art.fetchAll(picture.art.urls);
    const start = performance.now();
    try {
      return await renderer.draw({ picture, art: fetched });
    } catch (error) {
      if (!fetched.some((bytes) => bytes !== undefined)) throw error;
      return await renderer.draw({ picture, art: [] });
    } finally {
      metrics.pictureDrawn((performance.now() - start) / 1000);
    }
  };

  const make = async (request: PictureRequest, outdated: Entry | undefined): Promise<Entry> => {
    const picture = await readWithin(request);
    if (picture === undefined) {
      metrics.picture('missing');
      return { kind: 'missing' };
    }
    const content = hashOf(JSON.stringify(picture));
    if (outdated?.kind === 'drawn' && outdated.isWhole && outdated.content === content) {
      metrics.picture('unchanged');
      return outdated;
    }
    const { png, failed } = await draw(picture);
    metrics.picture(failed === 0 ? 'drawn' : 'without-art');
    const bytes = Buffer.from(png);
    return {
      kind: 'drawn',
      content,
      png: bytes,
      etag: `"${hashOf(bytes)}"`,
      isWhole: failed === 0,
    };
  };

  const cache = createPictureCache(limits, (request: PictureRequest, outdated) =>
    bulkhead
      .run({ route: CLIENT, client: request.client, signal: new CallSignal() }, () =>
        make(request, outdated),
      )
      .catch((error: unknown) => {
        metrics.picture('failed');
        throw error;
      }),
  );

  return {
    get: async (request: PictureRequest): Promise<Entry> => {
      const key = `${request.path}${request.world}`;
      if (cache.has(key)) metrics.picture('cached');
      return cache.get(key, request);
    },
    cacheBytes: cache.bytes,
    load: () => bulkhead.load().map(({ open, waiting }) => ({ open, waiting })),
    close: async (): Promise<void> => {
      renderer.end();
      await art.close();
    },
  };
};

export type LinkPictures = ReturnType<typeof createLinkPictures>;
