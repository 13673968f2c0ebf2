import { UnknownStatusError, type TsRestResponseValidationError } from '@ts-rest/core';
import * as z from 'zod';

import { StatedError } from '../log/stated-error';

const CauseSchema = z.object({
  issues: z.array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
});

/** Fields that are told of one answer. */
const MOST_FIELDS = 8;

const fieldsOf = (error: TsRestResponseValidationError): string => {
  const { data } = CauseSchema.safeParse(error.cause);
  const fields = data?.issues.map(({ code, path }) => `${path.join('.') || 'the body'}: ${code}`);
  return fields?.slice(0, MOST_FIELDS).join(', ') ?? 'no issue was named';
};

/** An answer of the provider's that the contract does not know, as it may be told in the log. */
export class BadAnswer extends StatedError {
  override name = 'BadAnswer';

  /**
   * Says which fields were wrong and how, not what was in them. The contract's answers hold no
   * dictionaries, so a path is made of names of the contract alone.
   */
  constructor(error: TsRestResponseValidationError | UnknownStatusError) {
    super(
      error instanceof UnknownStatusError
        ? `The contract does not declare the status ${error.response.status}`
        : `${error.appRoute.method} ${error.appRoute.path} was answered against the contract: ${fieldsOf(error)}`,
    );
  }
}
