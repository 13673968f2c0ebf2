import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

/** Suggested words for a first search. The market may have no results for them. */
const suggestedWords = [
  'Goggles',
  'Jacket',
  'Helmet',
  'Eyes',
  'Cloak',
  'Crown',
  'Beard',
  'Mask',
] as const;

export function SuggestedWordsList() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {suggestedWords.map((word) => (
        <li key={word}>
          <Link
            to={paths.marketSearch(word)}
            className="inline-block py-1 font-display text-xl font-extrabold decoration-accent decoration-4 underline-offset-8 hover:underline"
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
