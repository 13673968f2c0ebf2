import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

const WORDS = {
  plan: {
    title: 'This change doesn’t match what would be signed',
    advice: 'Nothing was signed. Close this, reload the page and try again.',
  },
  order: {
    title: 'This order doesn’t match its signature',
    advice:
      'What your wallet would sign differs from what’s shown, so you can’t sign it. Nothing was signed. Close this and choose another order.',
  },
  cart: {
    title: 'One of these orders doesn’t match its signature',
    advice:
      'What your wallet would sign differs from what’s shown, so you can’t sign it. Nothing was signed. Close this, and take it out of your cart.',
  },
  packs: {
    title: 'One of these drops isn’t what was declared',
    advice:
      'Your browser compared what’s in the drops with what your wallet would sign, and they differ. Nothing was signed. Close this, and don’t buy packs of it.',
  },
};

export type Mismatched = keyof typeof WORDS;

/** Replaces a form whose displayed values differ from what the wallet would sign. */
export function Mismatch({ of }: { of: Mismatched }) {
  const { title, advice } = WORDS[of];
  return (
    <Alert variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription className="text-muted">{advice}</AlertDescription>
    </Alert>
  );
}
