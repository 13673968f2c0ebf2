/** Loads the market's rarely needed parts. Shared, because each import adds to the market's own code. */
export const loadOnDemand = () => import('./on-demand');
