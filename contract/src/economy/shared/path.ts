import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Bytes32Schema } from './hex';

/** One path segment of safe characters, because ts-rest doesn't encode path parameters. */
export const SegmentSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** A token id in decimal digits. */
export const TokenIdSchema = z.string().check(z.regex(/^(?:0|[1-9]\d{0,77})$/));

export const TraitParamsSchema = z.strictObject({ id: SegmentSchema });
export const CollectionParamsSchema = z.strictObject({ slug: SegmentSchema });
export const AvatarParamsSchema = z.strictObject({
  collection: SegmentSchema,
  tokenId: TokenIdSchema,
});
export const OrderParamsSchema = z.strictObject({ hash: Bytes32Schema });
export const ActionParamsSchema = z.strictObject({ hash: Bytes32Schema });
export const WalletParamsSchema = z.strictObject({ address: WalletAddressSchema });
export const ConstructionParamsSchema = z.strictObject({ id: SegmentSchema });
export const OutfitParamsSchema = z.strictObject({
  id: z.uuid().check(z.toLowerCase()),
});
