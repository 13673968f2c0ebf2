import { pathToFileURL } from 'node:url';

import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import type { SmartAccount } from '../capabilities';
import { BadUsage } from '../probe/outcome';

const SmartAccountSchema = z.looseObject({
  address: WalletAddressSchema,
  chainId: z._default(z.literal([1, 137]), 1),
  sign: z.custom<SmartAccount['sign']>((value) => typeof value === 'function'),
});

/** Imports the module that signs as a contract wallet. @throws BadUsage when it doesn't */
export const readSmartAccount = async (file: string): Promise<SmartAccount> => {
  try {
    return SmartAccountSchema.parse(await import(pathToFileURL(file).href));
  } catch {
    throw new BadUsage(
      '--smart-account takes an ES module that exports an address, sign(digest, chainId), and chainId if it isn’t 1.',
    );
  }
};
