import { MAX_PACKS_OPENED } from '@trait-market/contract/economy/actions';
import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import { type Fee, type Item, type Party, SlotSchema } from '@trait-market/contract/economy/shared';
import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { LightBurn } from '@trait-market/contract/economy/burns';
import type { Drop } from '@trait-market/contract/economy/drops';
import type { Construction, DressPlan } from '@trait-market/contract/economy/benches';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { Order } from '@trait-market/contract/economy/orders';
import {
  ANY_TOKEN,
  type Asset,
  type OfferItem,
  type Wanted,
} from '@trait-market/contract/economy/typed-data';
import * as z from 'zod/mini';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { anyAvatarText, anyText } from '@/lib/economy/traits/any-text';
import { plainText } from '@/lib/format/plain-text';
import { quotedName } from '@/lib/format/quoted-name';
import { checksumAddress, shortenChecksummed } from '@/lib/format/checksum-address';
import { shownName } from '@/lib/format/shown-name';

const WornSchema = z.object({ slot: SlotSchema, tokenId: z.string() });
export type Worn = z.infer<typeof WornSchema>;

/** Names for the addresses and ids in a signed message, by kind, contract and token id. */
export const LabelsSchema = z.object({
  assets: z.record(z.string(), z.string()),
  fees: z.record(z.string(), z.enum(['market', 'royalty'])),
  accounts: z.optional(z.record(z.string(), z.string())),
  worn: z.optional(z.record(z.string(), z.array(WornSchema))),
  dressed: z.optional(z.record(z.string(), z.string())),
  burned: z.optional(z.record(z.string(), z.string())),
  drops: z.optional(z.record(z.string(), z.string())),
});
export type Labels = z.infer<typeof LabelsSchema>;

export const NO_LABELS: Labels = { assets: {}, fees: {} };

export const joinLabels = (all: readonly Labels[]): Labels => ({
  assets: Object.assign({}, ...all.map(({ assets }) => assets)),
  fees: Object.assign({}, ...all.map(({ fees }) => fees)),
  accounts: Object.assign({}, ...all.map(({ accounts }) => accounts)),
  worn: Object.assign({}, ...all.map(({ worn }) => worn)),
  dressed: Object.assign({}, ...all.map((labels) => labels.dressed)),
  burned: Object.assign({}, ...all.map((labels) => labels.burned)),
  drops: Object.assign({}, ...all.map((labels) => labels.drops)),
});

/** For criteria, `tokenId` is the set's root, and 0 for any avatar; a worn trait has its avatar's contract. */
type AssetId = Pick<Asset, 'token' | 'tokenId'> & {
  kind: Asset['kind'] | 'any' | 'anyAvatar' | 'worn';
};

const assetKey = ({ kind, token, tokenId }: AssetId): string =>
  `${kind} ${token.toLowerCase()}/${tokenId}`;

const avatarKey = (token: string, tokenId: string): string => `${token.toLowerCase()}/${tokenId}`;

/** Includes the contract and the token id, because names can be chosen to deceive. */
export const assetName = (name: string | undefined, { kind, token, tokenId }: AssetId): string => {
  if (kind === 'worn') return `${quotedName(name) ?? 'the trait'} (#${tokenId})`;
  if (kind === 'anyAvatar')
    return `${quotedName(name) ?? 'any avatar of a collection'} (${shortenChecksummed(token)})`;
  return kind === 'any'
    ? `${quotedName(name) ?? 'any trait of a set'} (${shortenChecksummed(token)}${tokenId === ANY_TOKEN ? '' : `, set #${tokenId.slice(0, 6)}…`})`
    : `${quotedName(name) ?? `the ${kind}`} (${shortenChecksummed(token)} #${tokenId})`;
};

const idOf = (asset: AssetId | Wanted): AssetId => {
  if ('criteria' in asset) return { kind: 'any', token: asset.token, tokenId: asset.criteria };
  return 'tokenId' in asset ? asset : { ...asset, tokenId: ANY_TOKEN };
};

export const nameOf = (labels: Labels, asset: AssetId | Wanted): string =>
  assetName(labels.assets[assetKey(idOf(asset))], idOf(asset));

export const wornBy = (labels: Labels, { token, tokenId }: AssetId): Worn[] | undefined =>
  labels.worn?.[avatarKey(token, tokenId)];

export const isKnownFee = ({ fees }: Labels, recipient: string): boolean =>
  fees[recipient.toLowerCase()] !== undefined;

export const feeNameOf = (labels: Labels, recipient: string): string => {
  switch (labels.fees[recipient.toLowerCase()]) {
    case 'market':
      return `the market (${shortenChecksummed(recipient)})`;
    case 'royalty':
      return `the collection’s artists (${shortenChecksummed(recipient)})`;
    default:
      return `the address ${checksumAddress(recipient)}`;
  }
};

export const accountText = ({ accounts }: Labels, address: string): string => {
  const quoted = quotedName(accounts?.[address.toLowerCase()]);
  const short = shortenChecksummed(address);
  return quoted === undefined ? short : `${quoted} (${short})`;
};

export const labelAccount = ({ address, username }: Party): Record<string, string> => {
  const name = shownName(username);
  return name === undefined ? {} : { [address.toLowerCase()]: name };
};

