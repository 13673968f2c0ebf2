import type { WalletAddress } from '@trait-market/contract/shared';

import { DISCONNECT_TIMEOUT_MS } from '@/config/constants';

import { loadFailure } from '../site-update/load-error';
import { withinTime } from '../wallet/timeouts';
import type { Wallet, WalletStatus } from '../wallet/wallet';

const doNothing = () => undefined;

const WALLET_LAYER_UNREACHABLE = 'Couldn’t load the wallets. Check your connection and try again.';

type SessionWalletDependencies = {
  loadWallet: () => Promise<Wallet>;
  onStatus: (status: WalletStatus) => void;
  /** Returns whether there is no session or sign-in, so that late connections are dropped. */
  isAnonymous: () => boolean;
};

/** Connects a wallet only after the previous one is disconnected. */
export const createSessionWallet = ({
  loadWallet,
  onStatus,
  isAnonymous,
}: SessionWalletDependencies) => {
  let wallet: Promise<Wallet> | undefined;
  let disconnecting: Promise<void> = Promise.resolve();
  /** Resolves to the restored wallet's account; undefined without one. Never rejects. */
  let reconnecting: Promise<WalletAddress | undefined> = Promise.resolve(undefined);

  const load = (): Promise<Wallet> => {
    wallet ??= loadWallet().then(
      (loaded) => {
        loaded.watchStatus(onStatus);
        return loaded;
      },
      async (cause: unknown) => {
        wallet = undefined;
        throw await loadFailure(WALLET_LAYER_UNREACHABLE, cause);
      },
    );
    return wallet;
  };

  return {
    load,
    connect: async (
      connectorId: string,
      signal: AbortSignal,
      onPairingUri: (uri: string) => void = doNothing,
    ): Promise<WalletAddress | undefined> => {
      const loaded = await load();
      await disconnecting;
      signal.throwIfAborted();
      return loaded.connect(connectorId, {
        signal,
        onPairingUri,
        onLateConnection: () => {
          if (isAnonymous()) void loaded.disconnect();
        },
      });
    },
    signMessage: async (message: string) => (await load()).signMessage(message),
    reconnect: (): Promise<WalletAddress | undefined> => {
      // Remembers the pending disconnect, because this connection must wait for it.
      const disconnected = disconnecting;
      const reconnect = async () => {
        const loaded = await load();
        await disconnected;
        loaded.forget();
        return loaded.reconnect();
      };
      reconnecting = reconnect().catch(doNothing);
      return reconnecting;
    },
    /** Disconnects the wallet, even if it is still being restored or responds late. */
    disconnect: (): void => {
      const loading = wallet;
      if (!loading) return;
      const comingBack = reconnecting;
      const disconnect = async () => (await loading).disconnect();
      const disconnectLate = (address: WalletAddress | undefined) => {
        if (address && isAnonymous()) void disconnect();
      };
      disconnecting = disconnecting
        .then(() => withinTime(DISCONNECT_TIMEOUT_MS, comingBack))
        .then((address) => {
          if (!address) void comingBack.then(disconnectLate);
          return disconnect();
        })
        .catch(doNothing);
    },
    /** Leaves the disconnect to the other tab: a second one could end its next sign-in. */
    release: (): void => {
      const forget = (loaded: Wallet) => {
        if (isAnonymous()) loaded.forget();
      };
      void wallet?.then(forget, doNothing);
      void reconnecting.then(() => wallet?.then(forget, doNothing));
    },
  };
};
export type SessionWallet = ReturnType<typeof createSessionWallet>;
