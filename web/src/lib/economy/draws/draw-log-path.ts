export const DRAW_LOG_PATH = '/draws/log';

/** Returns the address of the draw log from an entry on. */
export const drawLogPath = (from: number): string => `${DRAW_LOG_PATH}?from=${from}`;
