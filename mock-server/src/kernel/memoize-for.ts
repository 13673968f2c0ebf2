export const memoizeFor = <Of extends object, Made>(make: (of: Of) => Made) => {
  const made = new WeakMap<Of, { value: Made }>();
  return (of: Of): Made => {
    const cached = made.get(of) ?? { value: make(of) };
    made.set(of, cached);
    return cached.value;
  };
};
