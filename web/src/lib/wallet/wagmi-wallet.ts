import { CHAINS } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { hashMessage, hashTypedData, type Hex } from 'viem';
import { injected, type Connector } from 'wagmi';
import {
  connect,
  disconnect,
  getConnection,
  getConnections,
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
  WALLET_RESPONSE_TIMEOUT_MS,
} from '@/config/constants';

import { createStore } from '../store';
import { unlessAborted, withinTime } from './timeouts';
import { discoverWallets } from './announcements';
import { unlessWindowBlocked } from './blocked-window';
import type { NamedWallet } from './named/named-wallet';
import { namedWallets } from './named/named-wallets';
import { sentSignature } from './sent-signature';
import { createWagmiConfig } from './wagmi-config';
import { withCheckedEvents } from './with-checked-events';
import { withSettlingTime } from './with-settling-time';
import type { Wallet, WalletOption, WalletStatus } from './wallet';
import { toSwitchError, toWalletError, walletError } from './wallet-error';

type Found = Omit<WalletOption, 'isRecent'>;

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

const promptly = async <Result extends NonNullable<unknown>>(
  response: Promise<Result>,
): Promise<Result> => {
  const inTime = await withinTime(WALLET_RESPONSE_TIMEOUT_MS, response);
  if (inTime === undefined) throw walletError('timeout');
  return inTime;
};

