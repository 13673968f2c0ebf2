/** Credits of both kinds. */
export type CreditAmounts = { subscription: number; vanilla: number };

/** What a wallet of the suite is given: coin in wei, editions of traits, avatars out of whosever wallet. */
export type Goods = {
  // Spelled out: the packed suite's types need no other package, and the contract's chains are a schema of zod's.
  coins?: readonly { chainId: 1 | 137; coin: 'native' | 'wrapped'; amount: string }[];
  traits?: readonly { id: string; quantity: number }[];
  avatars?: readonly { collection: string; tokenId: string }[];
  approve?: boolean;
};

/**
 * What a target's keeper can do for the suite, beyond its URL. Nothing of it is needed: a check that
 * asks for what is not there is reported as skipped, with the reason; so is one during which something
 * here throws `ControlFailed`.
 */
export type Capabilities = {
  /** Moves the target's time, which tokens and nonces live by. The suite moves it back at its end. */
  advanceClock?: (milliseconds: number) => Promise<void>;
  /** The code of the newest verification mail that was sent to this address; undefined: there is none. */
  verificationCode?: (emailAddress: string) => Promise<string | undefined>;
  /** Gives a wallet what it needs to trade, beside what it has, and lets Seaport move it unless `approve` is false. */
  giveGoods?: (walletAddress: `0x${string}`, goods: Goods) => Promise<void>;
  /** Gives a wallet credits, beside those that it has. */
  giveCredits?: (walletAddress: `0x${string}`, amounts: CreditAmounts) => Promise<void>;
  /** Lets draws from now on wait for a link that never comes, or, with `false`, come at once again. */
  withholdLinks?: (withheld: boolean) => Promise<void>;
};

export type CapabilityName = keyof Capabilities;
