import { expect, test, vi } from 'vitest';

import { commandIn, serve } from './testing/command';

/** A complete run takes a second, and longer on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const cli = commandIn(process.cwd());

test('a server that sends 200 {} to everything is not conformant, with a report that anyone can understand', async () => {
  const target = await serve((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const { status, out } = await cli('--target', target);
  expect(status).toBe(1);
  expect(out).toContain(`Does ${target} honour the contract`);
  expect(out).toMatch(/All \d+ calls got the same response \(200, \{\}\), whatever the request/);
  expect(out).toContain('Is the URL right?');
  expect(out).toContain('What the columns are:');
  expect(out).toMatch(/^ {2}rule {6}\S/m);
  expect(out).toContain('expected  a body that matches the schema of');
  expect(out).toContain(`curl -i --path-as-is -g -X GET '${target}/v1/users/`);
  expect(out).toContain('HTTP 200 OK');
  expect(out.trim().split('\n').at(-1)).toMatch(/^Not conformant: \d+ of \d+ checks failed/);
});

test.each([
  ['404', 404, 'application/json', '{"message":"Not found"}'],
  ['a page with the status 200', 200, 'text/html; charset=utf-8', '<h1>Welcome</h1>'],
  ['a page whose type has capitals', 200, 'Text/HTML', '<h1>Welcome</h1>'],
])(
  'refuses a target that responds with %s to every path, after three requests',
  async (_name, code, type, body) => {
    let requests = 0;
    const url = await serve((_request, response) => {
      requests += 1;
      response.writeHead(code, { 'content-type': type }).end(body);
    });
    const target = `${url}/no/such/path`;
    const { status, out, err } = await cli('--target', target);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toBe(
      `conformance: No path of the API is served at ${target} (${code} for GET /v1/users/me, ${code} for GET /v1/marketTraits/search?searchKey=a, ${code} for GET /economy/v1/collections).\n`,
    );
    expect(requests).toBe(3);
  },
);

test.each(['/v1/marketTraits/search', '/economy/v1/collections'])(
  'checks a target that serves nothing but %s',
  async (served) => {
    const target = await serve((request, response) => {
      const isServed = request.url?.startsWith(served) === true;
      response.writeHead(isServed ? 200 : 404, { 'content-type': 'application/json' }).end('[]');
    });
    const only = ['--only', 'traits.search/method/PATCH'];
    expect((await cli('--target', target, ...only)).err).toBe('');
  },
);

test.each([401, 403, 429, 502, 503])(
  'checks a target whose gateway responds with a page and %i',
  async (status) => {
    const target = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Not now</h1>');
    });
    const only = ['--only', 'traits.search/method/PATCH'];
    expect((await cli('--target', target, ...only)).err).toBe('');
  },
);

test('a server that hangs up is not conformant', async () => {
  let responded = 0;
  const target = await serve((request, response) => {
    responded += 1;
    if (responded === 1) response.end('{}');
    else request.socket.destroy();
  });
  const { status, out } = await cli('--target', target, '--only', 'traits.search/success');
  expect(status).toBe(1);
  expect(out).toContain('got       none (');
});

test('--stop ends at the first failure', async () => {
  const target = await serve((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const { status, out } = await cli('--target', target, '--stop');
  expect(status).toBe(1);
  expect(out).toContain('Stopped at the first failure.');
});

test.each([
  [[], '--target is missing'],
  [['--target', 'not a url'], "'not a url' is no http or https URL"],
  [['--target', 'ftp://host'], 'no http or https URL'],
  [['--target', 'http://127.0.0.1:1'], 'Nothing responds at http://127.0.0.1:1'],
  [['--target', 'http://no-such-host.invalid'], 'Nothing responds at'],
  [['--target', 'http://127.0.0.1:1', '--report', 'pdf'], '--report takes junit, json, html'],
  [['--target', 'http://127.0.0.1:1', '--out', 'x'], '--out needs --report'],
  [['--target', 'http://127.0.0.1:1', '--seed', 'x'], '--seed takes a whole number'],
  [['--target', 'http://127.0.0.1:1', '--auth', '0x12'], '--auth takes a private key'],
  [
    ['--target', 'http://127.0.0.1:1', '--smart-account', 'none.mjs'],
    '--smart-account takes an ES',
  ],
  [['--target', 'http://127.0.0.1:1', '--only', 'users.you'], 'no such route, family or check'],
  [['--target', 'http://127.0.0.1:1', '--header', 'x'], "--header takes 'name: value'"],
  [
    ['--target', 'http://127.0.0.1:1', '--expect-credits', '5'],
    '--expect-credits takes two numbers',
  ],
  [
    ['--target', 'http://127.0.0.1:1', '--control', 'http://127.0.0.1:2'],
    'Nothing responds at http://127.0.0.1:2 (--control',
  ],
  [
    ['--target', 'http://127.0.0.1:1', '--legal-links-base', 'legal.example'],
    '--legal-links-base takes an http or https address',
  ],
  [['--what'], "Unknown option '--what'"],
])('%j is wrong usage: status 2 and one line', async (argv, line) => {
  const { status, out, err } = await cli(...argv);
  expect(status).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a --control that is not a mock is wrong usage, reported in one line', async () => {
  const control = await serve((_request, response) => {
    response.writeHead(404).end();
  });
  const { status, out, err } = await cli('--target', control, '--control', control);
  expect(status).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(
    "isn't a mock provider, or not the one of this run (404 for /__mock/clock)",
  );
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('--help is not a failure', async () => {
  const { status, out } = await cli('--help');
  expect(status).toBe(0);
  expect(out).toContain('--target URL');
});
