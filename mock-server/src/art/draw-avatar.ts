import { drawBust } from './bust';
import { collectionOf } from './collections';
import type { CollectionArt } from './collection-art';
import { shift, tonesOf } from './colour';
import { box } from './geometry/shapes';
import { fill, stand } from './paint';
import { between, createRandom } from './random';
import { drawLayer, svgOf } from './scene';
import { type Slot, SLOTS } from '@trait-market/contract/economy/shared';
import type { TraitArt } from './trait-art';

/** Figures are drawn slightly larger than their grid, so that faces are readable at 48 px. */
const FIGURE_SCALE = 1.07;

const bareBackground = ({ palette }: CollectionArt, seed: number): string => {
  const random = createRandom(seed);
  const ground = shift(palette.ground, between(random, -0.05, 0.02));
  const edge = between(random, 250, 330);
  return (
    fill(box(0, 0, 512, 512), ground) +
    fill(`M0 0L${edge} 0L${edge - 190} 512L0 512Z`, shift(ground, 0.035))
  );
};

const bare = (slot: Slot, collection: CollectionArt, worn: TraitArt | undefined, seed: number) => {
  const { headShape, palette } = collection;
  const tones = tonesOf(worn?.tones.primary ?? palette.body);
  switch (slot) {
    case 'background':
      return bareBackground(collection, seed);
    case 'body':
      return drawBust(headShape, tones);
    case 'mouth':
      return headShape.mouth(tones);
    case 'eyes':
      return headShape.eyes(tones);
    default:
      return '';
  }
};

const bySlot = (traits: readonly TraitArt[]): ReadonlyMap<Slot, TraitArt> => {
  const worn = new Map(traits.map((trait) => [trait.slot, trait]));
  if (worn.size < traits.length) throw new RangeError('An avatar wears one trait in a slot');
  return worn;
};

const placed = (slot: Slot, marks: string): string =>
  slot === 'background' ? marks : stand(marks, -18, -8, FIGURE_SCALE);

export const drawWornLayer = (trait: TraitArt): string =>
  svgOf(placed(trait.slot, drawLayer(trait, collectionOf(trait.collection).headShape)));

export const BARE_SLOTS = ['mouth', 'eyes'] as const satisfies readonly Slot[];

export const drawBareLayer = (slot: (typeof BARE_SLOTS)[number], body: TraitArt): string =>
  svgOf(placed(slot, bare(slot, collectionOf(body.collection), body, 0)));

export const HEAD_SLOTS = ['background', 'body', ...BARE_SLOTS] as const satisfies readonly Slot[];

export const HEAD_SEED = 0;

/** @throws RangeError for an unknown collection */
export const drawHeadLayer = (
  slot: (typeof HEAD_SLOTS)[number],
  collection: string,
  seed = HEAD_SEED,
): string => svgOf(placed(slot, bare(slot, collectionOf(collection), undefined, seed)));

/** @throws RangeError when two traits share a slot, and for an unknown collection or drawing */
export const drawAvatar = (avatar: {
  collection: string;
  traits: readonly TraitArt[];
  seed: number;
}): string => {
  const collection = collectionOf(avatar.collection);
  const worn = bySlot(avatar.traits);
  const layers = SLOTS.map((slot) => {
    const trait = worn.get(slot);
    const marks = trait
      ? drawLayer(trait, collection.headShape)
      : bare(slot, collection, worn.get('body'), avatar.seed);
    if (marks === '') return '';
    return `<g data-slot="${slot}">${placed(slot, marks)}</g>`;
  });
  return svgOf(layers.join(''));
};
