import type { GeneratedReport, GeneratedRouteReport } from './report';

const describeRoute = ({ name, method, path, cases, counterExample }: GeneratedRouteReport) =>
  counterExample === undefined
    ? []
    : [
        `${name} (${method} ${path}), request ${cases}, made smaller ${counterExample.shrinks} times:`,
        `  rule   ${counterExample.rule}`,
        `  asked  ${counterExample.kind}: ${counterExample.because}`,
        `  got    ${counterExample.got}`,
        `  ${counterExample.curl}`,
      ];

/** What went wrong, for a person: the rule, the request as a command, and what came back. */
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
