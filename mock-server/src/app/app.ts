import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { createExpressEndpoints, type RequestValidationError } from '@ts-rest/express';
import express, { type Express, type Request, type Response } from 'express';
import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';

import { givePreparedAnswers } from '../control/answers/give-answers';
import { preferResponse } from '../control/answers/prefer';
import { respondByFunction } from '../control/answers/respond-by-function';
import type { Responders } from '../control/answers/responders';
import { controlPageRouter } from '../control/control-page-router';
import { controlContract } from '../control/control.contract';
import { controlRoutes } from '../control/control.routes';
import { CONTROL_PATH, crossOrigin } from '../control/cross-origin';
import { guardOrigin } from '../control/origin-guard';
import { replayCalls } from '../control/recording/replay-calls';
import type { FileScenario } from '../control/recording/scenario-file';
import type { Shadow } from '../control/shadow/shadow';
import { marketDrawings } from '../economy/world-markets/market-drawings';
import type { Markets } from '../economy/world-markets/markets';
import { answerRefusals } from '../economy/routes/answer-refusals';
import { economyRoutes } from '../economy/routes/economy';
import { enterMarket } from '../economy/routes/market-of-request';
import type { ContractSignatures } from '../kernel/contract-signatures/contract-signatures';
import { boundQuery } from '../kernel/http/bound-query';
import { certificateRouter } from '../kernel/http/certificate-router';
import { guardHost } from '../kernel/http/host-guard';
import { invalidRequestMessage } from '../kernel/http/invalid-request';
import { readControlBody, readJsonBody } from '../kernel/http/json-body';
import { refuse } from '../kernel/http/refusal';
import { guardSite } from '../kernel/http/site-guard';
import { accountOfBearer, guardBearerRoutes } from '../provider/auth/bearer-guard';
import { picturesRouter } from '../provider/pictures/pictures-router';
import { creditsRoutes } from '../provider/v1/credits/credits';
import { taxRoutes } from '../provider/v1/tax/tax';
import { traitsRoutes } from '../provider/v1/traits/traits';
import { usersRoutes } from '../provider/v1/users/users';
import type { Seed } from '../seed/seed';
import { analyticsContract } from '../third-parties/analytics/analytics.contract';
import { analyticsRoutes } from '../third-parties/analytics/analytics.routes';
import { chatWidgetRouter } from '../third-parties/chat/chat-widget-router';
import { chatContract } from '../third-parties/chat/chat.contract';
import { chatRoutes } from '../third-parties/chat/chat.routes';
import { flagsContract } from '../third-parties/flags/flags.contract';
import { flagsRoutes } from '../third-parties/flags/flags.routes';
import { readRpcBody } from '../third-parties/rpc/rpc-body';
import { rpcContract } from '../third-parties/rpc/rpc.contract';
import { rpcRoutes } from '../third-parties/rpc/rpc.routes';
import { answerErrors, answerUnknownRoute } from '../world/http/error-answers';
import { injectFaults } from '../world/http/inject-faults';
import { journalRequests } from '../world/http/journal-requests';
import { takeWorldFromQuery } from '../world/http/world-of-query';
import { enterWorld } from '../world/http/world-of-request';
import type { Worlds } from '../world/worlds';
import type { DataFile } from './data/data-file';
import { storeWorlds } from './data/store-worlds';
import { docsRouter } from './docs/docs-router';

// zod/mini needs a locale for messages other than "Invalid input".
config(en());

export type AppDependencies = {
  worlds: Worlds;
  markets: Markets;
  seed: Seed;
  dataFile?: DataFile | undefined;
  fileScenario?: FileScenario | undefined;
  productUrl: string;
  legalLinksBase: string;
  contractSignatures: ContractSignatures;
  /** The certificate in PEM that clients can download and trust; without one, HTTP is served. */
  certificate?: string | undefined;
  /** Origins whose pages may call the control API, and the other routes even from another host. */
  origins: readonly string[];
  allowedHosts: readonly string[];
  responders: Responders;
  /** Compares reads with a real provider. */
  shadow?: Shadow | undefined;
  /** Responds to unknown routes with 501 instead of 404. */
  failOnUnhandled: boolean;
  onUnmatched: (call: string) => void;
  /** Receives every error for which the mock responded with a 500. */
  reportError: (error: unknown) => void;
};

const answerInvalidRequest = (error: RequestValidationError, _: Request, response: Response) =>
  refuse(response, 400, invalidRequestMessage(error));

export const createApp = ({
  worlds,
  markets,
  seed,
  dataFile,
  fileScenario,
  productUrl,
  legalLinksBase,
  contractSignatures,
  certificate,
  origins,
  allowedHosts,
  responders,
  shadow,
  failOnUnhandled,
  onUnmatched,
  reportError,
}: AppDependencies): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use(guardHost(allowedHosts), boundQuery);
  app.use(crossOrigin(origins));

  app.use(docsRouter());
  app.use(picturesRouter(worlds, seed, marketDrawings(markets)));
  app.use(chatWidgetRouter());
  app.use(controlPageRouter(productUrl, shadow?.report().provider ?? ''));
  if (certificate !== undefined) app.use(certificateRouter(certificate));
  app.use(CONTROL_PATH, guardOrigin(origins));

  app.use(guardSite(origins));
  app.use('/economy/v1/events', takeWorldFromQuery);
  app.use(enterWorld(worlds), (_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  if (dataFile !== undefined) app.use(storeWorlds(dataFile));
  if (shadow !== undefined) app.use(shadow.noticeWrites);
  const shared = {
    logInitialization: false,
    responseValidation: true,
    requestValidationErrorHandler: answerInvalidRequest,
  };
  createExpressEndpoints(
    controlContract,
    controlRoutes({ worlds, markets, fileScenario, shadow }),
    app,
    {
      ...shared,
      globalMiddleware: [readControlBody],
    },
  );

  app.use(
    journalRequests(accountOfBearer, onUnmatched),
    injectFaults(accountOfBearer),
    preferResponse,
    givePreparedAnswers,
    respondByFunction(responders, reportError),
  );
  // Faults and manual responses end before this, because they aren't what the mock says.
  if (shadow !== undefined) app.use(shadow.compare);
  app.use(replayCalls(fileScenario));
  createExpressEndpoints(
    v1Contract,
    {
      users: usersRoutes(legalLinksBase, contractSignatures),
      credits: creditsRoutes,
      tax: taxRoutes,
      traits: traitsRoutes,
    },
    app,
    { ...shared, globalMiddleware: [guardBearerRoutes, readJsonBody] },
  );

  app.use(enterMarket(markets));
  createExpressEndpoints(economyContract, economyRoutes(productUrl), app, {
    ...shared,
    globalMiddleware: [guardBearerRoutes, readJsonBody],
  });
  app.use(answerRefusals);

  createExpressEndpoints(
    { flags: flagsContract, analytics: analyticsContract, chat: chatContract },
    { flags: flagsRoutes, analytics: analyticsRoutes, chat: chatRoutes },
    app,
    { ...shared, globalMiddleware: [readJsonBody] },
  );
  createExpressEndpoints(rpcContract, rpcRoutes, app, {
    ...shared,
    globalMiddleware: [readRpcBody],
  });

  app.use(answerUnknownRoute(failOnUnhandled ? 501 : 404));
  app.use(answerErrors(reportError));
  return app;
};
