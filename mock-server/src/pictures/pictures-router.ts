import { Router, type Response } from 'express';

import { refuse } from '../http/refusal';
import type { Seed } from '../seed/seed';
import { isWorldName, type Worlds } from '../worlds';
import type { PictureFormat } from './picture-paths';

/** Seconds that a drawing may be kept: another version of this server may draw it better. */
const DRAWING_MAX_AGE_S = 60 * 60;

const NAME = /^([\w-]{1,64})\.(svg|webp)$/;

/** A picture can neither load nor run anything, however it is opened. */
const PICTURE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const TYPES: Record<PictureFormat, string> = { svg: 'image/svg+xml', webp: 'image/webp' };
const CACHING: Record<PictureFormat, string> = {
  svg: `public, max-age=${DRAWING_MAX_AGE_S}`,
  // An upload has an address of its own.
  webp: 'public, max-age=31536000, immutable',
};

const send = (response: Response, format: PictureFormat, picture: string | Buffer | undefined) => {
  response.set(PICTURE_HEADERS);
  if (picture === undefined) {
    refuse(response, 404, 'There is no such picture.');
    return;
  }
  response.set({ 'content-type': TYPES[format], 'cache-control': CACHING[format] });
  response.send(picture);
};

/** Avatars and traits: drawings of the seed as SVG, uploads as WebP. */
export const picturesRouter = (worlds: Worlds, seed: Seed): Router =>
  Router()
    .get('/pictures/:world/avatars/:name', ({ params }, response) => {
      const [, id, format] = NAME.exec(params.name) ?? [];
      if (id === undefined || !isWorldName(params.world)) send(response, 'svg', undefined);
      else if (format === 'svg') send(response, 'svg', seed.drawAvatar(id));
      else send(response, 'webp', worlds.of(params.world).records.pictures.find(id));
    })
    .get('/pictures/:world/traits/:name', ({ params }, response) => {
      const [, id, format] = NAME.exec(params.name) ?? [];
      const isDrawing = format === 'svg' && isWorldName(params.world);
      send(response, 'svg', isDrawing && id !== undefined ? seed.drawTrait(id) : undefined);
    });
