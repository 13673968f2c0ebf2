import { UnknownStatusError, type TsRestResponseValidationError } from '@ts-rest/core';
import * as z from 'zod';

import { StatedError } from '../log/stated-error';

const CauseSchema = z.object({
  issues: z.array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
});

const MOST_FIELDS = 8;

const fieldsOf = (error: TsRestResponseValidationError): string => {
  const { data } = CauseSchema.safeParse(error.cause);
  const fields = data?.issues.map(({ code, path }) => `${path.join('.') || 'the body'}: ${code}`);
  return fields?.slice(0, MOST_FIELDS).join(', ') ?? 'no issue was reported';
};

/** The error for a provider's response that violates the contract. It may be logged. */
export class InvalidResponse extends StatedError {
  override name = 'InvalidResponse';

  /** Names the wrong fields without their values. Paths consist of the contract's names only. */
  constructor(error: TsRestResponseValidationError | UnknownStatusError) {
    super(
      error instanceof UnknownStatusError
        ? `The contract does not declare the status ${error.response.status}`
        : `${error.appRoute.method} ${error.appRoute.path} got a response that violates the contract: ${fieldsOf(error)}`,
    );
  }
}
