import * as z from 'zod/mini';

import { afterRunning } from './running-time';

const MOST_BYTES = 64 * 1024;

const ErrorSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) });
const CONTRACT_ERROR = 3;
const EXECUTION_ERRORS: ReadonlySet<number> = new Set([-32_000, -32_015]);
const EXECUTION_WORDS =
  /revert|out of gas|gas uint64|invalid (?:opcode|jump)|stack|execution error/i;

/** Returns whether an answer is a result or an error of the called contract, not of the node. */
const isOfContract = (answer: unknown): boolean => {
  const { success, data } = ErrorSchema.safeParse(answer);
  if (!success) return typeof answer === 'object' && answer !== null && 'result' in answer;
  const { code, message } = data.error;
  return code === CONTRACT_ERROR || (EXECUTION_ERRORS.has(code) && EXECUTION_WORDS.test(message));
};

const readText = async ({ body }: Response): Promise<string> => {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const bytes of body) {
    size += bytes.byteLength;
    if (size > MOST_BYTES) throw new Error(`The chain's answer has more than ${MOST_BYTES} bytes.`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * Creates a `fetch` for one verification. viem reports a node's failure as an invalid signature, so
 * `failure` returns the first one. `end` must be called after the verification.
 */
export const createChainFetch = (deadlineMs: number) => {
  const ending = new AbortController();
  const cancel = afterRunning(deadlineMs, () =>
    ending.abort(new Error(`The chain's node gave no answer within ${deadlineMs} ms.`)),
  );
  let failure: Error | undefined;

  const send: typeof fetch = async (input, init) => {
    try {
      const response = await fetch(input, {
        ...init,
        // A redirect would lead to an address that the operator didn't configure.
        redirect: 'error',
        signal: ending.signal,
      });
      const text = await readText(response);
      if (!response.ok) throw new Error(`The chain's node answered with ${response.status}.`);
      if (!isOfContract(JSON.parse(text))) throw new Error("The chain's node failed.");
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  return { send, failure: () => failure, end: cancel };
};
