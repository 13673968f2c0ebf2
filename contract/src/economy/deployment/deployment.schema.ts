import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';

/** The site and contracts that signatures name, for clients other than the market's pages. */
export const DeploymentSchema = z
  .looseObject({
    /** The origin of the market's pages. A client must know that it trades on this site. */
    origin: z.string().check(z.minLength(1)),
    /** The keccak256 hash of the origin. A client computes it, too, and compares. */
    deployment: Bytes32Schema,
    seaport: WalletAddressSchema,
    zone: WalletAddressSchema,
    chains: z.array(z.looseObject({ chainId: ChainIdSchema, wrapped: WalletAddressSchema })),
  })
  .register(z.globalRegistry, { title: 'Deployment' });
export type Deployment = z.infer<typeof DeploymentSchema>;
