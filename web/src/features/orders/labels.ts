import type { Party } from '@trait-market/contract/economy/activity';
import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { Fee } from '@trait-market/contract/economy/fees';
import type { Item } from '@trait-market/contract/economy/items';
import type { Order } from '@trait-market/contract/economy/orders';
import type { OfferItem } from '@trait-market/contract/economy/typed-data/seaport';
import type { Asset } from '@trait-market/contract/economy/typed-data/terms';
import * as z from 'zod/mini';

import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';
import { recordOf } from '@/lib/record-of';

/**
 * What people call the addresses and numbers that are signed: assets by kind, contract and token id,
 * whom each fee goes to, and accounts by their user names.
 */
export const LabelsSchema = z.object({
  assets: recordOf(z.string()),
  fees: recordOf(z.enum(['market', 'royalty'])),
  accounts: z.optional(recordOf(z.string())),
});
export type Labels = z.infer<typeof LabelsSchema>;

export const NO_LABELS: Labels = { assets: {}, fees: {} };

type AssetId = Pick<Asset, 'kind' | 'token' | 'tokenId'>;

const assetKey = ({ kind, token, tokenId }: AssetId): string =>
  `${kind} ${token.toLowerCase()}/${tokenId}`;

/** An asset's name, or, where it has none here, its number: never somebody else's name. */
export const nameOf = (labels: Labels, asset: AssetId): string =>
  labels.assets[assetKey(asset)] ?? `the ${asset.kind} number ${asset.tokenId}`;

export const feeNameOf = (labels: Labels, recipient: string): string => {
  switch (labels.fees[recipient.toLowerCase()]) {
    case 'market':
      return 'the market';
    case 'royalty':
      return 'the collection’s artists';
    default:
      return `the address ${recipient}`;
  }
};

/** An account by its address, and by its name where it has one. */
export const accountText = ({ accounts }: Labels, address: string): string => {
  const name = accounts?.[address.toLowerCase()];
  return name === undefined ? shortenAddress(address) : `${name} (${shortenAddress(address)})`;
};

const labelAccount = ({ address, username }: Party): Record<string, string> => {
  const name = shownName(username);
  return name === undefined ? {} : { [address.toLowerCase()]: name };
};

export const labelAssets = (assets: readonly (AssetId & { name: string })[]): Labels['assets'] =>
  Object.fromEntries(assets.map((asset) => [assetKey(asset), plainText(asset.name)]));

export const labelFees = (fees: readonly Fee[]): Labels['fees'] =>
  Object.fromEntries(fees.map(({ recipient, kind }) => [recipient.toLowerCase(), kind]));

/** An avatar by its name, and what it wears now by theirs. */
export const labelsOfAvatar = ({ token, tokenId, name, worn }: Avatar): Labels['assets'] =>
  labelAssets([
    { kind: 'avatar', token, tokenId, name },
    ...worn.map((trait) => ({
      kind: 'trait' as const,
      token,
      tokenId: trait.tokenId,
      name: trait.value,
    })),
  ]);

const itemName = (item: Item): string =>
  plainText(item.kind === 'trait' ? item.trait.value : item.avatar.name);

/** Names stand beside the signed items in the same order; where the two do not agree, there are none. */
const labelSide = (signed: readonly OfferItem[], items: readonly Item[]): Labels['assets'] => {
  const assets = signed.filter(({ itemType }) => itemType >= 2);
  if (assets.length !== items.length) return {};
  return labelAssets(
    assets.flatMap(({ token, identifierOrCriteria: tokenId }, index) => {
      const item = items[index];
      if (item === undefined) return [];
      return [{ kind: item.kind, token, tokenId, name: itemName(item) }];
    }),
  );
};

/** The names that an order's own terms give to what is signed in it. */
export const labelsOfOrder = ({ components, gives, gets, fees, maker }: Order): Labels => ({
  assets: {
    ...labelSide(components.offer, gives),
    ...labelSide(components.consideration, gets),
  },
  fees: labelFees(fees),
  accounts: labelAccount(maker),
});
