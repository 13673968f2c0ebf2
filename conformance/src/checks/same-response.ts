import { documented } from '../contract/documented';
import { isOfEconomy, isUndocumentedSuccess, responseOf } from '../contract/routes';
import { asSchema } from '../contract/schema';
import { jsonOf, type ProbeResponse } from '../probe/exchange';

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** Returns what the contract documents of a body, because other fields may change. */
const documentedIn = (name: string, response: ProbeResponse): string => {
  if (isUndocumentedSuccess(name, response.status)) return '';
  const schema = asSchema(responseOf(name, response.status));
  const json = jsonOf(response);
  if (schema === undefined || json === undefined) return response.body.toString('base64');
  const text = JSON.stringify(documented(schema, json));
  return isOfEconomy(name) ? text.replaceAll(TIME, 'a time') : text;
};

/** Compares error responses by their status only, because they may contain a request id. */
export const isSame = (name: string, one: ProbeResponse, other: ProbeResponse): boolean =>
  one.status === other.status &&
  (one.status >= 400 || documentedIn(name, one) === documentedIn(name, other));
