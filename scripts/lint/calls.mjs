/**
 * A lint plugin that rejects `api.RESOURCE.ROUTE.query(…)` and `.mutate(…)`, because no hook
 * handles their error responses.
 */
const CALL =
  'CallExpression > MemberExpression.callee[property.name=/^(query|mutate)$/][object.type="MemberExpression"]';

export default {
  meta: { name: 'calls' },
  rules: {
    'no-direct-call': {
      /** @param {{ report: (problem: { node: unknown; message: string }) => void }} context */
      create: (context) => ({
        /** @param {unknown} node */
        [CALL]: (node) =>
          context.report({ node, message: 'Use a generated hook (web/README.md, Call the API).' }),
      }),
    },
  },
};
