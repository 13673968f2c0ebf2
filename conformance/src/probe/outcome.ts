import type { Exchange } from './exchange';

/** `request` is a curl command, `response` an excerpt of the response. */
export type FailedOutcome = {
  kind: 'failed';
  expected: string;
  got: string;
  request: string;
  response: string;
};

export type Outcome = { kind: 'passed' } | FailedOutcome | { kind: 'skipped'; reason: string };

/** Thrown when the target breaks a rule. */
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

/** Thrown when a check can't be made, with the reason. */
export class Skipped extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'Skipped';
  }
}

/** Thrown when a capability of the target failed, which isn't the target's fault. */
export class ControlFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlFailed';
  }
}

/** Thrown for wrong usage of the suite, with a one-line instruction. */
export class BadUsage extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadUsage';
  }
}
