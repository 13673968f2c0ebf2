import {
  BARE_SLOTS,
  drawBareLayer,
  drawHeadLayer,
  drawWornLayer,
  HEAD_SLOTS,
} from '../../art/draw-avatar';
import { drawTrait } from '../../art/draw-trait';
import { traitVersion } from '../../art/drawing-version';
import type { World } from '../../world/world';
import { lookOfTraits } from '../catalogue/look';
import type { Markets } from './markets';
import { MarketRefusal } from '../shared/refusal';
import { avatarKey } from '../tables/keys';
import { avatarVersion } from '../drawings/avatar-picture';
import { drawDressed, drawLook } from '../drawings/draw-dressed';

const drawn = async <Drawn>(draw: () => Promise<Drawn>): Promise<Drawn | undefined> => {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof MarketRefusal) return undefined;
    throw error;
  }
};

export const marketDrawings = (markets: Markets) => ({
  drawAvatar: (world: World, collection: string, tokenId: string) =>
    drawn(async () => {
      const { context } = await markets.of(world);
      const key = avatarKey(collection, tokenId);
      const row = context.tables.avatars.find(key);
      return {
        drawing: drawDressed(context, key),
        version: row === undefined ? '' : avatarVersion(context.catalogue, row),
      };
    }),

  drawLook: (world: World, collection: string, tokenId: string, wear: readonly string[]) =>
    drawn(async () => {
      const { context } = await markets.of(world);
      const look = lookOfTraits(context.catalogue, collection, wear);
      return drawLook(context, avatarKey(collection, tokenId), look);
    }),

  drawWornLayer: async (world: World, traitId: string): Promise<string | undefined> => {
    const entry = (await markets.of(world)).context.catalogue.traits.get(traitId);
    return entry && drawWornLayer(entry.art);
  },

  /**
   * Returns undefined for an unknown trait, for a trait that isn't a body, and for a slot without a
   * bare layer.
   */
  drawBareLayer: async (
    world: World,
    bodyId: string,
    slotName: string,
  ): Promise<string | undefined> => {
    const entry = (await markets.of(world)).context.catalogue.traits.get(bodyId);
    const slot = BARE_SLOTS.find((one) => one === slotName);
    return entry?.slot === 'body' && slot !== undefined
      ? drawBareLayer(slot, entry.art)
      : undefined;
  },

  drawHeadLayer: async (
    world: World,
    collection: string,
    slotName: string,
  ): Promise<string | undefined> => {
    const { catalogue } = (await markets.of(world)).context;
    const slot = HEAD_SLOTS.find((one) => one === slotName);
    return catalogue.collections.has(collection) && slot !== undefined
      ? drawHeadLayer(slot, collection)
      : undefined;
  },

  drawOwnBackground: async (
    world: World,
    collection: string,
    tokenId: string,
  ): Promise<string | undefined> => {
    const { tables } = (await markets.of(world)).context;
    const row = tables.avatars.find(avatarKey(collection, tokenId));
    return row && drawHeadLayer('background', collection, row.artSeed);
  },

  drawTrait: async (world: World, id: string) => {
    const entry = (await markets.of(world)).context.catalogue.traits.get(id);
    return entry && { drawing: drawTrait(entry.art), version: traitVersion(entry.art) };
  },
});
