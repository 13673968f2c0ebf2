import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM, type EVM } from '@ethereumjs/evm';
import {
  Account as ChainAccount,
  bytesToHex,
  createAddressFromString,
  hexToBytes,
} from '@ethereumjs/util';
import type { ChainId } from '@trait-market/contract/economy/shared';
import {
  encodeAbiParameters,
  keccak256,
  numberToHex,
  size,
  type AbiParameter,
  type Address,
  type Hex,
} from 'viem';

export type Called = { isDone: true; data: Hex } | { isDone: false; reason: Hex; error: string };

export type Call = {
  from: Address;
  /** Undefined for a call that creates a contract with `data`. */
  to?: Address | undefined;
  data?: Hex | undefined;
  value?: bigint | undefined;
  gas?: bigint | undefined;
};

const GAS_LIMIT = 20_000_000n;
const NO_ADDRESS: Address = '0x0000000000000000000000000000000000000000';

/** Returns the storage slot of a value in a mapping, according to Solidity's layout. */
export const mappingSlot = (slot: bigint, keys: readonly [type: string, value: unknown][]): Hex =>
  keys.reduce<Hex>(
    (at, [type, value]) => {
      const parameters: AbiParameter[] = [{ type }, { type: 'bytes32' }];
      return keccak256(encodeAbiParameters(parameters, [value, at]));
    },
    numberToHex(slot, { size: 32 }),
  );

/** Opens an EVM in this process, with a settable time and last block hash but no stored blocks. */
export const openEvmChain = async (chainId: ChainId) => {
  const block = { timestamp: 0n, lastHash: new Uint8Array(32) };
  const evm: EVM = await createEVM({
    common: createCustomCommon({ chainId, name: String(chainId) }, Mainnet, {
      hardfork: Hardfork.Prague,
    }),
    blockchain: {
      getBlock: async () => ({ hash: () => block.lastHash }),
      putBlock: async () => {},
      shallowCopy() {
        return this;
      },
    },
    allowUnlimitedContractSize: true,
  });
  const state = evm.stateManager;
  const header = () => ({
    number: 2n,
    coinbase: createAddressFromString(NO_ADDRESS),
    timestamp: block.timestamp,
    difficulty: 0n,
    prevRandao: new Uint8Array(32),
    gasLimit: GAS_LIMIT,
    baseFeePerGas: 0n,
    getBlobGasPrice: () => undefined,
  });

  const run = async (
    { from, to, data = '0x', value = 0n, gas = GAS_LIMIT }: Call,
    code?: Hex,
  ): Promise<Called> => {
    const caller = createAddressFromString(from);
    const { execResult } = await evm.runCall({
      block: { header: header() },
      origin: caller,
      caller,
      ...(to && { to: createAddressFromString(to) }),
      data: hexToBytes(data),
      value,
      gasLimit: gas,
      ...(code && { code: hexToBytes(code) }),
    });
    // Clears transient storage, which must not outlive a transaction.
    evm.transientStorage.clear();
    state.originalStorageCache.clear();
    const returned = bytesToHex(execResult.returnValue);
    if (execResult.exceptionError === undefined) return { isDone: true, data: returned };
    return { isDone: false, reason: returned, error: execResult.exceptionError.error };
  };

  const nativeOf = async (account: Address): Promise<bigint> =>
    (await state.getAccount(createAddressFromString(account)))?.balance ?? 0n;

  return {
    chainId,
    /** Sets the block time of the following calls, in seconds since 1970. */
    setTime: (seconds: bigint): void => void (block.timestamp = seconds),
    setLastHash: (hash: Hex): void => void block.lastHash.set(hexToBytes(hash)),
    call: (call: Call): Promise<Called> => run(call),
    /** Deploys a contract to the passed address, by running its creation code there. */
    deployAt: async (to: Address, creationCode: Hex): Promise<void> => {
      const made = await run({ from: NO_ADDRESS, to }, creationCode);
      if (!made.isDone || size(made.data) === 0) throw new Error(`Nothing was made at ${to}`);
      await state.putCode(createAddressFromString(to), hexToBytes(made.data));
    },
    codeAt: async (address: Address): Promise<Hex> =>
      bytesToHex(await state.getCode(createAddressFromString(address))),
    putCode: (address: Address, code: Hex): Promise<void> =>
      state.putCode(createAddressFromString(address), hexToBytes(code)),
    nativeOf,
    setNative: async (account: Address, wei: bigint): Promise<void> => {
      const address = createAddressFromString(account);
      const before = await state.getAccount(address);
      await state.putAccount(address, new ChainAccount(before?.nonce ?? 0n, wei));
    },
    wordAt: async (contract: Address, slot: Hex): Promise<bigint> => {
      const word = await state.getStorage(createAddressFromString(contract), hexToBytes(slot));
      return word.length === 0 ? 0n : BigInt(bytesToHex(word));
    },
    /** Starts a checkpoint, which the next `undo` or `keep` ends. */
    fork: (): Promise<void> => state.checkpoint(),
    undo: (): Promise<void> => state.revert(),
    keep: (): Promise<void> => state.commit(),
  };
};
export type EvmChain = Awaited<ReturnType<typeof openEvmChain>>;
