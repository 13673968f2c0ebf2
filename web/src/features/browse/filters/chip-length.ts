/** Characters of somebody's own words that a chip shows. */
export const CHIP_LENGTH = 40;
