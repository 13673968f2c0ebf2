export const CHIP_LENGTH = 40;
