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
  /** Whether no session exists or is starting, so that a late connection is unwanted. */
  isAnonymous: () => boolean;
};

/** Never connects a wallet before the previous one is disconnected. */
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
    /** Includes a wallet that is being restored or that responds late. */
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
    /** Leaves the disconnect to the other tab, because a second one could hit its next sign-in. */
    release: (): void => {
      const forget = (loaded: Wallet) => {
        if (isAnonymous()) loaded.forget();
      };
      void wallet?.then(forget, doNothing);
      void reconnecting.then(() => wallet?.then(forget, doNothing));
    },
  };
};
