import type { ServerResponse } from 'node:http';
import type { Express } from 'express';

/** An answer of the provider's: what was read of it, and the text that it was read from. */
type Came = { value: unknown; text: string };

const answers = new WeakMap<ServerResponse, Came>();

/** Remembers the provider's answer until it goes on. */
export const keepAsItCame = (res: ServerResponse, came: Came): void => void answers.set(res, came);

/** Whether JSON would write the same, but for the order of keys; what is undefined is not written. */
export const saysTheSame = (checked: unknown, came: unknown): boolean => {
  if (checked === came) return true;
  if (typeof checked !== 'object' || typeof came !== 'object') return false;
  if (checked === null || came === null) return false;
  if (Array.isArray(checked) || Array.isArray(came))
    return (
      Array.isArray(checked) &&
      Array.isArray(came) &&
      checked.length === came.length &&
      checked.every((item, index) => saysTheSame(item, came[index]))
    );
  let written = 0;
  for (const [key, value] of Object.entries(checked)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(came, key) || !saysTheSame(value, Reflect.get(came, key))) return false;
    written += 1;
  }
  return written === Object.keys(came).length;
};

/**
 * Lets an answer of the provider's go on in its own words where the check against the contract has
 * changed nothing of it: to write a long one again takes as long as to read it.
 */
export const sendAsItCame = ({ response }: Express): void => {
  const { json } = response;
  response.json = function sendJson(body: unknown) {
    const came = answers.get(this);
    return came !== undefined && saysTheSame(body, came.value)
      ? this.type('json').send(came.text)
      : json.call(this, body);
  };
};
