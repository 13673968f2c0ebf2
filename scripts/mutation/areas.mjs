/**
 * A part of the product's code, with the tests that must detect every change of it.
 * @typedef {object} Area
 * @property {string} package the package's folder
 * @property {readonly string[]} mutate the files to change, as globs in the package; never tests
 * @property {readonly string[]} tests globs in the package, of which those run that import the
 * changed file
 * @property {readonly string[]} [without] tests that are too slow to run for every mutant
 * @property {boolean} [sharesPage] shares one page between test files, which is faster
 */

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  'bff-limits': {
    package: 'bff',
    mutate: ['src/limits/*.ts', 'src/middleware/rate-limit.ts'],
    tests: ['src/limits/*.test.ts', 'src/middleware/rate-limit.test.ts'],
  },
  'bff-middleware-requests': {
    package: 'bff',
    mutate: [
      'src/middleware/{bearer-token,forwarded-for,json-body,media-type,not-found,request-id}.ts',
      'src/middleware/{request-line,validation-message}.ts',
    ],
    tests: [
      'src/middleware/{bearer-token,forwarded-for,json-body,media-type,not-found}.test.ts',
      'src/middleware/{request-id,request-line,validation-message}.test.ts',
      'src/routes/validation.test.ts',
    ],
  },
  'bff-middleware-responses': {
    package: 'bff',
    mutate: [
      'src/middleware/{content-security-policy,cross-origin,invalid-response,sent-status}.ts',
      'src/middleware/{error-handler,failure,intercom-sources,no-store,request-log}.ts',
      'src/middleware/{request-metrics,request-trace,security-headers}.ts',
    ],
    tests: [
      'src/middleware/{content-security-policy,cross-origin,error-handler,invalid-response}.test.ts',
      'src/middleware/{request-log,request-metrics,request-trace,security-headers}.test.ts',
    ],
  },
  'bff-provider-guards': {
    package: 'bff',
    mutate: ['src/provider/{breaker,bulkhead,fair-queue,retry-budget,tally}.ts'],
    tests: ['src/provider/{breaker,breaker-rest,bulkhead,fair-queue,retry-budget,tally}.test.ts'],
  },
  'bff-provider-responses': {
    package: 'bff',
    mutate: [
      'src/provider/{checked-response,errors,forwarded-headers,json-depth,path}.ts',
      'src/provider/{forwarded-response,response-body,retry-after}.ts',
    ],
    tests: [
      'src/provider/{checked-response,errors,forwarded-headers,json-depth,path}.test.ts',
      'src/provider/{client*,event-calls,forwarded-response,response-body,retry-after}.test.ts',
    ],
  },
  'bff-provider-calls': {
    package: 'bff',
    mutate: [
      'src/provider/{call-signal,client,event-calls,exchange,guards,link,open-stream,send-request,timed-call}.ts',
      'src/api/call-kind.ts',
      'src/routes/callers.ts',
    ],
    tests: [
      'src/provider/{call-signal,client,client-deadlines,client-failures,event-calls,open-stream,send-request}.test.ts',
      'src/provider/{exchange,forwarded-headers,guards,image-form*,link,route-breakers}.test.ts',
      'src/middleware/request-trace.test.ts',
      'src/api/call-kind.test.ts',
      'src/events/*.test.ts',
      'src/routes/callers.test.ts',
    ],
  },
  'bff-provider-uploads': {
    package: 'bff',
    mutate: ['src/provider/image-form.ts'],
    tests: ['src/provider/image-form*.test.ts'],
  },
  'contract-typed-data': {
    package: 'contract',
    // Excludes schemas, because their code runs only when the module is loaded.
    mutate: ['src/economy/typed-data/*.ts', '!src/economy/typed-data/*.schema.ts'],
    tests: ['src/economy/typed-data/*.test.ts'],
  },
  'mock-actions': {
    package: 'mock-server',
    mutate: [
      'src/economy/actions/*.ts',
      'src/economy/orders/{apply-effects,counter,move}.ts',
      'src/economy/fulfilments/*.ts',
      'src/economy/benches/{dressing,undo-dressing}.ts',
    ],
    tests: ['src/economy/actions/*.test.ts', 'src/economy/orders/{move,review-orders}.test.ts'],
  },
  'web-session': {
    package: 'web',
    mutate: ['src/lib/session/*.{ts,tsx}'],
    tests: ['src/lib/session/*.test.{ts,tsx}'],
  },
  'web-api': {
    package: 'web',
    mutate: ['src/lib/api.ts', 'src/lib/api-fetcher.ts'],
    tests: ['src/lib/*.test.{ts,tsx}'],
  },
  'web-sign-in': {
    package: 'web',
    mutate: ['src/features/sign-in/*.{ts,tsx}'],
    tests: ['src/features/sign-in/*.test.{ts,tsx}'],
  },
  'web-tax-declaration': {
    package: 'web',
    mutate: ['src/features/tax-declaration/*.{ts,tsx}'],
    tests: ['src/features/tax-declaration/*.test.{ts,tsx}'],
  },
  'web-search': {
    package: 'web',
    mutate: ['src/features/search/*.{ts,tsx}'],
    tests: ['src/features/search/*.test.{ts,tsx}'],
    sharesPage: true,
  },
};

/**
 * Returns the area with this name, or all areas whose names start with it.
 * @throws Error when there is no such area
 * @param {string} prefix such as `bff-limits`, or `bff` for all areas of the BFF
 */
export const areasNamed = (prefix) => {
  const names = Object.keys(areas);
  const found = names.filter((name) => name === prefix || name.startsWith(`${prefix}-`));
  if (found.length === 0)
    throw new Error(`There is no area ${prefix}. There are: ${names.join(', ')}`);
  return found;
};

/** @param {string} name */
export const areaNamed = (name) => {
  const area = areas[name];
  if (area === undefined)
    throw new Error(`There is no area ${name}. There are: ${Object.keys(areas).join(', ')}`);
  return area;
};
