import { createRequire } from 'node:module';

import { encodeAbiParameters, isHex, type Address, type Hex } from 'viem';
import * as z from 'zod';

/** Where the controller of conduits lives, on every chain. */
export const CONDUIT_CONTROLLER: Address = '0x00000000F9490004C11Cef243f5400493c00Ad63';

const require = createRequire(import.meta.url);
const ArtifactSchema = z.object({
  bytecode: z.custom<Hex>((code) => typeof code === 'string' && isHex(code)),
});

/** As OpenSea publishes it with seaport-js: compiled by them, not by us. */
const publishedCode = (path: string): Hex =>
  ArtifactSchema.parse(require(`@opensea/seaport-js/src/artifacts/seaport/contracts/${path}`))
    .bytecode;

export const controllerCode = (): Hex =>
  publishedCode('conduit/ConduitController.sol/LocalConduitController.json');

export const seaportCode = (): Hex => {
  const place = encodeAbiParameters([{ type: 'address' }], [CONDUIT_CONTROLLER]);
  return `${publishedCode('Seaport.sol/Seaport.json')}${place.slice(2)}`;
};
