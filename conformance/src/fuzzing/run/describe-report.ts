import type { GeneratedReport, GeneratedRouteReport } from './report';

const describeRoute = ({ name, method, path, cases, counterExample }: GeneratedRouteReport) => {
  if (counterExample === undefined) return [];
  const { kind, because, shrinks, expected, got, request, response } = counterExample;
  return [
    `${name} (${method} ${path}), request ${cases}, shrunk ${shrinks} times:`,
    `  request   ${kind}: ${because}`,
    `  expected  ${expected}`,
    `  got       ${got}`,
    '  request',
    request.replaceAll(/^/gm, '    '),
    '  response',
    response.replaceAll(/^/gm, '    '),
  ];
};

export const describeReport = ({ seed, cases, routes }: GeneratedReport): string => {
  const failed = routes.filter(({ counterExample }) => counterExample !== undefined);
  const skipped = routes.flatMap(({ name, skipped: reason }) =>
    reason === undefined ? [] : [`${name} was left out: ${reason}`],
  );
  return [
    `${cases} generated requests (seed ${seed}), ${failed.length} of ${routes.length} routes failed`,
    ...skipped,
    ...failed.flatMap(describeRoute),
  ].join('\n');
};