/** Implements the wallet with wagmi. This code is in a chunk that loads on the first connect. */
export const createWagmiWallet = (appConfig: AppConfig): Wallet => {
  const config = createWagmiConfig(appConfig);
  const { connectors } = config._internal;
  const named = namedWallets(appConfig);
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
    const connector = connectors.setup(
      withCheckedEvents(withSettlingTime(await create(appConfig))),
    );
    made.set(id, connector);
    return connector;
  };

  /** Waits for a wallet of an earlier visit, which may take a moment to announce itself again. */
  const announcedConnector = (id: string): Promise<Connector | undefined> =>
    withinTime(
      ANNOUNCEMENT_TIMEOUT_MS,
      new Promise((resolve) => {
        const stop = watchConnectors(config, {
          onChange: (all) => {
            const found = all.find((connector) => connector.id === id);
            if (!found) return;
            stop();
            resolve(found);
          },
        });
      }),
    );

  /** Leaves out announced wallets that use the identifier of a named wallet. */
  const announced = (): Connector[] =>
    config.connectors.filter(({ id }) => !named.some((wallet) => wallet.id === id));

  const listOptions = (): WalletOption[] => {
    const announcedIds = new Set(config.connectors.map(({ id }) => id));
    const others = named.filter(
      ({ announcedAs }) => announcedAs === undefined || !announcedIds.has(announcedAs),
    );
    // Prefers a named wallet in the page if no wallet has announced itself.
    const isFirst = ({ isPresent }: NamedWallet): boolean =>
      announcedIds.size === 0 && isPresent?.(window) === true;
    const found = announced();
    const nameOf = ({ name }: Pick<WalletOption, 'name'>) => name.toLowerCase();
    const names = [...found, ...others].map(nameOf);
    const isAmbiguous = (one: Connector): boolean =>
      names.indexOf(nameOf(one)) !== names.lastIndexOf(nameOf(one));
    return [
      ...found.map((one) => ({
        ...announcedOption(one),
        ...(isAmbiguous(one) && { rdns: one.id }),
      })),
      ...[...others.filter(isFirst), ...others.filter((one) => !isFirst(one))].map((wallet) =>
        namedOption(wallet, appConfig),
      ),
    ].map((option) => ({ ...option, isRecent: option.id === recentId }));
  };

  const options = createStore(listOptions());
  const refreshOptions = () => options.write(listOptions());
  watchConnectors(config, { onChange: refreshOptions });
  /** The stored session's wallet, restored when it announces itself, however late. */
  let wantedId: string | undefined;
  /** `reconnect` is still waiting for the stored session's wallet and restores it itself. */
  let isAwaited = false;
  const requestWallets = discoverWallets(({ rdns, name, icon, provider }) => {
    const create = injected({
      // A cast, because wagmi's type requires more of a provider than EIP-1193 does.
      target: { id: rdns, name, ...(icon && { icon }), provider: provider as never },
    });
    const connector = connectors.setup(withCheckedEvents(withSettlingTime(create)));
    connectors.setState((known) => [...known, connector]);
    if (rdns === wantedId && !isAwaited) restore(connector).catch(() => undefined);
  });
  void readRecentId().then(refreshOptions);

  const disconnectAll = async (): Promise<void> => {
    wantedId = undefined;
    // Disconnects all connections, because wagmi would otherwise switch to another open one.
    for (const { connector } of getConnections(config))
      await withinTime(DISCONNECT_TIMEOUT_MS, disconnect(config, { connector })).catch(
        () => undefined,
      );
  };

  /** Avoids wagmi's `reconnect`, which stops working after a wallet didn't respond. */
  const restore = async (connector: Connector): Promise<WalletAddress | undefined> => {
    const isWanted = () => wantedId === connector.id;
    if (!(await connector.isAuthorized()) || !isWanted()) return undefined;
    // Removes the connections of the previous page, which wagmi has read from its storage.
    config.setState((state) => ({ ...state, connections: new Map(), current: null }));
    const restoring = { connector, isReconnecting: true };
    const { accounts } = await connect(config, restoring);
    return accounts.at(0);
  };

  /** Reads the chain and updates wagmi's connection: wagmi signs only when both are equal. */
  const readChainId = async (): Promise<number | undefined> => {
    const { connector } = getConnection(config);
    const chainId = connector && (await promptly(connector.getChainId()));
    const { connections } = config.state;
    const connection = connections.get(connector?.uid ?? '');
    if (
      connection &&
      chainId !== undefined &&
      Number.isInteger(chainId) &&
      chainId !== connection.chainId
    )
      config.setState((state) => ({
        ...state,
        connections: new Map(state.connections).set(connection.connector.uid, {
          ...connection,
          chainId,
        }),
      }));
    return chainId;
  };

  /** Reports a locked or silent wallet, whose signature request would never end. */
  const prepareToSign = async (): Promise<void> => {
    const { connector } = getConnection(config);
    if (connector && (await promptly(connector.getAccounts())).length === 0)
      throw walletError('locked');
    await readChainId();
  };

  const sent = (signature: Hex, hash: Hex): Promise<Hex> =>
    sentSignature(signature, getConnection(config).address, hash);

  const forget = (): void => {
    wantedId = undefined;
    const { change, connect: onConnect, disconnect: onDisconnect } = config._internal.events;
    for (const { emitter } of [...config.connectors, ...made.values()]) {
      emitter.off('change', change);
      emitter.off('disconnect', onDisconnect);
      // Starts listening again, because the wallet may later connect automatically.
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
    watchOptions: (listener) => {
      const stop = options.subscribe(listener);
      requestWallets();
      return stop;
    },
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
        // The wallet may have connected automatically, and wagmi won't connect it twice.
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
        // A connector whose SDK failed to start stays unusable; a retry creates another.
        made.delete(optionId);
        throw toWalletError(error);
      }
    },
    reconnect: async () => {
      // Another tab may have used a different wallet since the last read.
      await readRecentId();
      refreshOptions();
      if (!recentId) return undefined;
      wantedId = recentId;
      isAwaited = true;
      const connector = (await connectorFor(recentId)) ?? (await announcedConnector(recentId));
      isAwaited = false;
      return connector ? withinTime(RECONNECT_TIMEOUT_MS, restore(connector)) : undefined;
    },
    signMessage: async (message) => {
      try {
        await prepareToSign();
        return await sent(await signMessage(config, { message }), hashMessage(message));
      } catch (error) {
        throw toWalletError(error);
      }
    },
    chainId: async () => {
      try {
        return await readChainId();
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
        await prepareToSign();
        return await sent(await signTypedData(config, data), hashTypedData(data));
      } catch (error) {
        throw toWalletError(error);
      }
    },
    disconnect: disconnectAll,
    forget,
  };
};
