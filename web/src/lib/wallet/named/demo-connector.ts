import { DEMO_ADDRESS, DEMO_SMART_ADDRESS } from '@trait-market/contract/demo-address';
import type { WalletAddress } from '@trait-market/contract/shared';
import {
  hashTypedData,
  MethodNotSupportedRpcError,
  numberToHex,
  SwitchChainError,
  type Chain,
  type Hex,
} from 'viem';
import { ChainNotConfiguredError, createConnector } from 'wagmi';
import * as z from 'zod/mini';

const TypedDataSchema = z.object({
  domain: z.looseObject({}),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.looseObject({}),
});

type DemoWallet = {
  id: string;
  name: string;
  address: WalletAddress;
  signMessage: (raw: Hex, chainId: number) => Promise<Hex>;
  signTypedData: (data: z.infer<typeof TypedDataSchema>, chainId: number) => Promise<Hex>;
};

const loadKey = async () => (await import('@trait-market/contract/demo-wallet')).demoAccount();
const loadSmartAccount = async () =>
  (await import('@trait-market/contract/demo-smart-account')).demoSmartAccount();

export const DEMO_WALLET: DemoWallet = {
  id: 'demo',
  name: 'Demo wallet',
  address: DEMO_ADDRESS,
  signMessage: async (raw) => (await loadKey()).signMessage({ message: { raw } }),
  signTypedData: async (data) => (await loadKey()).signTypedData(data),
};

/** A contract that signs with the demo wallet's key (EIP-1271, EIP-6492). */
export const DEMO_SMART_ACCOUNT: DemoWallet = {
  id: 'demoSmart',
  name: 'Demo smart account',
  address: DEMO_SMART_ADDRESS,
  signMessage: async (raw, chainId) =>
    (await loadSmartAccount()).signMessage({ message: { raw }, chainId }),
  signTypedData: async (data, chainId) =>
    (await loadSmartAccount()).sign(hashTypedData(data), chainId),
};

type Provider = { request: (call: { method: string; params?: unknown }) => Promise<unknown> };

const HexSchema = z.templateLiteral(['0x', z.string()]);
const ParamsSchema = z.array(z.unknown());
const TargetSchema = z.object({ chainId: HexSchema });

/** Signs with a publicly known account; offered only if the app config enables it. */
export const demoConnector = ({ id, name, address, ...wallet }: DemoWallet) =>
  createConnector<Provider, Record<string, unknown>, Record<`${string}.connected`, boolean>>(
    (config) => {
      const storageKey = `${id}.connected` as const;
      let chainId: number = config.chains[0].id;

      const moveTo = (wanted: number): Chain => {
        const chain = config.chains.find((known) => known.id === wanted);
        if (!chain) throw new SwitchChainError(new ChainNotConfiguredError());
        chainId = wanted;
        config.emitter.emit('change', { chainId });
        return chain;
      };

      const request: Provider['request'] = async ({ method, params }) => {
        switch (method) {
          case 'eth_accounts':
          case 'eth_requestAccounts':
            return [address];
          case 'eth_chainId':
            return numberToHex(chainId);
          case 'personal_sign': {
            // The parameters are the text in hex and the signer.
            const [text] = ParamsSchema.parse(params);
            return wallet.signMessage(HexSchema.parse(text), chainId);
          }
          case 'eth_signTypedData_v4': {
            // The parameters are the signer and the typed data as JSON.
            const [, json] = ParamsSchema.parse(params);
            const typedData = TypedDataSchema.parse(JSON.parse(z.string().parse(json)));
            return wallet.signTypedData(typedData, chainId);
          }
          case 'wallet_switchEthereumChain': {
            const [target] = ParamsSchema.parse(params);
            moveTo(Number(TargetSchema.parse(target).chainId));
            return null;
          }
          default:
            throw new MethodNotSupportedRpcError(new Error(method), { method });
        }
      };

      return {
        id,
        name,
        type: 'demo',
        connect: async () => {
          await config.storage?.setItem(storageKey, true);
          // wagmi's type depends on a capability that no caller uses; its own connectors cast too.
          return { accounts: [address] as never, chainId };
        },
        disconnect: async () => {
          await config.storage?.removeItem(storageKey);
        },
        getAccounts: async () => [address],
        getChainId: async () => chainId,
        getProvider: async () => ({ request }),
        switchChain: async ({ chainId: wanted }) => moveTo(wanted),
        isAuthorized: async () => (await config.storage?.getItem(storageKey)) ?? false,
        onAccountsChanged: () => undefined,
        onChainChanged: () => undefined,
        onDisconnect: () => undefined,
      };
    },
  );
