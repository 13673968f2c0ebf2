/** Returns a random unused number below 2^256, for salts and nonces (§ Orders are Seaport's). */
export const randomNumber = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return String(bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n));
};
