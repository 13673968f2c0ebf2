import { drawTrait } from '../../art/draw-trait';
import type { World } from '../../world/world';
import type { Markets } from '../markets';
import { MarketRefusal } from '../refusal';
import { avatarKey } from '../tables/keys';
import { drawDressed } from './draw-dressed';

/** Drawings of what the market of a world has, as SVG documents; undefined for what it has not. */
export const marketDrawings = (markets: Markets) => ({
  drawAvatar: async (
    world: World,
    collection: string,
    tokenId: string,
  ): Promise<string | undefined> => {
    try {
      return drawDressed((await markets.of(world)).context, avatarKey(collection, tokenId));
    } catch (error) {
      if (error instanceof MarketRefusal) return undefined;
      throw error;
    }
  },

  drawTrait: async (world: World, id: string): Promise<string | undefined> => {
    const entry = (await markets.of(world)).context.catalogue.traits.get(id);
    return entry && drawTrait(entry.art);
  },
});
