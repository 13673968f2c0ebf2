import { createRequire } from 'node:module';

import { encodeAbiParameters, isHex, type Address, type Hex } from 'viem';
import * as z from 'zod';

/** The address of the conduit controller on every chain. */
export const CONDUIT_CONTROLLER: Address = '0x00000000F9490004C11Cef243f5400493c00Ad63';

const require = createRequire(import.meta.url);
const ArtifactSchema = z.object({
  bytecode: z.custom<Hex>((code) => typeof code === 'string' && isHex(code)),
});

export const controllerCode = (): Hex =>
  ArtifactSchema.parse(
    require('@opensea/seaport-js/src/artifacts/seaport/contracts/conduit/ConduitController.sol/LocalConduitController.json'),
  ).bytecode;

export const seaportCode = (): Hex => {
  const { bytecode } = ArtifactSchema.parse(
    require('@opensea/seaport-js/src/artifacts/seaport/contracts/Seaport.sol/Seaport.json'),
  );
  const place = encodeAbiParameters([{ type: 'address' }], [CONDUIT_CONTROLLER]);
  return `${bytecode}${place.slice(2)}`;
};
