import { CHAINS } from '@trait-market/contract/economy/chains';
import type { Connector } from 'wagmi';
import {
  connect,
  disconnect,
  getConnection,
  getConnections,
  reconnect,
  signMessage,
  signTypedData,
  switchChain,
  watchConnection,
  watchConnectors,
} from 'wagmi/actions';

import type { AppConfig } from '@/config/app-config';
import {
  ANNOUNCEMENT_TIMEOUT_MS,
  DISCONNECT_TIMEOUT_MS,
  RECONNECT_TIMEOUT_MS,
} from '@/config/constants';

import { createStore } from '../store';
import { unlessAborted, withinTime } from './timeouts';
import { unlessWindowBlocked } from './blocked-window';
import type { NamedWallet } from './named/named-wallet';
import { namedWallets } from './named/named-wallets';
import { createWagmiConfig } from './wagmi-config';
import type { Wallet, WalletOption, WalletStatus } from './wallet';
import { toSwitchError, toWalletError, walletError } from './wallet-error';

type Found = Omit<WalletOption, 'isRecent'>;

/** A wallet that EIP-6963 found in the page, by its own name and icon. */
const announcedOption = ({ id, name, icon }: Connector): Found => ({
  id,
  name,
  kind: 'announced',
  icon: icon?.trim(),
  isPresent: true,
  isSetUp: true,
});

const namedOption = (
  { id, name, kind, icon, isPresent, isSetUp }: NamedWallet,
  appConfig: AppConfig,
): Found => ({
  id,
  name,
  kind,
  icon,
  isPresent: isPresent?.(window) ?? true,
  isSetUp: isSetUp?.(appConfig) ?? true,
});

/** The wallet on wagmi. A chunk of its own: it is imported when somebody connects. */
export const createWagmiWallet = (appConfig: AppConfig): Wallet => {
  const config = createWagmiConfig(appConfig);
  const named = namedWallets(appConfig);
  /** Connectors of the named wallets, made when chosen. */
  const made = new Map<string, Connector>();
  let recentId: string | undefined;
  const readRecentId = async () => {
    recentId = (await config.storage?.getItem('recentConnectorId')) ?? undefined;
  };

  const connectorFor = async (id: string): Promise<Connector | undefined> => {
    const create = named.find((wallet) => wallet.id === id)?.create;
    if (!create) return config.connectors.find((connector) => connector.id === id);
    const known = made.get(id);
    if (known) return known;
    const connector = config._internal.connectors.setup(await create(appConfig));
    made.set(id, connector);
    return connector;
  };

  /** A wallet that was found in the page before may take a moment to be found again. */
  const announcedConnector = (id: string): Promise<Connector | undefined> =>
    withinTime(
      ANNOUNCEMENT_TIMEOUT_MS,
      new Promise((resolve) => {
        const stop = watchConnectors(config, {
          onChange: (connectors) => {
            const found = connectors.find((connector) => connector.id === id);
            if (!found) return;
            stop();
            resolve(found);
          },
        });
      }),
    );

  /** No two of them share an identifier, whatever wallets announce: the first one has it. */
  const announced = (): Connector[] =>
    config.connectors.filter(
      ({ id }, index, all) =>
        all.findIndex((other) => other.id === id) === index &&
        !named.some((wallet) => wallet.id === id),
    );

  const listOptions = (): WalletOption[] => {
    const announcedIds = new Set(config.connectors.map(({ id }) => id));
    const others = named.filter(
      ({ announcedAs }) => announcedAs === undefined || !announcedIds.has(announcedAs),
    );
    // One that doesn't announce itself is found by looking: then it comes first.
    const isFirst = ({ isPresent }: NamedWallet): boolean =>
      announcedIds.size === 0 && isPresent?.(window) === true;
    return [
      ...announced().map(announcedOption),
      ...[...others.filter(isFirst), ...others.filter((one) => !isFirst(one))].map((wallet) =>
        namedOption(wallet, appConfig),
      ),
    ].map((option) => ({ ...option, isRecent: option.id === recentId }));
  };

  const options = createStore(listOptions());
  const refreshOptions = () => options.write(listOptions());
  watchConnectors(config, { onChange: refreshOptions });
  void readRecentId().then(refreshOptions);

  const disconnectAll = async (): Promise<void> => {
    // After one disconnect wagmi falls back to another connection that is still open.
    for (const { connector } of getConnections(config))
      await withinTime(DISCONNECT_TIMEOUT_MS, disconnect(config, { connector })).catch(
        () => undefined,
      );
  };

  const forget = (): void => {
    const { change, connect: onConnect, disconnect: onDisconnect } = config._internal.events;
    for (const { emitter } of [...config.connectors, ...made.values()]) {
      emitter.off('change', change);
      emitter.off('disconnect', onDisconnect);
      // A wallet that connects by itself is heard again.
      emitter.off('connect', onConnect);
      emitter.on('connect', onConnect);
    }
    config.setState((state) => ({
      ...state,
      connections: new Map(),
      current: null,
      status: 'disconnected',
    }));
  };

  return {
    options: options.read,
    watchOptions: options.subscribe,
    watchStatus: (listener) =>
      watchConnection(config, {
        onChange: ({ status, address }) => {
          const next: WalletStatus | undefined =
            status !== 'connected' ? { kind: status } : address && { kind: status, address };
          if (next) listener(next);
        },
      }),
    connect: async (optionId, { signal, onPairingUri, onLateConnection }) => {
      try {
        const connector = await unlessAborted(signal, connectorFor(optionId));
        if (!connector) throw walletError('notInstalled');
        const showPairingUri = ({ type, data }: { type: string; data?: unknown }) => {
          if (type === 'display_uri' && typeof data === 'string') onPairingUri(data);
        };
        connector.emitter.on('message', showPairingUri);
        // A wallet may have connected by itself since: wagmi refuses to connect it once more.
        forget();
        const connecting = connect(config, { connector });
        signal.addEventListener(
          'abort',
          () => void connecting.then(onLateConnection, () => undefined),
        );
        const { accounts } = await unlessAborted(signal, unlessWindowBlocked(connecting)).finally(
          () => connector.emitter.off('message', showPairingUri),
        );
        recentId = optionId;
        refreshOptions();
        return accounts.at(0);
      } catch (error) {
        // A connector whose SDK could not start remembers that for ever: the next try makes another.
        made.delete(optionId);
        throw toWalletError(error);
      }
    },
    reconnect: async () => {
      // Another tab may have used another wallet meanwhile.
      await readRecentId();
      refreshOptions();
      if (!recentId) return undefined;
      const connector = (await connectorFor(recentId)) ?? (await announcedConnector(recentId));
      if (!connector) return undefined;
      const connections = await withinTime(
        RECONNECT_TIMEOUT_MS,
        reconnect(config, { connectors: [connector] }),
      );
      return connections?.at(0)?.accounts.at(0);
    },
    signMessage: async (message) => {
      try {
        return await signMessage(config, { message });
      } catch (error) {
        throw toWalletError(error);
      }
    },
    chainId: async () => {
      try {
        // Asked of the wallet itself: what wagmi remembers may be older.
        return await getConnection(config).connector?.getChainId();
      } catch (error) {
        throw toWalletError(error);
      }
    },
    switchChain: async (chainId) => {
      try {
        await switchChain(config, { chainId });
      } catch (error) {
        throw toSwitchError(error, CHAINS[chainId].name);
      }
    },
    signTypedData: async (data) => {
      try {
        return await signTypedData(config, data);
      } catch (error) {
        throw toWalletError(error);
      }
    },
    disconnect: disconnectAll,
    forget,
  };
};
