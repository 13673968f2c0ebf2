import { StatedError } from '../log/stated-error';
import { Refusal, type RefusalCode } from '../refusal';
import type { ForwardedResponse } from './forwarded-response';

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

export const isConnectionReset = (error: unknown): error is Error =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));

/**
 * Converts a failed call to an error response: 502 if the provider was unreachable or its response
 * invalid, 504 after a deadline.
 */
export const providerFailure = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(refusalCodeOf(codeOf(error)), { cause: error });

/** A provider's error with an undeclared status. Its status and message are forwarded (§8). */
export class UndeclaredRefusal extends StatedError {
  override name = 'UndeclaredRefusal';

  constructor(readonly response: ForwardedResponse) {
    super(`The provider responded with ${response.status}, which the contract does not declare`);
  }
}
