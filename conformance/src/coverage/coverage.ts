import type { NamedRoute } from '@trait-market/contract/shared';
import { asSchema, fits } from '../contract/schema';
import { encodeBody } from '../probe/encode-body';
import { jsonOf, type CompletedExchange, type Exchange } from '../probe/exchange';
import type { ProbeRequest } from '../probe/request';
import type { RouteCoverage } from '../route-coverage';
import { timingOf } from './timing';
import { variantsOf, type Variant } from './variants';

export const isCompleted = (exchange: Exchange): exchange is CompletedExchange =>
  exchange.response !== undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sentBody = ({ body }: ProbeRequest): unknown => {
  if (body === undefined || body.kind === 'form') return undefined;
  return parsed(encodeBody(body).bytes.toString('utf8'));
};

const sentQuery = ({ path }: ProbeRequest): unknown =>
  Object.fromEntries(new URLSearchParams(path.split('?', 2)[1] ?? ''));

const labelled = (place: string, marker: unknown, values: readonly unknown[]): Variant[] => {
  const schema = asSchema(marker);
  if (schema === undefined) return [];
  const fitting = values.filter((value) => fits(schema, value));
  return variantsOf(schema, fitting).map(({ label, isSeen }) => ({
    label: `${place} ${label}`,
    isSeen,
  }));
};

export const variantsOfRoute = (
  { route }: NamedRoute,
  completed: readonly CompletedExchange[],
): Variant[] => {
  const taken = completed
    .filter(({ response }) => response.status < 300)
    .map(({ request }) => request);
  const responses = Object.entries(route.responses).flatMap(([status, marker]) => {
    const bodies = completed.filter(({ response }) => String(response.status) === status);
    // A status that never occurred is reported as such, without the fields of its body.
    if (bodies.length === 0 || Number(status) >= 400) return [];
    return labelled(
      status,
      marker,
      bodies.map(({ response }) => jsonOf(response)),
    );
  });
  return [
    ...labelled('query', route.query, taken.map(sentQuery)),
    ...labelled('request', 'body' in route ? route.body : undefined, taken.map(sentBody)),
    ...responses,
  ];
};

export const coverageOf = (named: NamedRoute, sent: readonly Exchange[]): RouteCoverage => {
  const { name, route } = named;
  const own = sent.filter(({ request }) => request.route === name);
  const completed = own.filter(isCompleted);
  const statuses: Record<string, number> = Object.fromEntries(
    Object.keys(route.responses).map((status) => [status, 0]),
  );
  for (const { response } of completed)
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  const variants = variantsOfRoute(named, completed);
  const unseen = variants.filter(({ isSeen }) => !isSeen).map(({ label }) => label);
  return {
    route: name,
    method: route.method,
    path: route.path,
    requests: own.length,
    statuses,
    variants: { seen: variants.length - unseen.length, of: variants.length, unseen },
    ...(completed.length > 0 && { timing: timingOf(completed) }),
  };
};
