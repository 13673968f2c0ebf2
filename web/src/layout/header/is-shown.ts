export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
