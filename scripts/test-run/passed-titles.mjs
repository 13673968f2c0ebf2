import { z } from 'zod';

const VitestReport = z.looseObject({
  testResults: z.array(
    z.looseObject({
      assertionResults: z.array(
        z.looseObject({
          status: z.string(),
          title: z.string(),
          ancestorTitles: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/**
 * @param {unknown} report Vitest's, in JSON
 * @returns {string[]}
 */
export const vitestTitles = (report) =>
  VitestReport.parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ ancestorTitles, title }) => [...ancestorTitles, title]);

const PlaywrightStep = z.looseObject({
  title: z.string(),
  get steps() {
    return z.array(PlaywrightStep).optional();
  },
});

const PlaywrightSuite = z.looseObject({
  title: z.string(),
  specs: z.array(
    z.looseObject({
      title: z.string(),
      tests: z.array(
        z.looseObject({
          results: z.array(
            z.looseObject({ status: z.string(), steps: z.array(PlaywrightStep).optional() }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});

const PlaywrightReport = z.looseObject({ suites: z.array(PlaywrightSuite) });

/** @param {z.infer<typeof PlaywrightStep>} step @returns {string[]} */
const titlesOfStep = ({ title, steps = [] }) => [title, ...steps.flatMap(titlesOfStep)];

/** @param {z.infer<typeof PlaywrightSuite>} suite @returns {string[]} */
const titlesOfSuite = ({ title, specs, suites = [] }) => {
  const inside = [
    ...specs.flatMap((spec) => {
      const passed = spec.tests
        .flatMap(({ results }) => results)
        .filter(({ status }) => status === 'passed');
      return passed.flatMap(({ steps = [] }) => [spec.title, ...steps.flatMap(titlesOfStep)]);
    }),
    ...suites.flatMap(titlesOfSuite),
  ];
  return inside.length === 0 ? [] : [title, ...inside];
};

/**
 * @param {unknown} report Playwright's, in JSON
 * @returns {string[]}
 */
export const playwrightTitles = (report) =>
  PlaywrightReport.parse(report).suites.flatMap(titlesOfSuite);
