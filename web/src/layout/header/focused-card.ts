import { isShown } from './is-shown';

const LINKS = ['traits', 'avatars', 'collections'].map((page) => `a[href^="/${page}/"]`).join();

/** Returns the links of the page's cards, which are list items with a picture. */
const cardLinks = (): HTMLElement[] =>
  [...document.querySelectorAll('main li:has(img)')].flatMap((card) => {
    const link = card.querySelector<HTMLElement>(LINKS);
    return link && isShown(link) && link.closest('li') === card ? [link] : [];
  });

const focusedCard = (): Element | null =>
  document.activeElement?.closest('main li:has(img)') ?? null;

/** Focuses the next or previous card, or the first one in view. */
export const moveBetweenCards = (step: 1 | -1): void => {
  const links = cardLinks();
  const focused = focusedCard();
  const at = links.findIndex((link) => link.closest('li') === focused);
  const isInView = (link: HTMLElement) => link.getBoundingClientRect().bottom > 0;
  const next = at === -1 ? (links.find(isInView) ?? links[0]) : links[at + step];
  next?.focus();
};

/** Presses the button of the focused card whose label begins with a text. */
export const pressOnCard = (label: string): void =>
  focusedCard()
    ?.querySelector<HTMLElement>(`button[aria-label^="${label} "], button[aria-label^="${label}:"]`)
    ?.click();
