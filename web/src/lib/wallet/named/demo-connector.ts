import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { MethodNotSupportedRpcError, numberToHex, SwitchChainError, type Chain } from 'viem';
import { ChainNotConfiguredError, createConnector } from 'wagmi';
import * as z from 'zod/mini';

export const DEMO_CONNECTOR_ID = 'demo';

type Provider = { request: (call: { method: string; params?: unknown }) => Promise<unknown> };

const HexSchema = z.templateLiteral(['0x', z.string()]);
const ParamsSchema = z.array(z.unknown());
const TypedDataSchema = z.object({
  domain: z.looseObject({}),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.looseObject({}),
});
const TargetSchema = z.object({ chainId: HexSchema });

/** Signs with a publicly known account; offered only if the app config enables it. */
export const demoConnector = () =>
  createConnector<Provider, Record<string, unknown>, { 'demo.connected': boolean }>((config) => {
    let chainId: number = config.chains[0].id;

    const moveTo = (id: number): Chain => {
      const chain = config.chains.find((known) => known.id === id);
      if (!chain) throw new SwitchChainError(new ChainNotConfiguredError());
      chainId = id;
      config.emitter.emit('change', { chainId });
      return chain;
    };

    const request: Provider['request'] = async ({ method, params }) => {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [DEMO_ADDRESS];
        case 'eth_chainId':
          return numberToHex(chainId);
        case 'personal_sign': {
          // The parameters are the text in hex and the signer.
          const [text] = ParamsSchema.parse(params);
          const raw = HexSchema.parse(text);
          const { demoAccount } = await import('@trait-market/contract/demo-wallet');
          return demoAccount().signMessage({ message: { raw } });
        }
        case 'eth_signTypedData_v4': {
          // The parameters are the signer and the typed data as JSON.
          const [, json] = ParamsSchema.parse(params);
          const typedData = TypedDataSchema.parse(JSON.parse(z.string().parse(json)));
          const { demoAccount } = await import('@trait-market/contract/demo-wallet');
          return demoAccount().signTypedData(typedData);
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
      id: DEMO_CONNECTOR_ID,
      name: 'Demo wallet',
      type: 'demo',
      connect: async () => {
        await config.storage?.setItem('demo.connected', true);
        // wagmi's type depends on a capability that no caller uses; its own connectors cast too.
        return { accounts: [DEMO_ADDRESS] as never, chainId };
      },
      disconnect: async () => {
        await config.storage?.removeItem('demo.connected');
      },
      getAccounts: async () => [DEMO_ADDRESS],
      getChainId: async () => chainId,
      getProvider: async () => ({ request }),
      switchChain: async ({ chainId: id }) => moveTo(id),
      isAuthorized: async () => (await config.storage?.getItem('demo.connected')) ?? false,
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    };
  });
