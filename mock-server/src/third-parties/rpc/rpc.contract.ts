import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';

import { thirdPartyErrors } from '../responses';
import { RpcAnswersSchema } from './rpc.schema';

const c = initContract();

export const rpcContract = c.router(
  {
    call: {
      method: 'POST',
      path: '/rpc/:chainId',
      summary: 'JSON-RPC 2.0 for Ethereum mainnet (1) and Polygon (137), single calls and batches',
      pathParams: z.strictObject({ chainId: z.string() }),
      // Accepts any body, because invalid ones must get a JSON-RPC error instead of a 400.
      body: z.unknown(),
      responses: { 200: RpcAnswersSchema, 204: c.noBody() },
    },
  },
  { commonResponses: thirdPartyErrors },
);
