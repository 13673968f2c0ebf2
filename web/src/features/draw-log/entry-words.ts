import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { dropPath, proofPath } from '@/lib/economy/draws/pack-paths';
import { packsCount } from '@/lib/economy/draws/pack-lines';
import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';

import { refusalReason } from './refusal-reasons';

/** An entry of any type, also of one that this version doesn't know. */
const AnyEntrySchema = z.looseObject({
  type: z.string(),
  at: z.iso.datetime(),
  wallet: WalletAddressSchema,
  id: z.optional(Bytes32Schema),
  length: z.optional(z.int()),
  code: z.optional(z.string()),
  drops: z.optional(z.array(z.string())),
  pool: z.optional(z.nullable(z.looseObject({ collection: z.string(), slot: z.string() }))),
  signed: z.optional(
    z.looseObject({
      message: z.looseObject({
        drop: z.optional(z.string()),
        packs: z.optional(z.string()),
        quantity: z.optional(z.string()),
        stake: z.optional(z.array(z.string())),
      }),
    }),
  ),
});
export type AnyEntry = z.infer<typeof AnyEntrySchema>;

/** Returns undefined for a text that isn't an entry. */
export const readEntry = (text: string): AnyEntry | undefined => {
  try {
    return AnyEntrySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const TITLES = new Map([
  ['chain', 'Commitments published'],
  ['accepted', 'Draw accepted'],
  ['refused', 'Draw refused'],
  ['revealed', 'Result revealed'],
  ['returned', 'Draw returned'],
  ['bought', 'Packs bought'],
  ['bought-several', 'Packs bought'],
  ['given', 'Given to a pool'],
]);

export const titleOf = ({ type }: AnyEntry): string => TITLES.get(type) ?? 'Another kind of entry';

export type Linked = { words: string; to: string };
/** The subject of an entry, as a text or as a link. */
export type About = string | Linked;

/** Writes a slug such as `high-tide` as a name. */
const named = (slug: string): string =>
  plainText(
    slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
  );

const dropLink = (id: string): Linked => ({ words: named(id), to: dropPath(id) });

const ofPool = ({ pool }: AnyEntry): Linked | undefined =>
  pool
    ? {
        words: `${named(pool.collection)} ${plainText(pool.slot)}`,
        to: `${paths.reroll}?pool=${encodeURIComponent(`${pool.collection}/${pool.slot}`)}`,
      }
    : undefined;

const ofPacks = ({ signed, drops }: AnyEntry): About[] => {
  const { drop, packs } = signed?.message ?? {};
  if (drop !== undefined) return [`${packsCount(Number(packs ?? 1))} of`, dropLink(drop)];
  return (drops ?? []).map(dropLink);
};

const ofReroll = (entry: AnyEntry): About[] => {
  const pool = ofPool(entry);
  const isUpgrade = (entry.signed?.message.stake?.length ?? 1) > 1;
  return pool === undefined ? [] : [isUpgrade ? 'An upgrade in' : 'A re-roll in', pool];
};

const ofDraw = (entry: AnyEntry): About[] =>
  entry.signed?.message.drop === undefined ? ofReroll(entry) : ofPacks(entry);

/** Returns what an entry says, beyond its title. */
export const aboutOf = (entry: AnyEntry): About[] => {
  const { type, length, code, signed } = entry;
  switch (type) {
    case 'chain':
      return [`For up to ${length ?? 0} draws`];
    case 'accepted':
      return ofDraw(entry);
    case 'refused':
      return [...ofDraw(entry), ...(code === undefined ? [] : [refusalReason(code)])];
    case 'revealed':
      return ['The market’s part of a draw'];
    case 'returned':
      return ['The market’s part came too late'];
    case 'bought':
    case 'bought-several':
      return ofPacks(entry);
    case 'given': {
      const pool = ofPool(entry);
      const quantity = Number(signed?.message.quantity ?? 1);
      const editions = quantity === 1 ? '1 edition to' : `${quantity} editions to`;
      return pool === undefined ? [] : [editions, pool];
    }
    default:
      return [];
  }
};

const OF_DRAWS = new Set(['accepted', 'revealed', 'returned']);

/** Returns the address of the draw that an entry is about. */
export const drawOf = ({ type, id }: AnyEntry): string | undefined =>
  id !== undefined && OF_DRAWS.has(type) ? proofPath(id) : undefined;