export const labelAssets = (assets: readonly (AssetId & { name: string })[]): Labels['assets'] =>
  Object.fromEntries(assets.map((asset) => [assetKey(asset), plainText(asset.name)]));

export const labelFees = (fees: readonly Fee[]): Labels['fees'] =>
  Object.fromEntries(fees.map(({ recipient, kind }) => [recipient.toLowerCase(), kind]));

export const labelsOfAvatar = ({
  token,
  tokenId,
  name,
  worn,
}: Avatar): Required<Pick<Labels, 'assets' | 'worn'>> => ({
  assets: labelAssets([
    { kind: 'avatar', token, tokenId, name },
    ...worn.map((trait) => ({
      kind: 'worn' as const,
      token,
      tokenId: trait.tokenId,
      name: trait.value,
    })),
  ]),
  worn: {
    [avatarKey(token, tokenId)]: worn.map((trait) => ({
      slot: trait.slot,
      tokenId: trait.tokenId,
    })),
  },
});

const itemName = (item: Item): string => {
  if (item.kind === 'any') return anyText(item.criteria);
  if (item.kind === 'anyAvatar') return anyAvatarText(item);
  return plainText(item.kind === 'trait' ? item.trait.value : item.avatar.name);
};

export const labelsOfPlan = ({
  avatar,
  token,
  worn,
  changes,
}: Pick<DressPlan, 'avatar' | 'token' | 'worn' | 'changes'>): Labels => ({
  assets: labelAssets([
    { kind: 'avatar', token, tokenId: avatar.tokenId, name: avatar.name },
    ...[...worn, ...changes.flatMap(({ putOn }) => putOn ?? [])].map(({ tokenId, value }) => ({
      kind: 'worn' as const,
      token,
      tokenId,
      name: value,
    })),
  ]),
  fees: {},
});

const contractKey = (token: string): string => `contract ${token.toLowerCase()}`;

export const labelsOfApprovals = (approvals: readonly TokenApproval[]): Labels => ({
  ...NO_LABELS,
  assets: Object.fromEntries(
    approvals.map(({ token, kind, name }) => [
      contractKey(token),
      `${kind} of ${quotedName(name) ?? 'a collection'}`,
    ]),
  ),
});

export const contractText = ({ assets }: Labels, token: string): string =>
  `${assets[contractKey(token)] ?? 'tokens'} (${shortenChecksummed(token)})`;

export const labelsOfConstruction = ({ actHash, avatar }: Construction): Labels => ({
  ...NO_LABELS,
  dressed: { [actHash.toLowerCase()]: plainText(avatar.name) },
});

export const labelsOfBurn = ({ id, trait }: LightBurn): Labels => ({
  ...NO_LABELS,
  burned: { [id.toLowerCase()]: plainText(trait.value) },
});

export const labelsOfDrop = ({ id, name }: Pick<Drop, 'id' | 'name'>): Labels => ({
  ...NO_LABELS,
  drops: { [id]: plainText(name) },
});

/** The id of a drop with this name, if the id is derived from it. */
const idOfName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Describes packs of a drop: "one High Tide pack". The message has only the id. A name that differs
 * from it is quoted, and the id added: "one “High Tide” pack (low-tide)".
 */
export const packsText = ({ drops }: Labels, id: string, count: string): string => {
  const name = quotedName(drops?.[id]);
  const [amount, noun] = count === '1' ? ['one', 'pack'] : [count, 'packs'];
  if (name === undefined) return `${amount} ${noun} of the drop “${plainText(id)}”`;
  const unquoted = name.slice(1, -1);
  if (/^[a-z\d ]+$/i.test(unquoted) && idOfName(unquoted) === id)
    return `${amount} ${unquoted} ${noun}`;
  const isItsName = idOfName(drops?.[id] ?? '') === id;
  return `${amount} ${name} ${noun}${isItsName ? '' : ` (${plainText(id)})`}`;
};

/** Labels signed items with names in the same order; none if the numbers of items differ. */
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

export const labelsOfOrder = ({ components, gives, gets, fees, maker }: Order): Labels => ({
  assets: {
    ...labelSide(components.offer, gives),
    ...labelSide(components.consideration, gets),
  },
  fees: labelFees(fees),
  accounts: labelAccount(maker),
});

export const labelsOfTraits = (
  traits: readonly Pick<OwnedTrait, 'token' | 'tokenId' | 'value'>[],
): Labels => ({
  ...NO_LABELS,
  assets: labelAssets(traits.map((trait) => ({ ...trait, kind: 'trait', name: trait.value }))),
});

export const labelsOfTrait = ({ token, tokenId, value, fees }: TraitDetail): Labels => ({
  assets: labelAssets([{ kind: 'trait', token, tokenId, name: value }]),
  fees: labelFees(fees),
});

/** Labels the button that opens just the packs that were bought, up to the limit of one signature. */
export const openBoughtText = (packs: number): string => {
  if (packs === 1) return 'Open this pack';
  return packs > MAX_PACKS_OPENED
    ? `Open ${MAX_PACKS_OPENED} of these ${packs}`
    : `Open these ${packs}`;
};
