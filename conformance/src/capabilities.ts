export type CreditAmounts = { subscription: number; vanilla: number };

/**
 * Goods for a wallet of the suite: coin in wei, editions of traits, and avatars taken from any
 * wallet.
 */
export type Goods = {
  // Written out, because the packed suite's types must not import zod schemas of the contract.
  coins?: readonly { chainId: 1 | 137; coin: 'native' | 'wrapped'; amount: string }[];
  traits?: readonly { id: string; quantity: number }[];
  avatars?: readonly { collection: string; tokenId: string }[];
  approve?: boolean;
};

/**
 * Optional operations of a target beyond its public API. Checks that need a missing operation, or
 * during which one throws `ControlFailed`, are skipped with the reason.
 */
export type Capabilities = {
  /**
   * Moves the target's clock, which tokens and nonces depend on. The suite moves it back at the
   * end.
   */
  advanceClock?: (milliseconds: number) => Promise<void>;
  /**
   * Returns the code of the latest verification email to an address; undefined when there is none.
   */
  verificationCode?: (emailAddress: string) => Promise<string | undefined>;
  /** Adds goods to a wallet and approves Seaport, unless `approve` is false. */
  giveGoods?: (walletAddress: `0x${string}`, goods: Goods) => Promise<void>;
  /** Adds credits to a wallet. */
  giveCredits?: (walletAddress: `0x${string}`, amounts: CreditAmounts) => Promise<void>;
  /** Withholds the links of draws from now on; with `false`, reveals them immediately again. */
  withholdLinks?: (withheld: boolean) => Promise<void>;
};

export type CapabilityName = keyof Capabilities;
