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
