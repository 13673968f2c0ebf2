import { type Bytes32, type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import {
  COMMITMENT_ZONE,
  type OrderComponents,
  orderMessage,
  SEAPORT,
} from '@trait-market/contract/economy/typed-data';
import {
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  maxUint256,
  numberToHex,
  parseAbi,
  stringToHex,
  type Address,
  type Hex,
} from 'viem';

import type { CollectionEntry } from '../../economy/catalogue/catalogue';
import type { Account } from '../../kernel/account';
import { compileContracts } from './compile';
import { availableData, fillData, parametersOf, type SeaportFill } from './fill-data';
import {
  mappingSlot,
  openEvmChain,
  type Called,
  type EvmChain,
} from '../../third-parties/rpc/chain/evm-chain';
import { SEAPORT_ABI } from './seaport-abi';
import { CONDUIT_CONTROLLER, controllerCode, seaportCode } from './seaport-code';

const COIN_ABI = parseAbi([
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
]);

const CALLER_ABI = parseAbi([
  'function prepare(address target, bytes call)',
  'function run(address to, bytes data) payable returns (bytes)',
]);

const TOKENS_ABI = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function mint(address to, uint256 id, uint256 amount)',
  'function burn(address from, uint256 id, uint256 amount)',
  'function setOwner(uint256 id, address owner)',
  'function setTrait(uint256 id, bytes32 key, bytes32 value)',
]);

/** The storage slots of variables in `contracts/`. Each contract's slots start at 0. */
const COIN_BALANCES = 0n;
const TRAIT_BALANCES = 0n;
const AVATAR_OWNERS = 0n;

let compiled: ReadonlyMap<string, Hex> | undefined;
const codeOf = (name: string): Hex => {
  compiled ??= compileContracts([
    new URL('contracts/WrappedCoin.sol', import.meta.url),
    new URL('contracts/Avatars.sol', import.meta.url),
    new URL('contracts/Traits.sol', import.meta.url),
    new URL('contracts/Caller.sol', import.meta.url),
    new URL('../../../../contract/zone/TraitMarketZone.sol', import.meta.url),
  ]);
  const code = compiled.get(name);
  if (code === undefined) throw new Error(`There is no contract ${name}`);
  return code;
};

export type OracleCollection = Pick<CollectionEntry, 'chainId' | 'contracts'>;

const slots = new Map<string, Hex>();
/** Caches slots, because hashing takes most of the time and the same slots are read repeatedly. */
const slotOf = (slot: bigint, keys: readonly [type: string, value: string | bigint][]): Hex => {
  const name = `${slot} ${keys.join(' ')}`;
  const found = slots.get(name) ?? mappingSlot(slot, keys);
  slots.set(name, found);
  return found;
};

const traitKeyOf = (slot: string): Bytes32 => keccak256(stringToHex(slot));

export const wearData = (id: string, slot: string, traitId = '0'): Hex =>
  encodeFunctionData({
    abi: TOKENS_ABI,
    functionName: 'setTrait',
    args: [BigInt(id), traitKeyOf(slot), numberToHex(BigInt(traitId), { size: 32 })],
  });

