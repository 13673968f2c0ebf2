/** Returns `window.ethereum`; undefined when there is none or an extension's getter throws. */
export const injectedProvider = (page: object): object | undefined => {
  try {
    return 'ethereum' in page && typeof page.ethereum === 'object' && page.ethereum !== null
      ? page.ethereum
      : undefined;
  } catch {
    return undefined;
  }
};

/** Returns whether a flag such as `isMetaMask` is set; false when a proxy throws. */
export const hasFlag = (provider: object | undefined, flag: string): boolean => {
  try {
    return provider !== undefined && Reflect.get(provider, flag) === true;
  } catch {
    return false;
  }
};
