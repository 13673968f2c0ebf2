import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import * as z from 'zod/mini';

import { contractCallsOn } from '../../third-parties/rpc/chain/contract-calls';
import { callContract, getCode } from '../../third-parties/rpc/chain/contract-methods';
import type { EvmChain } from '../../third-parties/rpc/chain/evm-chain';

const RequestSchema = z.object({ id: z.number(), method: z.string(), params: z.unknown() });

/** Answers a call in place of the chain; returns false to leave it to the chain. */
type Instead = (method: string, response: ServerResponse, id: number) => boolean;

/** Starts a node of a chain, which can be made to fail with `instead`. */
export const startChainNode = async (chain: EvmChain) => {
  const contracts = contractCallsOn(chain);
  const node = { calls: [] as string[], instead: (() => false) as Instead };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { id, method, params } = RequestSchema.parse(await json(request));
    node.calls.push(method);
    if (node.instead(method, response, id)) return;
    const run = method === 'eth_getCode' ? getCode : callContract;
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(await run(contracts, params)) }));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(node, {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};
export type ChainNode = Awaited<ReturnType<typeof startChainNode>>;
