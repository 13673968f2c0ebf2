const WORLD_HEADER = 'x-mock-world';

/** What the BFF forwards: the provider's API and the market. */
const FORWARDED = /^\/(economy\/)?v1\//;

/**
 * Names the world in every request from here on that ends at the mock provider: the calls of the
 * contract, and those to the third parties that the mock plays. It is put under `fetch` and
 * `XMLHttpRequest`, so that nothing of the product has to know of it.
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