const openOracleChain = async (
  chainId: ChainId,
  collections: readonly OracleCollection[],
  coSigner: Address,
) => {
  const chain: EvmChain = await openEvmChain(chainId);
  const { wrapped } = CHAINS[chainId];
  await chain.deployAt(CONDUIT_CONTROLLER, controllerCode());
  await chain.deployAt(SEAPORT, seaportCode());
  await chain.deployAt(wrapped, codeOf('WrappedCoin'));
  for (const { contracts } of collections) {
    await chain.deployAt(contracts.avatars, codeOf('Avatars'));
    await chain.deployAt(contracts.traits, codeOf('Traits'));
  }
  const constructorArguments = encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }],
    [SEAPORT, coSigner],
  );
  await chain.deployAt(
    COMMITMENT_ZONE,
    `${codeOf('TraitMarketZone')}${constructorArguments.slice(2)}`,
  );

  const must = async (called: Promise<Called>): Promise<void> => {
    const result = await called;
    if (!result.isDone) throw new Error(`Reverted: ${result.error} ${result.reason}`);
  };
  const tokens = (from: Address, token: Address, data: Hex) =>
    must(chain.call({ from, to: token, data }));

  return {
    ...chain,
    fulfil: (fill: SeaportFill): Promise<Called> =>
      chain.call({
        from: fill.fulfiller,
        to: SEAPORT,
        data: fillData(fill),
        value: fill.value,
      }),
    /** Returns also which of the orders were available. */
    fulfilAvailable: async (
      from: Account,
      fills: readonly SeaportFill[],
      { maximum, value }: { maximum: bigint; value: bigint },
    ): Promise<{ called: Called; available: readonly boolean[] }> => {
      const data = availableData(fills, maximum);
      const called = await chain.call({ from, to: SEAPORT, data, value });
      if (!called.isDone) return { called, available: [] };
      const [available] = decodeFunctionResult({
        abi: SEAPORT_ABI,
        functionName: 'fulfillAvailableAdvancedOrders',
        data: called.data,
      });
      return { called, available };
    },
    validate: (components: OrderComponents, signature: Hex): Promise<Called> =>
      chain.call({
        from: SEAPORT,
        to: SEAPORT,
        data: encodeFunctionData({
          abi: SEAPORT_ABI,
          functionName: 'validate',
          args: [[{ parameters: parametersOf(components), signature }]],
        }),
      }),
    cancel: (from: Account, ...orders: readonly OrderComponents[]): Promise<Called> =>
      chain.call({
        from,
        to: SEAPORT,
        data: encodeFunctionData({
          abi: SEAPORT_ABI,
          functionName: 'cancel',
          args: [orders.map(orderMessage)],
        }),
      }),
    incrementCounter: (from: Account): Promise<Called> =>
      chain.call({
        from,
        to: SEAPORT,
        data: encodeFunctionData({ abi: SEAPORT_ABI, functionName: 'incrementCounter' }),
      }),
    counterOf: async (offerer: Account): Promise<bigint> => {
      const called = await chain.call({
        from: offerer,
        to: SEAPORT,
        data: encodeFunctionData({
          abi: SEAPORT_ABI,
          functionName: 'getCounter',
          args: [offerer],
        }),
      });
      return decodeFunctionResult({
        abi: SEAPORT_ABI,
        functionName: 'getCounter',
        data: called.isDone ? called.data : '0x',
      });
    },
    wrap: (from: Account, amount: bigint): Promise<Called> =>
      chain.call({
        from,
        to: wrapped,
        value: amount,
        data: encodeFunctionData({ abi: COIN_ABI, functionName: 'deposit' }),
      }),
    unwrap: (from: Account, amount: bigint): Promise<Called> =>
      chain.call({
        from,
        to: wrapped,
        data: encodeFunctionData({ abi: COIN_ABI, functionName: 'withdraw', args: [amount] }),
      }),
    approveCoin: (from: Account, amount = maxUint256): Promise<void> =>
      must(
        chain.call({
          from,
          to: wrapped,
          data: encodeFunctionData({
            abi: COIN_ABI,
            functionName: 'approve',
            args: [SEAPORT, amount],
          }),
        }),
      ),
    approveTokens: (from: Account, token: Address, isApproved = true): Promise<void> =>
      tokens(
        from,
        token,
        encodeFunctionData({
          abi: TOKENS_ABI,
          functionName: 'setApprovalForAll',
          args: [SEAPORT, isApproved],
        }),
      ),
    mint: (token: Address, to: Account, id: string, amount: number): Promise<void> =>
      tokens(
        to,
        token,
        encodeFunctionData({
          abi: TOKENS_ABI,
          functionName: 'mint',
          args: [to, BigInt(id), BigInt(amount)],
        }),
      ),
    burn: (token: Address, from: Account, id: string, amount: number): Promise<void> =>
      tokens(
        from,
        token,
        encodeFunctionData({
          abi: TOKENS_ABI,
          functionName: 'burn',
          args: [from, BigInt(id), BigInt(amount)],
        }),
      ),
    setOwner: (token: Address, id: string, owner: Account): Promise<void> =>
      tokens(
        owner,
        token,
        encodeFunctionData({
          abi: TOKENS_ABI,
          functionName: 'setOwner',
          args: [BigInt(id), owner],
        }),
      ),
    setWorn: (token: Address, id: string, slot: string, traitId?: string): Promise<void> =>
      tokens(SEAPORT, token, wearData(id, slot, traitId)),
    /** Replaces an account by a contract, which calls `then` as soon as it receives a trait. */
    makeCaller: async (account: Account, then?: { to: Address; data: Hex }): Promise<void> => {
      await chain.deployAt(account, codeOf('Caller'));
      if (then === undefined) return;
      const data = encodeFunctionData({
        abi: CALLER_ABI,
        functionName: 'prepare',
        args: [then.to, then.data],
      });
      await must(chain.call({ from: account, to: account, data }));
    },
    runAsCaller: (account: Account, to: Address, data: Hex): Promise<Called> =>
      chain.call({
        from: SEAPORT,
        to: account,
        data: encodeFunctionData({ abi: CALLER_ABI, functionName: 'run', args: [to, data] }),
      }),
    wrappedOf: (account: Account): Promise<bigint> =>
      chain.wordAt(wrapped, slotOf(COIN_BALANCES, [['address', account]])),
    traitsOf: (token: Address, account: Account, id: string): Promise<bigint> =>
      chain.wordAt(
        token,
        slotOf(TRAIT_BALANCES, [
          ['address', account],
          ['uint256', BigInt(id)],
        ]),
      ),
    ownerOf: async (token: Address, id: string): Promise<Address> =>
      numberToHex(await chain.wordAt(token, slotOf(AVATAR_OWNERS, [['uint256', BigInt(id)]])), {
        size: 20,
      }),
  };
};
export type OracleChain = Awaited<ReturnType<typeof openOracleChain>>;

/** Deploys the real Seaport 1.6 and its conduit controller to their canonical addresses. */
export const openOracle = async (
  collections: readonly OracleCollection[],
  coSigner: Address,
): Promise<Record<ChainId, OracleChain>> => {
  const open = (chainId: ChainId) =>
    openOracleChain(
      chainId,
      collections.filter((one) => one.chainId === chainId),
      coSigner,
    );
  return { 1: await open(1), 137: await open(137) };
};
export type Oracle = Awaited<ReturnType<typeof openOracle>>;
