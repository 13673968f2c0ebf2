export const countTurns = () => {
  let turn = 0;
  let next: NodeJS.Immediate;
  const begin = (): void => {
    turn += 1;
    next = setImmediate(begin);
  };
  begin();
  return { now: (): number => turn, stop: (): void => clearImmediate(next) };
};
