export type RequestSlot<Value> = {
  set(request: object, value: Value): void;
  /** @throws Error when no earlier middleware has set the value, because their order is wrong */
  get(request: object): Value;
  find(request: object): Value | undefined;
};

export const createRequestSlot = <Value>(name: string): RequestSlot<Value> => {
  const values = new WeakMap<object, { value: Value }>();
  return {
    set: (request, value) => {
      values.set(request, { value });
    },
    get: (request) => {
      const found = values.get(request);
      if (found === undefined) throw new Error(`This request has no ${name} yet`);
      return found.value;
    },
    find: (request) => values.get(request)?.value,
  };
};
