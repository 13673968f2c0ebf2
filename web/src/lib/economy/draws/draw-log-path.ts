export const DRAW_LOG_PATH = '/draws/log';

/** Returns the address of an entry of the draw log, among its neighbors. */
export const drawLogPath = (entry: number): string => `${DRAW_LOG_PATH}?entry=${entry}`;
