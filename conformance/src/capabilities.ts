export type CreditAmounts = { subscription: number; vanilla: number };

/**
 * Assets to add to a wallet: amounts in wei, editions of traits, and avatars, which are taken from
 * their current owners.
 */
export type Goods = {
  // The type is written by hand, because the types of the published package must not import zod
  // schemas.
  coins?: readonly { chainId: 1 | 137; coin: 'native' | 'wrapped'; amount: string }[];
  traits?: readonly { id: string; quantity: number }[];
  avatars?: readonly { collection: string; tokenId: string }[];
  approve?: boolean;
};

/** A wallet that is a contract (EIP-1271). */
export type SmartAccount = {
  address: `0x${string}`;
  /** The network on which it signs; default: 1 (Ethereum). */
  chainId?: 1 | 137;
  /** Returns the contract's signature of a digest, wrapped (EIP-6492) before the contract exists. */
  sign: (digest: `0x${string}`, chainId: 1 | 137) => Promise<`0x${string}`>;
};

/** Operations beyond the target's public API. Checks that need a missing one are skipped. */
export type Capabilities = {
  /** Advances the clock by which tokens and nonces expire. The suite moves it back at the end. */
  advanceClock?: (milliseconds: number) => Promise<void>;
  /** Returns the code of the latest verification email; undefined if none was sent. */
  verificationCode?: (emailAddress: string) => Promise<string | undefined>;
  /** Returns the number of emails that were sent to an address. */
  countEmails?: (emailAddress: string) => Promise<number>;
  /** Adds assets to a wallet and, unless `approve` is false, approves Seaport to move them. */
  giveGoods?: (walletAddress: `0x${string}`, goods: Goods) => Promise<void>;
  giveCredits?: (walletAddress: `0x${string}`, amounts: CreditAmounts) => Promise<void>;
  /** Makes the provider withhold the links of draws or, with `false`, reveal them. */
  withholdLinks?: (withheld: boolean) => Promise<void>;
  /** A smart account whose contract the target's nodes know. */
  smartAccount?: SmartAccount;
};

export type CapabilityName = keyof Capabilities;
