import { randomUUID } from 'node:crypto';

import { openApiDocument } from '@trait-market/contract/openapi';
import fastify, { type FastifyRequest } from 'fastify';

import { createAccounts, Problem, type Account, type Profile } from './accounts';
import { uploadedPicture } from './uploads';

const LARGEST_BODY = 65_536;
const BUSY_AT = 10;
const RESET_EVERY = 60;
const NAMES = ['Laser Hat', 'Straw hat', 'Crown', 'Öl hat', 'Σκούφος', 'Eye patch', 'Gold 100%'];

const TRAITS = NAMES.map((name, index) => ({
  id: `urn:trait:${(index + 11).toString(36)}`,
  traitValue: name,
  imageUrl: null,
}));

const folded = (text: string): string => text.toUpperCase();

const shared = (value: unknown): object =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/components/', '"api#/components/'));

const bodyOf = (name: string) => ({ body: { $ref: `api#/components/schemas/${name}` } });

const SEARCH = {
  querystring: {
    type: 'object',
    required: ['searchKey'],
    properties: { searchKey: { type: 'string', minLength: 1, maxLength: 200 } },
  },
};
const addressIn = (name: string) => ({
  type: 'object',
  required: [name],
  properties: { [name]: { $ref: 'api#/components/schemas/WalletAddress' } },
});

/**
 * Starts a provider of /v1 that shares no code with the mock. It validates requests by the schemas of
 * the OpenAPI document, and decides by the document's texts.
 */
