import { Router, type Request, type RequestHandler, type Response } from 'express';

import { clients } from '../limits/client-key';
import type { RateLimiter } from '../limits/rate-limiter';
import { requestIdOf } from '../middleware/request-id';
import { Refusal } from '../refusal';
import { worlds } from '../world';
import type { LinkPictures } from './link-pictures';
import type { Entry } from './picture-cache';
import type { Subject } from './subjects/subject';
import { subjects } from './subjects/subjects';

type Options = {
  pictures: LinkPictures;
  limiter: RateLimiter;
  forwardHeaders: readonly string[];
  hasMarket: boolean;
  /** How long browsers and shared caches may use a picture without asking again, in ms. */
  fresh: number;
};

const INCOMPLETE_MAX_AGE_S = 60;
const STALE_S = 86_400;

const cachingOf = (isWhole: boolean, fresh: number): string => {
  const whole = Math.floor(fresh / 1000);
  const maxAge = isWhole ? whole : Math.min(whole, INCOMPLETE_MAX_AGE_S);
  return `public, max-age=${maxAge}, stale-while-revalidate=${STALE_S}`;
};

/** Serves `/og/….png`, the pictures that link previews show. */
export const linkPictureRouter = (options: Options): Router => {
  const { pictures, limiter, forwardHeaders, hasMarket, fresh } = options;
  const clientOf = clients(forwardHeaders);
  const worldOf = worlds(forwardHeaders);

  const send = (res: Response, entry: Entry, world: string): void => {
    if (entry.kind === 'missing') throw new Refusal('NOT_FOUND');
    const { png, etag, isWhole } = entry;
    // A world's picture differs by a request header, which shared caches ignore.
    res.setHeader('Cache-Control', world === '' ? cachingOf(isWhole, fresh) : 'no-store');
    // Sites that preview links may show the picture in their own pages.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('ETag', etag).type('png').send(png);
  };

  const serve =
    ({ at }: Subject): RequestHandler =>
    async (req: Request, res) => {
      const client = clientOf(req);
      await limiter.count('pictures', client);
      const read = at(req.params);
      if (read === undefined) throw new Refusal('NOT_FOUND');
      const world = worldOf(req);
      const { path } = req;
      send(
        res,
        await pictures.get({ requestId: requestIdOf(res), client, world, path, read }),
        world,
      );
    };

  const router = Router({ caseSensitive: true, strict: true });
  for (const subject of subjects) {
    if (subject.isOfMarket && !hasMarket) continue;
    router.get(`${subject.path}.png`, serve(subject));
  }
  return router;
};
