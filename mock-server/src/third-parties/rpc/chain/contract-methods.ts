import { WalletAddressSchema } from '@trait-market/contract/shared';
import { isHex, type Hex } from 'viem';
import * as z from 'zod/mini';

import type { ContractCalls } from './contract-calls';

/** Undefined when the parameters don't fit the method; `error` is the called contract's. */
export type RpcOutcome =
  | { result: string }
  | { error: { code: number; message: string; data?: Hex } }
  | undefined;

const BLOCK = z.optional(z.string());
const HexSchema = z.custom<Hex>((value) => isHex(value) && value.length % 2 === 0);
const QuantitySchema = z.string().check(z.regex(/^0x[0-9a-f]{1,16}$/i));
const CallSchema = z.looseObject({
  from: z.optional(WalletAddressSchema),
  to: z.optional(z.nullable(WalletAddressSchema)),
  data: z.optional(HexSchema),
  input: z.optional(HexSchema),
  gas: z.optional(QuantitySchema),
});
const CallParamsSchema = z.tuple([CallSchema, BLOCK], z.unknown());
const CodeParamsSchema = z.tuple([WalletAddressSchema, BLOCK]);

const REVERTED = 'revert';

export const getCode = async (contracts: ContractCalls, params: unknown): Promise<RpcOutcome> => {
  const { success, data } = CodeParamsSchema.safeParse(params);
  return success ? { result: await contracts.codeAt(data[0]) } : undefined;
};

export const callContract = async (
  contracts: ContractCalls,
  params: unknown,
): Promise<RpcOutcome> => {
  const { success, data } = CallParamsSchema.safeParse(params);
  if (!success) return undefined;
  const [{ from, to, data: code, input = code, gas }] = data;
  const called = await contracts.call({
    from,
    to: to ?? undefined,
    data: input,
    gas: gas === undefined ? undefined : BigInt(gas),
  });
  if (called.isDone) return { result: called.data };
  return called.error === REVERTED
    ? { error: { code: 3, message: 'execution reverted', data: called.reason } }
    : { error: { code: -32_000, message: called.error } };
};
