import { SLOTS } from '@trait-market/contract/economy/shared';
import { Router, type Response } from 'express';

import { PICTURE_HEADERS } from '../../kernel/http/picture-headers';
import { refuse } from '../../kernel/http/refusal';
import type { Seed } from '../../seed/seed';
import type { PictureFormat } from '../../world/picture-paths';
import type { World } from '../../world/world';
import { isWorldName, type Worlds } from '../../world/worlds';
import { compressed, type Encoding } from './compressed';
import { createThumbnails } from './thumbnails';

const DRAWING_MAX_AGE_S = 60 * 60;

const FOR_EVER = 'public, max-age=31536000, immutable';

const MAX_WORN = SLOTS.length;

const NAME = /^([\w-]{1,64})\.(svg|webp)$/;

const TYPES: Record<PictureFormat, string> = { svg: 'image/svg+xml', webp: 'image/webp' };
const CACHING: Record<PictureFormat, string> = {
  svg: `public, max-age=${DRAWING_MAX_AGE_S}`,
  // Cached forever, because each upload has its own URL.
  webp: FOR_EVER,
};

/** Allows caching forever if the URL contains the picture's current version. */
const cachingOf = (requested: unknown, version: string | undefined): string =>
  version !== undefined && requested === version ? FOR_EVER : CACHING.svg;

/** Compresses drawings only, because the formats of bitmaps are already compressed. */
const encodingFor = (response: Response, picture: string | Buffer): Encoding | undefined => {
  if (typeof picture !== 'string') return undefined;
  response.vary('Accept-Encoding');
  const best = response.req.acceptsEncodings('br', 'gzip', 'identity');
  return best === 'br' || best === 'gzip' ? best : undefined;
};

const send = async (
  response: Response,
  format: PictureFormat,
  picture: string | Buffer | undefined,
  caching = CACHING[format],
): Promise<void> => {
  response.set(PICTURE_HEADERS);
  if (picture === undefined) {
    refuse(response, 404, 'There is no such picture.');
    return;
  }
  response.set({ 'content-type': TYPES[format], 'cache-control': caching });
  const encoding = encodingFor(response, picture);
  if (encoding !== undefined) response.set('content-encoding', encoding);
  response.send(encoding === undefined ? picture : await compressed(String(picture), encoding));
};

type Versioned = { drawing: string; version: string };

type MarketDrawings = {
  drawAvatar: (world: World, collection: string, tokenId: string) => Promise<Versioned | undefined>;
  drawLook: (
    world: World,
    collection: string,
    tokenId: string,
    wear: readonly string[],
  ) => Promise<string | undefined>;
  drawWornLayer: (world: World, traitId: string) => Promise<string | undefined>;
  drawBareLayer: (world: World, bodyId: string, slot: string) => Promise<string | undefined>;
  drawHeadLayer: (world: World, collection: string, slot: string) => Promise<string | undefined>;
  drawOwnBackground: (
    world: World,
    collection: string,
    tokenId: string,
  ) => Promise<string | undefined>;
  drawTrait: (world: World, id: string) => Promise<Versioned | undefined>;
};

export const picturesRouter = (worlds: Worlds, seed: Seed, market: MarketDrawings): Router => {
  const thumbnailOf = createThumbnails();
  /** Reads a world without counting as use: pictures on any page must not evict other worlds. */
  const inWorld = async <Found>(
    name: string,
    find: (world: World) => Found | Promise<Found>,
  ): Promise<Found | undefined> => {
    const world = isWorldName(name) ? worlds.visit(name) : undefined;
    return world && find(world);
  };
  return Router()
    .get('/pictures/:world/avatars/:name', async ({ params }, response) => {
      const [, id, format] = NAME.exec(params.name) ?? [];
      if (id === undefined || !isWorldName(params.world)) await send(response, 'svg', undefined);
      else if (format === 'svg') await send(response, 'svg', seed.drawAvatar(id));
      else {
        const found = await inWorld(params.world, ({ records }) => records.pictures.find(id));
        await send(response, 'webp', found);
      }
    })
    .get('/pictures/:world/traits/:name', async ({ params, query }, response) => {
      const [, id, format] = NAME.exec(params.name) ?? [];
      const drawn =
        id !== undefined && isWorldName(params.world)
          ? (seed.drawTrait(id) ??
            (await inWorld(params.world, (world) => market.drawTrait(world, id))))
          : undefined;
      const caching = cachingOf(query['art'], drawn?.version);
      if (format === 'svg' || drawn === undefined) {
        await send(response, 'svg', drawn?.drawing, caching);
      } else await send(response, 'webp', await thumbnailOf(drawn.drawing), caching);
    })
    .get('/pictures/:world/collections/:collection/:name', async ({ params, query }, response) => {
      const [, id, format] = NAME.exec(params.name) ?? [];
      const isDrawing = format === 'svg' && isWorldName(params.world);
      const drawn =
        isDrawing && id !== undefined
          ? await inWorld(params.world, (world) => market.drawAvatar(world, params.collection, id))
          : undefined;
      await send(response, 'svg', drawn?.drawing, cachingOf(query['worn'], drawn?.version));
    })
    .get('/pictures/:world/layers/:name', async ({ params }, response) => {
      const [, id, format] = NAME.exec(params.name) ?? [];
      const isDrawing = format === 'svg' && id !== undefined && isWorldName(params.world);
      const drawing = isDrawing
        ? await inWorld(params.world, (world) => market.drawWornLayer(world, id))
        : undefined;
      await send(response, 'svg', drawing);
    })
    .get('/pictures/:world/layers/:body/:name', async ({ params }, response) => {
      const [, slot, format] = NAME.exec(params.name) ?? [];
      const isDrawing = format === 'svg' && slot !== undefined && isWorldName(params.world);
      const drawing = isDrawing
        ? await inWorld(params.world, (world) => market.drawBareLayer(world, params.body, slot))
        : undefined;
      await send(response, 'svg', drawing);
    })
    .get('/pictures/:world/layers/heads/:collection/:name', async ({ params }, response) => {
      const [, slot, format] = NAME.exec(params.name) ?? [];
      const isDrawing = format === 'svg' && slot !== undefined && isWorldName(params.world);
      const drawing = isDrawing
        ? await inWorld(params.world, (world) =>
            market.drawHeadLayer(world, params.collection, slot),
          )
        : undefined;
      await send(response, 'svg', drawing);
    })
    .get('/pictures/:world/layers/avatars/:collection/:name', async ({ params }, response) => {
      const [, id, format] = NAME.exec(params.name) ?? [];
      const isDrawing = format === 'svg' && id !== undefined && isWorldName(params.world);
      const drawing = isDrawing
        ? await inWorld(params.world, (world) =>
            market.drawOwnBackground(world, params.collection, id),
          )
        : undefined;
      await send(response, 'svg', drawing);
    })
    .get('/pictures/:world/looks/:collection/:name', async ({ params, query }, response) => {
      const [, id, format] = NAME.exec(params.name) ?? [];
      const wear = typeof query['wear'] === 'string' ? query['wear'].split(',', MAX_WORN) : [];
      const isDrawing = format === 'svg' && isWorldName(params.world);
      const drawing =
        isDrawing && id !== undefined
          ? await inWorld(params.world, (world) =>
              market.drawLook(
                world,
                params.collection,
                id,
                wear.filter((one) => one !== ''),
              ),
            )
          : undefined;
      await send(response, 'svg', drawing);
    });
};
