/** The most characters of typed text that a chip shows. */
export const CHIP_LENGTH = 40;
