import { toasts } from '../toasts';
import { compared, type Compared } from './compared';

/** Adds a trait or an avatar to those to compare and announces it, or removes it. */
export const toggleCompared = (item: Compared): void => {
  const { id, name } = item;
  if (compared.read().some((one) => one.id === id)) compared.remove(id);
  else if (compared.add(item))
    toasts.show({
      kind: 'notice',
      header: 'Added to compare',
      description: name,
      isInTray: true,
    });
};
