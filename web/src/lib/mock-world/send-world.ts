const WORLD_HEADER = 'x-mock-world';

const FORWARDED = /^\/(economy\/)?v1\//;

/** Patches `fetch` and `XMLHttpRequest`, so that no other code knows about mock worlds. */
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
