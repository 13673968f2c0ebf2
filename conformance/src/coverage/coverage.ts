import type { NamedRoute } from '@trait-market/contract/shared';
import { asSchema, fits } from '../contract/schema';
import { encodeBody } from '../probe/encode-body';
import { jsonOf, type Answered, type Exchange } from '../probe/exchange';
import type { ProbeRequest } from '../probe/request';
import type { RouteCoverage } from '../route-coverage';
import { timingOf } from './timing';
import { variantsOf, type Variant } from './variants';

export const isAnswered = (exchange: Exchange): exchange is Answered =>
  exchange.answer !== undefined;

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
  answered: readonly Answered[],
): Variant[] => {
  const taken = answered.filter(({ answer }) => answer.status < 300).map(({ request }) => request);
  const answers = Object.entries(route.responses).flatMap(([status, marker]) => {
    const bodies = answered.filter(({ answer }) => String(answer.status) === status);
    // A status that never occurred is reported as such, without the fields of its body.
    if (bodies.length === 0 || Number(status) >= 400) return [];
    return labelled(
      status,
      marker,
      bodies.map(({ answer }) => jsonOf(answer)),
    );
  });
  return [
    ...labelled('query', route.query, taken.map(sentQuery)),
    ...labelled('request', 'body' in route ? route.body : undefined, taken.map(sentBody)),
    ...answers,
  ];
};

export const coverageOf = (named: NamedRoute, sent: readonly Exchange[]): RouteCoverage => {
  const { name, route } = named;
  const own = sent.filter(({ request }) => request.route === name);
  const answered = own.filter(isAnswered);
  const statuses: Record<string, number> = Object.fromEntries(
    Object.keys(route.responses).map((status) => [status, 0]),
  );
  for (const { answer } of answered) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  const variants = variantsOfRoute(named, answered);
  const unseen = variants.filter(({ isSeen }) => !isSeen).map(({ label }) => label);
  return {
    route: name,
    method: route.method,
    path: route.path,
    requests: own.length,
    statuses,
    variants: { seen: variants.length - unseen.length, of: variants.length, unseen },
    ...(answered.length > 0 && { timing: timingOf(answered) }),
  };
};
