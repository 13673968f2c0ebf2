import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { MethodNotSupportedRpcError, numberToHex } from 'viem';
import { createConnector } from 'wagmi';
import * as z from 'zod/mini';

export const DEMO_CONNECTOR_ID = 'demo';

type Provider = { request: (call: { method: string; params?: unknown }) => Promise<unknown> };

const HexSchema = z.templateLiteral(['0x', z.string()]);
/** `personal_sign`: the text in hex, then who signs. */
const PersonalSignSchema = z.tuple([HexSchema], z.unknown());
const SwitchChainSchema = z.tuple([z.object({ chainId: HexSchema })]);

/**
 * A wallet in the page, for visitors who have none: a public account that really signs. Offered
 * only where the app config turns it on.
 */
export const demoWallet = () =>
  createConnector<Provider, Record<string, unknown>, { 'demo.connected': boolean }>((config) => {
    let chainId: number = config.chains[0].id;

    const request: Provider['request'] = async ({ method, params }) => {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [DEMO_ADDRESS];
        case 'eth_chainId':
          return numberToHex(chainId);
        case 'personal_sign': {
          const [raw] = PersonalSignSchema.parse(params);
          const { demoAccount } = await import('@trait-market/contract/demo-wallet');
          return demoAccount().signMessage({ message: { raw } });
        }
        case 'wallet_switchEthereumChain': {
          const [target] = SwitchChainSchema.parse(params);
          chainId = Number(target.chainId);
          config.emitter.emit('change', { chainId });
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
        // wagmi's type depends on a capability that no caller here asks for; its connectors cast too.
        return { accounts: [DEMO_ADDRESS] as never, chainId };
      },
      disconnect: async () => {
        await config.storage?.removeItem('demo.connected');
      },
      getAccounts: async () => [DEMO_ADDRESS],
      getChainId: async () => chainId,
      getProvider: async () => ({ request }),
      isAuthorized: async () => (await config.storage?.getItem('demo.connected')) ?? false,
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    };
  });
