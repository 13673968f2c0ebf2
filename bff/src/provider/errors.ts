import { StatedError } from '../log/stated-error';
import { Refusal, type RefusalCode } from '../refusal';
import type { ProviderAnswer } from './provider-answer';

/** Errors of calls to the provider, by undici's or the system's code. */
const CODES: Record<string, RefusalCode> = {
  UND_ERR_CONNECT_TIMEOUT: 'PROVIDER_TIMEOUT',
  UND_ERR_HEADERS_TIMEOUT: 'PROVIDER_TIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'PROVIDER_TIMEOUT',
  ETIMEDOUT: 'PROVIDER_TIMEOUT',
  UND_ERR_HEADERS_OVERFLOW: 'PROVIDER_BAD_ANSWER',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'PROVIDER_BAD_ANSWER',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'PROVIDER_BAD_ANSWER',
  UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: 'BAD_REQUEST',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const refusalCodeOf = (code: string): RefusalCode =>
  CODES[code] ?? (code.startsWith('HPE_') ? 'PROVIDER_BAD_ANSWER' : 'PROVIDER_UNREACHABLE');

/** Returns whether a connection closed during a request, like one that was kept alive too long. */
export const isConnectionReset = (error: unknown): error is Error =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));

/**
 * Converts a failed call to a refusal: 502 when the provider was unreachable or sent an invalid
 * response, 504 after a deadline. A refusal is returned unchanged.
 */
export const providerFailure = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(refusalCodeOf(codeOf(error)), { cause: error });

/** An error of the provider whose status the contract does not declare; status and message are forwarded (§8). */
export class UndeclaredRefusal extends StatedError {
  override name = 'UndeclaredRefusal';

  constructor(readonly answer: ProviderAnswer) {
    super(`The provider responded with ${answer.status}, which the contract does not declare`);
  }
}
