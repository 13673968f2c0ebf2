import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

/** `announced` wallets were found by EIP-6963 (§2 Sign-in dialog). */
export type WalletOption = {
  id: string;
  name: string;
  /** The reverse domain name, when another announced wallet has the same name. */
  rdns?: string;
  kind: 'announced' | 'extension' | 'hosted' | 'relay' | 'injected' | 'demo';
  icon: string | undefined;
  isRecent: boolean;
  /** Whether it is in the page; always true for wallets without an extension. */
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
  /** Aborts the wait, because wallets may never respond. */
  signal: AbortSignal;
  onPairingUri: (uri: string) => void;
  /** Called when the wallet responds after the wait was aborted. */
  onLateConnection: () => void;
};

/** The wallet. Errors are `AppError`s of kind `wallet`. */
export type Wallet = {
  options: () => readonly WalletOption[];
  /** Calls back when the options change, because wallets may announce themselves at any time. */
  watchOptions: (listener: () => void) => Unsubscribe;
  watchStatus: (listener: (status: WalletStatus) => void) => Unsubscribe;
  /** Returns undefined when the wallet gave no account. */
  connect: (optionId: string, options: ConnectOptions) => Promise<WalletAddress | undefined>;
  /** Restores the last wallet without a prompt; undefined when it isn't available. */
  reconnect: () => Promise<WalletAddress | undefined>;
  /** Signs a text (EIP-191) with the connected account. */
  signMessage: (message: string) => Promise<`0x${string}`>;
  chainId: () => Promise<number | undefined>;
  switchChain: (chainId: ChainId) => Promise<void>;
  /** Signs typed data (EIP-712) with the connected account, whose wallet must be on its chain. */
  signTypedData: (data: WalletTypedData) => Promise<`0x${string}`>;
  /** Disconnects every connection; never throws. */
  disconnect: () => Promise<void>;
  /** Releases every connection in this tab without notifying the wallets. */
  forget: () => void;
};
