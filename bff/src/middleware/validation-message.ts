import type { RequestValidationError } from '@ts-rest/express';
import * as z from 'zod';

const IssueSchema = z.object({
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  keys: z.array(z.string()).optional(),
});
type Issue = z.infer<typeof IssueSchema>;

const FailedPartSchema = z.object({ issues: z.array(IssueSchema) });

/** The contract's messages end with a period; messages of the schema library don't. */
const isSentence = ({ message }: Issue): boolean => message.endsWith('.');

const sentenceFor = ({ path = [], keys = [] }: Issue): string => {
  const [unexpected] = keys;
  if (unexpected !== undefined) return `"${unexpected.slice(0, 64)}" is not expected here.`;
  return path.length === 0
    ? 'The content of this request is missing or not valid.'
    : `"${path.join('.')}" is missing or not valid.`;
};

/**
 * Returns the contract's message (such as those of §5) or, without one, a message that names the
 * first bad field.
 */
export const validationMessage = (error: RequestValidationError): string => {
  const issues = [error.pathParams, error.query, error.headers, error.body].flatMap((part) => {
    const parsed = FailedPartSchema.safeParse(part);
    return parsed.success ? parsed.data.issues : [];
  });
  const [first] = issues;
  const sentence = issues.find(isSentence)?.message;
  return sentence ?? sentenceFor(first ?? { message: '' });
};
