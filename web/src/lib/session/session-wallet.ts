import type { WalletAddress } from '@trait-market/contract/shared';

import { DISCONNECT_TIMEOUT_MS } from '@/config/constants';

import { loadFailure } from '../site-update/load-error';
import { withinTime } from '../wallet/timeouts';
import type { Wallet, WalletStatus } from '../wallet/wallet';

const doNothing = () => undefined;

const WALLET_LAYER_UNREACHABLE = 'Couldn’t load the wallets. Check your connection and try again.';

type SessionWalletDependencies = {
  /** Loads the wallet layer, which no visitor pays for before they connect. */
  loadWallet: () => Promise<Wallet>;
  onStatus: (status: WalletStatus) => void;
  /** Nobody is signed in or about to be: a wallet that connects late is connected for nobody. */
  isAnonymous: () => boolean;
};

/** The wallet of the session: loaded once, and never connected before it is disconnected. */
export const createSessionWallet = ({
  loadWallet,
  onStatus,
  isAnonymous,
}: SessionWalletDependencies) => {
  let wallet: Promise<Wallet> | undefined;
  let disconnecting: Promise<void> = Promise.resolve();
  /** The account of the wallet that comes back, undefined where none does; never rejects. */
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
    /** Asks a wallet for its account, once the one before is disconnected. */
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
    /** Brings back the wallet that was connected last. */
    reconnect: (): Promise<WalletAddress | undefined> => {
      // The one before: a later one waits for this.
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
     * Disconnects the wallet, and one that is still coming back. The next connection waits for it,
     * but not for a wallet that does not answer: that one is disconnected when it does.
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
     * Lets go of the connection in this tab alone, of one that is still coming back too: another tab
     * disconnects the wallet, and doing so once more could hit the next sign-in there.
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
