import { economyOpenApiDocument, openApiDocument } from '@trait-market/contract/openapi';

export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { is: Made } | undefined;
  return () => (made ??= { is: make() }).is;
};

/** Generates documents on the first request, as it takes 0.1 s; servers of a process share them. */
export const providerDocument: () => Record<string, unknown> = once(openApiDocument);
export const economyDocument: () => Record<string, unknown> = once(economyOpenApiDocument);
