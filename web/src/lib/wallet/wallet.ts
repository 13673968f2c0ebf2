import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

/** A wallet to select. `announced` means found by EIP-6963 (§2 Sign-in dialog). */
export type WalletOption = {
  id: string;
  name: string;
  /** The reverse domain name, if another announced wallet has the same name. */
  rdns?: string;
  kind: 'announced' | 'extension' | 'hosted' | 'relay' | 'injected' | 'demo' | 'demoSmart';
  icon: string | undefined;
  isRecent: boolean;
  /** Whether the wallet is in the page; always true for wallets that aren't extensions. */
  isPresent: boolean;
  isSetUp: boolean;
};

export type WalletStatus =
  | { kind: 'connecting' | 'reconnecting' | 'disconnected' }
  | { kind: 'connected'; address: WalletAddress };

export type WalletTypedData = {
  domain: {
    name: string;
    version: string;
    chainId: number;
    verifyingContract?: WalletAddress;
    salt?: `0x${string}`;
  };
  types: Record<string, readonly { name: string; type: string }[]>;
  primaryType: string;
  message: Record<string, unknown>;
};

type Unsubscribe = () => void;

type ConnectOptions = {
  /** Aborts the connection attempt, because a wallet may never respond. */
  signal: AbortSignal;
  onPairingUri: (uri: string) => void;
  /** Called when the wallet connects after the attempt was aborted. */
  onLateConnection: () => void;
};

/** The user's wallet. All errors are `AppError`s of kind `wallet`. */
export type Wallet = {
  options: () => readonly WalletOption[];
  /** Calls back on new options, because wallets can announce themselves at any time. */
  watchOptions: (listener: () => void) => Unsubscribe;
  watchStatus: (listener: (status: WalletStatus) => void) => Unsubscribe;
  /** Connects a wallet and returns its account; undefined when the wallet gave none. */
  connect: (optionId: string, options: ConnectOptions) => Promise<WalletAddress | undefined>;
  /** Restores the last wallet without a prompt; undefined when it isn't available. */
  reconnect: () => Promise<WalletAddress | undefined>;
  /** Signs a text (EIP-191) with the connected account. */
  signMessage: (message: string) => Promise<`0x${string}`>;
  chainId: () => Promise<number | undefined>;
  switchChain: (chainId: ChainId) => Promise<void>;
  /** Signs typed data (EIP-712). The wallet must be on the chain of the data. */
  signTypedData: (data: WalletTypedData) => Promise<`0x${string}`>;
  /** Closes all connections. Never throws. */
  disconnect: () => Promise<void>;
  /** Drops all connections in this tab without notifying the wallets. */
  forget: () => void;
};
