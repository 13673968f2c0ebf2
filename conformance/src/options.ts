import type { Baseline } from './baseline/baseline';
import type { Capabilities, CreditAmounts } from './capabilities';
import type { Exchange } from './probe/exchange';
import type { Progress } from './progress';
import type { RulesInput } from './rules';
import type { Skip } from './skip';

/** The default number of generated cases, fast enough for every run. */
export const DEFAULT_CASES = 1000;

export type ConformanceOptions = {
  /** The URL of the implementation, without `/v1`. */
  target: string;
  /** A private key to sign in with, or an access token. Defaults to a new key. */
  auth?: string | undefined;
  /** Routes, families, or prefixes of check ids to run. Defaults to all. */
  only?: readonly string[] | undefined;
  /** Routes, families, or prefixes of check ids to skip, with the reason for the report. */
  skip?: readonly Skip[] | undefined;
  /** The maximum duration of a response in milliseconds. Defaults to 15 s. */
  maxAnswerMs?: number | undefined;
  /** The seed of the generated cases. Defaults to a random one, which the report names. */
  seed?: number | undefined;
  /** The number of generated cases. Defaults to `DEFAULT_CASES`. */
  cases?: number | undefined;
  /** Sends GET, HEAD and OPTIONS only, except for the login with `auth`. */
  readOnly?: boolean | undefined;
  /** The caller's credits, if known. */
  expectedCredits?: CreditAmounts | undefined;
  /** Rules of the target beyond the contract. */
  rules?: RulesInput | undefined;
  /** Also checks `/economy/v1`. Defaults to true only when `only` names a part of it. */
  economy?: boolean | undefined;
  /** The product's address for signatures of economy actions. Defaults to the target's. */
  product?: string | undefined;
  /** The base of the legal links in the login message; defaults to `product` or the target's. */
  legalLinksBase?: string | undefined;
  /** Fails routes that never succeeded. */
  strict?: boolean | undefined;
  /** Known failures, which `stopAtFirstFailure` ignores and the report lists separately. */
  baseline?: Baseline | undefined;
  stopAtFirstFailure?: boolean | undefined;
  capabilities?: Capabilities | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait for 429s with `Retry-After`. Defaults to 0: a 429 is a failure. */
  patienceS?: number | undefined;
  /** Seconds after which the run ends with a partial report. */
  maxTimeS?: number | undefined;
  /** Ends the run when aborted; a text as reason appears in the report. */
  signal?: AbortSignal | undefined;
  /** Receives the exchanges of each check, including secrets. */
  onExchanges?: ((checkId: string, exchanges: readonly Exchange[]) => void) | undefined;
  /** Called after each request and each check. */
  onProgress?: ((progress: Progress) => void) | undefined;
};
