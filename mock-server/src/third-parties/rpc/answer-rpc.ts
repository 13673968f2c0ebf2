import type { ChainId } from '@trait-market/contract/economy/shared';

import type { World } from '../../world/world';
import { RPC_METHODS } from './rpc-methods';
import { RpcRequestSchema, type RpcAnswer, type RpcId } from './rpc.schema';

const MOST_CALLS = 100;

const PARSE_ERROR = { code: -32_700, message: 'The body is not valid JSON.' };
const INVALID_REQUEST = { code: -32_600, message: 'This is not a JSON-RPC 2.0 request.' };
const BATCH_TOO_LARGE = {
  code: -32_600,
  message: `A batch may have ${MOST_CALLS} calls at most.`,
};
const INVALID_PARAMS = { code: -32_602, message: 'The parameters do not fit the method.' };

const failure = (
  id: RpcId,
  error: { code: number; message: string; data?: string },
): RpcAnswer => ({
  jsonrpc: '2.0',
  id,
  error,
});

export const unreadableRpc = (): RpcAnswer => failure(null, PARSE_ERROR);

const answerOne = async (
  world: World,
  chainId: ChainId,
  message: unknown,
): Promise<RpcAnswer | undefined> => {
  const { success, data } = RpcRequestSchema.safeParse(message);
  if (!success) return failure(null, INVALID_REQUEST);
  const { id, method, params } = data;
  if (id === undefined) return undefined;
  const run = RPC_METHODS.get(method);
  if (run === undefined) {
    return failure(id, { code: -32_601, message: `There is no method ${method} here.` });
  }
  const outcome = await run(world, chainId, params);
  if (outcome === undefined) return failure(id, INVALID_PARAMS);
  return 'error' in outcome ? failure(id, outcome.error) : { jsonrpc: '2.0', id, ...outcome };
};

/** Returns undefined when a batch contains only notifications. */
export const answerRpc = async (
  world: World,
  chainId: ChainId,
  message: unknown,
): Promise<RpcAnswer | RpcAnswer[] | undefined> => {
  if (!Array.isArray(message)) return answerOne(world, chainId, message);
  if (message.length === 0) return failure(null, INVALID_REQUEST);
  if (message.length > MOST_CALLS) return failure(null, BATCH_TOO_LARGE);
  const answers = await Promise.all(message.map((one: unknown) => answerOne(world, chainId, one)));
  const sent = answers.filter((answer) => answer !== undefined);
  return sent.length === 0 ? undefined : sent;
};
