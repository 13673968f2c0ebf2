const WORLD_HEADER = 'x-mock-world';

/** Paths that the BFF forwards: the provider's API and the market. */
const FORWARDED = /^\/(economy\/)?v1\//;

/**
 * Adds the world to every request to the mock provider and the third parties it stubs, by patching
 * `fetch` and `XMLHttpRequest`, so that no other code depends on it.
 *
 * @param controlUrl an address of the mock
 */
export const sendWorld = (world: string, controlUrl: string): void => {
  const mockOrigin = new URL(controlUrl).origin;
  const isForTheMock = ({ origin, pathname }: URL): boolean =>
    origin === mockOrigin || (origin === window.location.origin && FORWARDED.test(pathname));

  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (isForTheMock(new URL(request.url))) request.headers.set(WORLD_HEADER, world);
    return send(request);
  };

  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(
      method: string,
      url: string | URL,
      isAsync = true,
      username?: string | null,
      password?: string | null,
    ): void {
      super.open(method, url, isAsync, username, password);
      if (isForTheMock(new URL(url, window.location.href)))
        this.setRequestHeader(WORLD_HEADER, world);
    }
  };
};
