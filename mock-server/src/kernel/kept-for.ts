/**
 * Keeps what was made of some things for as long as each of them is the same object.
 *
 * @returns gives what is kept for these, or makes it
 */
export const createKeptFor = <Of extends object, Made>(make: (of: Of) => Made) => {
  const made = new WeakMap<Of, { value: Made }>();
  return (of: Of): Made => {
    const kept = made.get(of) ?? { value: make(of) };
    made.set(of, kept);
    return kept.value;
  };
};