export const startFastifyProvider = async (legalLinksBase: string) => {
  const accounts = createAccounts(legalLinksBase);
  const pictures = new Map<string, { type: string; bytes: Buffer }>();
  const served = new WeakSet<object>();
  let requests = 0;
  let url = '';

  const app = fastify({
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: 4096 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, strict: false } },
  });
  const { components } = openApiDocument();
  app.addSchema({ $id: 'api', ...shared({ components }) });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('multipart/form-data', (_request, _form, done) => done(null));

  app.addHook('onRequest', async ({ method, raw }, reply) => {
    requests += 1;
    reply.header('cache-control', 'private, no-store');
    const isReused = served.has(raw.socket);
    served.add(raw.socket);
    // To a client, this looks like an idle connection that was reset while the request was sent.
    if (isReused && method === 'GET' && requests % RESET_EVERY === 0) {
      raw.socket.resetAndDestroy();
      reply.hijack();
    } else if (requests === BUSY_AT) {
      reply.header('retry-after', new Date(Date.now() + 1000).toUTCString());
      throw new Problem(503, 'Starting up.');
    }
  });
  app.setErrorHandler((error: Error & { status?: number; statusCode?: number }, request, reply) => {
    const status = error.status ?? error.statusCode ?? 500;
    return reply
      .code(status)
      .type('application/problem+json')
      .send({ type: 'about:blank', status, message: error.message, instance: request.id });
  });
  app.setNotFoundHandler(() => {
    throw new Problem(404, 'Nothing is here.');
  });

  const callerOf = ({ headers }: FastifyRequest): Account =>
    accounts.callerOf(headers.authorization);
  const onlyCallers = { preParsing: async (request: FastifyRequest) => void callerOf(request) };
  const shown = ({ wallet, profile, email }: Account) => ({
    walletAddress: wallet,
    premiumTier: 'Free',
    ...profile,
    ...(email !== undefined && { emailAddress: email }),
  });
  const withProfile = (account: Account | undefined): Account => {
    if (account?.profile === undefined) throw new Problem(404, 'There is no profile.');
    return account;
  };

  app.get<{ Querystring: { walletAddress: string } }>(
    '/v1/users/nonce',
    { schema: { querystring: addressIn('walletAddress') } },
    async ({ query }) => ({ nonce: accounts.nonceFor(query.walletAddress), validForSeconds: 300 }),
  );
  app.post<{ Body: { walletAddress: string; signature: `0x${string}` } }>(
    '/v1/users/login',
    { schema: bodyOf('LoginRequest') },
    async ({ body }, reply) => {
      const accessToken = await accounts.login(body.walletAddress, body.signature);
      return reply.code(201).send({ accessToken, tokenType: 'Bearer' });
    },
  );
  app.get('/v1/users/me', onlyCallers, (request) => shown(callerOf(request)));
  app.get('/v1/users/profile', onlyCallers, (request) => shown(withProfile(callerOf(request))));
  app.post<{ Body: Profile }>(
    '/v1/users/profile',
    { ...onlyCallers, schema: bodyOf('ProfilePayload') },
    async (request, reply) => {
      const caller = callerOf(request);
      if (caller.profile !== undefined) throw new Problem(409, 'There is a profile already.');
      accounts.rename(caller, request.body);
      return reply.code(204).send();
    },
  );
  app.patch<{ Body: Profile }>(
    '/v1/users/profile',
    { ...onlyCallers, schema: bodyOf('ProfilePayload') },
    async (request, reply) => {
      accounts.rename(withProfile(callerOf(request)), request.body);
      return reply.code(204).send();
    },
  );
  app.patch<{ Body: { emailAddress: string } }>(
    '/v1/users/email',
    { ...onlyCallers, schema: bodyOf('EmailPayload') },
    async (request, reply) => {
      accounts.changeEmail(callerOf(request), request.body.emailAddress);
      return reply.code(202).send();
    },
  );
  app.post('/v1/users/resendVerification', onlyCallers, async (request, reply) => {
    accounts.resend(callerOf(request));
    return reply.code(202).send();
  });
  app.post<{ Body: { code: string } }>(
    '/v1/users/verifyEmail',
    { ...onlyCallers, schema: bodyOf('VerificationPayload') },
    async (request, reply) => {
      accounts.verify(callerOf(request), request.body.code);
      return reply.code(204).send();
    },
  );
  app.post('/v1/users/profile-upload', onlyCallers, async (request, reply) => {
    const caller = callerOf(request);
    if (!request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data'))
      throw new Problem(415, 'Send a form.');
    const id = randomUUID();
    pictures.set(id, await uploadedPicture(request.raw));
    accounts.rename(caller, { avatarPhoto: `${url}/pictures/${id}` });
    return reply.code(204).send();
  });
  app.get<{ Params: { id: string } }>('/pictures/:id', async ({ params }, reply) => {
    const picture = pictures.get(params.id);
    if (picture === undefined) throw new Problem(404, 'That picture is gone.');
    reply.header('x-content-type-options', 'nosniff');
    return reply.type(picture.type).send(picture.bytes);
  });
  app.get<{ Querystring: { searchKey: string } }>(
    '/v1/users/search',
    { schema: SEARCH },
    async ({ query }) => {
      const found = accounts.find(query.searchKey);
      return found === undefined ? [] : [{ walletAddress: found.wallet }];
    },
  );
  app.get<{ Querystring: { searchKey: string } }>(
    '/v1/users/searchByUsername',
    { schema: SEARCH },
    async ({ query }) =>
      accounts
        .all()
        .flatMap(({ wallet, profile }) =>
          profile?.username !== undefined &&
          folded(profile.username).includes(folded(query.searchKey))
            ? [{ walletAddress: wallet, username: profile.username }]
            : [],
        ),
  );
  app.get<{ Params: { id: string } }>('/v1/users/:id/exists', async ({ params }) => {
    const isFound =
      accounts.find(params.id) ??
      accounts.all().find(({ profile }) => profile?.username === params.id);
    if (isFound === undefined) throw new Problem(404, 'There is no such user.');
    return { status: 'registered' };
  });
  app.get<{ Params: { address: string } }>(
    '/v1/users/:address/publicProfile',
    { schema: { params: addressIn('address') } },
    async ({ params }) => ({ ...withProfile(accounts.find(params.address)).profile }),
  );
  app.get('/v1/users/credits', onlyCallers, (request) => {
    const { subscription, vanilla } = callerOf(request).credits;
    return { vanilla: { amount: vanilla }, subscription: { amount: subscription } };
  });
  app.get('/v1/users/taxStatus', onlyCallers, (request) => ({
    alreadyAnswered: callerOf(request).hasDeclared,
  }));
  app.post(
    '/v1/users/tax',
    { ...onlyCallers, schema: bodyOf('TaxDeclaration') },
    async (request, reply) => {
      callerOf(request).hasDeclared = true;
      return reply.code(201).send({ reference: randomUUID() });
    },
  );
  app.get<{ Querystring: { searchKey: string } }>(
    '/v1/marketTraits/search',
    { schema: SEARCH },
    async ({ query }) =>
      TRAITS.filter(({ traitValue }) => folded(traitValue).includes(folded(query.searchKey))),
  );

  url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, accounts, stop: () => app.close() };
};
