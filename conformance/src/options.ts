import type { Baseline } from './baseline/baseline';
import type { Capabilities, CreditAmounts } from './capabilities';
import type { Exchange } from './probe/exchange';
import type { Progress } from './progress';
import type { RulesInput } from './rules';
import type { Skip } from './skip';

/** The default number of generated cases, which is small enough for every run. */
export const DEFAULT_CASES = 1000;

export type ConformanceOptions = {
  /** The base URL of the implementation to check, without `/v1`. */
  target: string;
  /** A private key to sign in with, or an access token. By default, a new key is created. */
  auth?: string | undefined;
  /** Routes, families, or prefixes of check ids to run. By default, all checks run. */
  only?: readonly string[] | undefined;
  /** Routes, families, or prefixes of check ids to skip, each with a reason for the report. */
  skip?: readonly Skip[] | undefined;
  /** The maximum duration of a response in milliseconds. Defaults to 15 seconds. */
  maxAnswerMs?: number | undefined;
  /** The seed of the generated cases. By default it is random and named in the report. */
  seed?: number | undefined;
  /** The number of generated cases. Defaults to `DEFAULT_CASES`. */
  cases?: number | undefined;
  /** Sends only GET, HEAD and OPTIONS, apart from the login with `auth`. */
  readOnly?: boolean | undefined;
  /** The caller's actual credits, if known, with which the response is compared. */
  expectedCredits?: CreditAmounts | undefined;
  /** Rules of the target that go beyond the contract. */
  rules?: RulesInput | undefined;
  /** Whether to check `/economy/v1` too. By default, only if `only` names a part of it. */
  economy?: boolean | undefined;
  /** The product's address, for which economy actions are signed. Defaults to the target's. */
  product?: string | undefined;
  /** The base of the legal links in the login message; by default `product`, or else the target. */
  legalLinksBase?: string | undefined;
  /** Whether a route that never succeeded is a failure. */
  strict?: boolean | undefined;
  /** Known failures. `stopAtFirstFailure` ignores them, and the report lists them separately. */
  baseline?: Baseline | undefined;
  stopAtFirstFailure?: boolean | undefined;
  capabilities?: Capabilities | undefined;
  /** Headers that are sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * The total number of seconds to wait and retry after 429s with `Retry-After`. By default 0, so
   * that a 429 is a failure.
   */
  patienceS?: number | undefined;
  /** The number of seconds after which the run ends with a partial report. */
  maxTimeS?: number | undefined;
  /** Ends the run when it aborts. If the reason is a string, the report includes it. */
  signal?: AbortSignal | undefined;
  /** Receives the exchanges of each check, including their secrets. */
  onExchanges?: ((checkId: string, exchanges: readonly Exchange[]) => void) | undefined;
  /** Called after each request and each check. */
  onProgress?: ((progress: Progress) => void) | undefined;
};
