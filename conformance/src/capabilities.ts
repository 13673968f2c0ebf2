export type CreditAmounts = { subscription: number; vanilla: number };

/** Goods for a wallet: coin in wei, editions of traits, and avatars taken from any wallet. */
export type Goods = {
  // Written out, because the packed suite's types must not import zod schemas.
  coins?: readonly { chainId: 1 | 137; coin: 'native' | 'wrapped'; amount: string }[];
  traits?: readonly { id: string; quantity: number }[];
  avatars?: readonly { collection: string; tokenId: string }[];
  approve?: boolean;
};

/** Operations beyond the public API; checks that need a missing one are skipped. */
export type Capabilities = {
  /** Moves the clock that tokens and nonces depend on; the suite moves it back at the end. */
  advanceClock?: (milliseconds: number) => Promise<void>;
  /** Returns the code of the latest verification email; undefined when there is none. */
  verificationCode?: (emailAddress: string) => Promise<string | undefined>;
  /** Adds goods to a wallet and approves Seaport, unless `approve` is false. */
  giveGoods?: (walletAddress: `0x${string}`, goods: Goods) => Promise<void>;
  giveCredits?: (walletAddress: `0x${string}`, amounts: CreditAmounts) => Promise<void>;
  /** Withholds the links of draws, or with `false` reveals them. */
  withholdLinks?: (withheld: boolean) => Promise<void>;
};

export type CapabilityName = keyof Capabilities;
