import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

/**
 * A way to connect (§2 Sign-in dialog). `announced` wallets are those that EIP-6963 found in the
 * page; the others are the named four and, where the environment allows it, the demo wallet.
 */
export type WalletOption = {
  id: string;
  name: string;
  /** The reverse domain name of an announced wallet, where another one has the same name. */
  rdns?: string;
  kind: 'announced' | 'extension' | 'hosted' | 'relay' | 'injected' | 'demo';
  /** A data address that the wallet gave. */
  icon: string | undefined;
  /** The one used last in this browser. */
  isRecent: boolean;
  /** Found in the page, where it has to be; a wallet that needs no installation is there always. */
  isPresent: boolean;
  /** Whoever runs the site has set it up, where that is needed. */
  isSetUp: boolean;
};

/** §4 Wallet connection status, as far as the session's rules depend on it. */
export type WalletStatus =
  | { kind: 'connecting' | 'reconnecting' | 'disconnected' }
  | { kind: 'connected'; address: WalletAddress };

/** What a wallet signs by EIP-712, as the contract's `typed-data` builds it. */
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
  /** Ends the waiting; wallets may never answer. */
  signal: AbortSignal;
  /** What a relay's phone scans. */
  onPairingUri: (uri: string) => void;
  /** The wallet has answered after all, when nobody waited any more. */
  onLateConnection: () => void;
};

/** The wallet, whichever it is. Errors are `AppError`s of kind `wallet`. */
export type Wallet = {
  /** The same list until it changes. */
  options: () => readonly WalletOption[];
  /** Wallets announce themselves when they like: calls back when the options have changed. */
  watchOptions: (listener: () => void) => Unsubscribe;
  watchStatus: (listener: (status: WalletStatus) => void) => Unsubscribe;
  /**
   * Asks the wallet for an account.
   *
   * @returns undefined when the wallet answered without one
   */
  connect: (optionId: string, options: ConnectOptions) => Promise<WalletAddress | undefined>;
  /** Brings back the wallet used last, without asking the person; undefined if it is not there. */
  reconnect: () => Promise<WalletAddress | undefined>;
  /** Signs a text (EIP-191) with the connected account. */
  signMessage: (message: string) => Promise<`0x${string}`>;
  /** The chain that the connected wallet is on, by its id; undefined without a connection. */
  chainId: () => Promise<number | undefined>;
  /** Asks the wallet to go to another of the product's chains (§9). */
  switchChain: (chainId: ChainId) => Promise<void>;
  /** Signs typed data (EIP-712) with the connected account. The wallet has to be on its chain. */
  signTypedData: (data: WalletTypedData) => Promise<`0x${string}`>;
  /** Disconnects every connection; never throws. */
  disconnect: () => Promise<void>;
  /** Lets go of every connection in this tab alone: the wallets are not told. */
  forget: () => void;
};
