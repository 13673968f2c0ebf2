import type { WalletAddress } from '@trait-market/contract/shared';

import { DISCONNECT_TIMEOUT_MS } from '@/config/constants';

import { loadFailure } from '../site-update/load-error';
import { withinTime } from '../wallet/timeouts';
import type { Wallet, WalletStatus } from '../wallet/wallet';

const doNothing = () => undefined;

const WALLET_LAYER_UNREACHABLE = 'Couldn’t load the wallets. Check your connection and try again.';

type SessionWalletDependencies = {
  /** Loads the wallet layer on the first connect. */
  loadWallet: () => Promise<Wallet>;
  onStatus: (status: WalletStatus) => void;
  /** Whether no session exists or is starting, so that a late connection is unwanted. */
  isAnonymous: () => boolean;
};

/**
 * Manages the session's wallet: loaded once, and never connected before the previous one is
 * disconnected.
 */
export const createSessionWallet = ({
  loadWallet,
  onStatus,
  isAnonymous,
}: SessionWalletDependencies) => {
  let wallet: Promise<Wallet> | undefined;
  let disconnecting: Promise<void> = Promise.resolve();
  /** The account of the restored wallet, undefined without one; never rejects. */
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
    /** Connects a wallet after the previous one is disconnected. */
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
    /** Restores the last connected wallet. */
    reconnect: (): Promise<WalletAddress | undefined> => {
      // A later connection waits for the previous disconnect.
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
    /**
     * Disconnects the wallet, including one that is being restored. The next connection waits for
     * it, unless the wallet doesn't respond; then it is disconnected when it does.
     */
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
    /**
     * Releases the connection in this tab only, including one being restored: another tab
     * disconnects the wallet, and a second disconnect could hit the next sign-in there.
     */
    release: (): void => {
      const forget = (loaded: Wallet) => {
        if (isAnonymous()) loaded.forget();
      };
      void wallet?.then(forget, doNothing);
      void reconnecting.then(() => wallet?.then(forget, doNothing));
    },
  };
};
