import * as z from 'zod/mini';

import {
  HandAnswerSchema,
  type AnswerStep,
  type HandAnswer,
} from '../../kernel/answers/answer.schema';
import { pathPattern } from '../../kernel/requests/path-pattern';
import { MethodSchema, PathPatternSchema } from '../../kernel/requests/request-pattern.schema';

/** A call as a function receives it. */
export type RespondRequest = {
  method: string;
  path: string;
  /** The parameters of the route's path. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  /** The JSON body, or undefined. */
  body: unknown;
  /** The address of the signed-in wallet. */
  wallet: string | undefined;
  world: string;
  /** The world's time. */
  now: Date;
};

/** Undefined passes the call on to the function that was set before, and then to the mock. */
export type MadeResponse = Extract<AnswerStep, string> | Omit<HandAnswer, 'template' | 'validate'>;

export type Respond = (
  request: RespondRequest,
) => MadeResponse | undefined | Promise<MadeResponse | undefined>;

export type RespondOptions = {
  /** Applies to the calls of this world only. */
  world?: string;
  /** Whether a response must match the contract; true by default. */
  validate?: boolean;
};

export type Responder = { method: string; path: string; respond: Respond } & RespondOptions;

export type Responders = {
  /** @returns a function that removes the added one */
  add(route: string, respond: Respond, options?: RespondOptions): () => void;
  /** Returns the matching functions, the newest one first. */
  matching(call: { method: string; path: string; world: string }): Responder[];
};

const ROUTE_WORDS = 'A route is a method and a path, such as GET /v1/users/:name/exists';

/** @throws TypeError for a route without a method or path */
const partsOf = (route: string): { method: string; path: string } => {
  const [method, path, ...more] = route.split(' ');
  const parts = z.safeParse(z.strictObject({ method: MethodSchema, path: PathPatternSchema }), {
    method,
    path,
  });
  if (!parts.success || more.length > 0) throw new TypeError(`${ROUTE_WORDS}, unlike ${route}.`);
  return parts.data;
};

/** @throws ZodError for a response that can't be sent */
export const assertSendable = (made: object): HandAnswer => z.parse(HandAnswerSchema, made);

export const createResponders = (): Responders => {
  let responders: Responder[] = [];
  return {
    add: (route, respond, options = {}) => {
      const added = { ...partsOf(route), respond, ...options };
      responders = [added, ...responders];
      return () => {
        responders = responders.filter((one) => one !== added);
      };
    },
    matching: ({ method, path, world }) =>
      responders.filter(
        (one) =>
          one.method === method &&
          (one.world === undefined || one.world === world) &&
          pathPattern(one.path).test(path),
      ),
  };
};
