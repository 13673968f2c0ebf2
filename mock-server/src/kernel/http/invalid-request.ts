import { WALLET_ADDRESSES_MESSAGE } from '@trait-market/contract/v1/tax';
import type { RequestValidationError } from '@ts-rest/express';

type Issue = {
  message: string;
  format?: unknown;
  pattern?: unknown;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
};

const pathOf = ({ path = [] }: Issue): string =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** Names the pattern of an address or a hash, because zod says only that the input is invalid. */
const messageOf = ({ message, format, pattern }: Issue): string =>
  format === 'template_literal' ? `must match ${String(pattern)}` : message;

const sentence = (part: string, issue: Issue): string => {
  const path = pathOf(issue);
  const where = path === '' ? part : path;
  return `${where}: ${messageOf(issue)}`;
};

/** Describes the first error. The address list of a tax declaration has its own message (§5). */
export const invalidRequestMessage = ({
  pathParams,
  headers,
  query,
  body,
}: RequestValidationError): string => {
  const sentences = Object.entries({ path: pathParams, headers, query, body }).flatMap(
    ([part, error]) => {
      const issues: readonly Issue[] = error?.issues ?? [];
      const special = issues.find(({ message }) => message === WALLET_ADDRESSES_MESSAGE);
      return special === undefined
        ? issues.map((issue) => sentence(part, issue))
        : [special.message];
    },
  );
  return sentences[0] ?? 'The request is not as the contract says.';
};
