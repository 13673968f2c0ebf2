import { contrast } from './colour';

export type Finish = {
  adjective: string;
  colour: string;
};

const family = (colours: Readonly<Record<string, string>>): readonly Finish[] =>
  Object.entries(colours).map(([adjective, colour]) => ({ adjective, colour }));

export const METALS = family({
  Brass: '#cf9f3c',
  Verdigris: '#5fa590',
  Copper: '#c0653a',
  Pewter: '#8d9394',
  Gunmetal: '#4a5258',
  Gilded: '#e8bc45',
  'Rose Gold': '#d69583',
  Tinplate: '#b9c2bd',
  'Blued Steel': '#3f6080',
  Bronze: '#94692f',
  Silver: '#cfd3cd',
  'Rusted Iron': '#8f4a2c',
  'Vermilion Enamel': '#d8452b',
  'Ivory Enamel': '#ecdfc2',
});

export const CLOTHS = family({
  Oxblood: '#80262f',
  Mustard: '#d6a02f',
  'Bottle-Green': '#2f5d47',
  Charcoal: '#43413f',
  Oatmeal: '#d9c7a3',
  Rust: '#b5522b',
  Teal: '#2b7a7a',
  Indigo: '#34466e',
  Rose: '#d48a86',
  Saffron: '#ea9a2c',
  Sage: '#92a67d',
  Cream: '#efe2c4',
  Tomato: '#d64530',
  'Slate-Blue': '#6c88a0',
});

export const GLASS = family({
  Amber: '#e09a2d',
  Ruby: '#b3243a',
  Emerald: '#2c8a5c',
  Citrine: '#e8cf4d',
  Smoke: '#57534f',
  Jade: '#6bae8a',
  'Rose Quartz': '#e3a7a0',
  'Sea-Glass': '#8fc4b4',
  Garnet: '#7a2433',
  Aquamarine: '#5bb3bd',
  Onyx: '#322d2c',
  Moonstone: '#c9d3d6',
  Carnelian: '#cf5a2c',
  Lapis: '#2f569b',
});

export const WOODS = family({
  Briar: '#8a4a2a',
  Cherrywood: '#a34b33',
  Ebony: '#3a2d28',
  Birch: '#e0c798',
  Walnut: '#6b4a33',
  Maple: '#cf9450',
  Driftwood: '#a89c8a',
  Rosewood: '#74302b',
  Bamboo: '#c3b25a',
  Teak: '#a8703c',
  'Scorched Oak': '#4d3d30',
  Cedar: '#b9653f',
  'Limed Ash': '#d3cdb8',
  'Mossy Oak': '#737a45',
});

export const LIVING = family({
  Scarlet: '#d13a2b',
  Snowy: '#e9e4d6',
  Ash: '#8f8d86',
  Tawny: '#b87b3d',
  Emerald: '#2f8f5d',
  Midnight: '#363f50',
  Coral: '#e67a5e',
  Lemon: '#ecd04f',
  Chestnut: '#7d4228',
  Raven: '#34302f',
  Lichen: '#a3b07c',
  Marigold: '#ee9f28',
  Kingfisher: '#2c86a3',
  Blush: '#e2a395',
});

export const HAIR = family({
  Ginger: '#cc6a2c',
  Chestnut: '#74412a',
  Silver: '#c8c6bf',
  Raven: '#302b2a',
  Flaxen: '#e2c07a',
  Auburn: '#93402a',
  Ash: '#98918a',
  Sandy: '#c99a61',
  Snow: '#efe9dc',
  Pepper: '#5c5855',
  Rust: '#b04e25',
  Honey: '#d99a3a',
  Seaweed: '#4f7a58',
  'Squid-Ink': '#3b4560',
});

export const EARTHS = family({
  Terracotta: '#c46c48',
  Celadon: '#9dbf9f',
  Basalt: '#4c4a4a',
  Sandstone: '#d3ad77',
  Porcelain: '#e8e4d8',
  Slate: '#667782',
  Ochre: '#c99232',
  Cinnabar: '#b93f2e',
  Malachite: '#38795a',
  Alabaster: '#efdcc6',
  Umber: '#6d4a35',
  Cobalt: '#3c64a0',
  'Rose Clay': '#cf8f7f',
  Pumice: '#a9a49b',
});

export const SKIES = family({
  Dusk: '#c78871',
  Dawn: '#ecc998',
  Noonday: '#e7bd57',
  Storm: '#5b6f79',
  Ember: '#ba4c30',
  Jade: '#77aa8e',
  Lagoon: '#4a8f97',
  Peach: '#eaac89',
  Midnight: '#323846',
  Lichen: '#aab27c',
  Bone: '#e4d8bf',
  Coral: '#df7b61',
  Moss: '#69753f',
  Mulberry: '#7f3f4f',
});

export const TRIMS = family({
  Bone: '#f1e5cb',
  Oxblood: '#7b2230',
  Brass: '#d9a63d',
  Teal: '#256d6c',
  Charcoal: '#38332f',
  Vermilion: '#e0512c',
  Sage: '#a3b58a',
  Rose: '#dc958c',
  Powder: '#a9c6cd',
  Indigo: '#2f4270',
  Moss: '#66723a',
  Tangerine: '#f08c35',
});

export const LIT_TRIMS = TRIMS.filter(({ adjective }) =>
  ['Bone', 'Brass', 'Vermilion', 'Sage', 'Rose', 'Powder', 'Tangerine'].includes(adjective),
);

const sorted = new WeakMap<readonly Finish[], Map<Finish, readonly Finish[]>>();

export const trimsFor = (finish: Finish, trims: readonly Finish[] = TRIMS): readonly Finish[] => {
  const known = sorted.get(trims) ?? new Map<Finish, readonly Finish[]>();
  sorted.set(trims, known);
  const found =
    known.get(finish) ??
    trims
      .map((trim) => ({ trim, rank: contrast(trim.colour, finish.colour) }))
      .toSorted((one, other) => other.rank - one.rank)
      .map(({ trim }) => trim);
  known.set(finish, found);
  return found;
};
