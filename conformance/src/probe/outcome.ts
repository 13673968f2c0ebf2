import type { Exchange } from './exchange';

/** A failed check. `request` is a curl command; `response` is an excerpt of the response. */
export type FailedOutcome = {
  kind: 'failed';
  expected: string;
  got: string;
  request: string;
  response: string;
  /** The route of the request that failed, which may be a step before the rule of the check. */
  at?: string | undefined;
  /** Why the rule wasn't reached: an earlier step failed, which another check reports. */
  cause?: string | undefined;
};

export type Outcome = { kind: 'passed' } | FailedOutcome | { kind: 'skipped'; reason: string };

/** The error for a target that breaks a rule. */
export class Breach extends Error {
  constructor(
    readonly expected: string,
    readonly got: string,
    readonly exchange?: Exchange | undefined,
  ) {
    super(`expected ${expected}, got ${got}`);
    this.name = 'Breach';
  }
}

export class Skipped extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'Skipped';
  }
}

/**
 * The error for a failed capability, such as the mock's control, for which the target isn't
 * responsible.
 */
export class ControlFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlFailed';
  }
}

/** The error for wrong usage of the suite, with an instruction of one line. */
export class BadUsage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadUsage';
  }
}
