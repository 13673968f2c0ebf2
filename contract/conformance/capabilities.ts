/**
 * What a target's keeper can do for the suite, beyond its URL. Nothing of it is needed: a check that
 * asks for what is not there is reported as skipped, with the reason.
 */
export type Capabilities = {
  /** Moves the target's time, which tokens and nonces live by. The suite moves it back at its end. */
  advanceClock?: (milliseconds: number) => Promise<void>;
  /** The code of the newest verification mail that was sent to this address. */
  verificationCode?: (emailAddress: string) => Promise<string>;
};

export type CapabilityName = keyof Capabilities;
