import { shortenAddress } from '@/lib/format/shorten-address';

type Halves = { commitment: string; entropy: string };

export const halvesSentence = ({ commitment, entropy }: Halves): string =>
  `The market has fixed its half of the draw beforehand (${shortenAddress(commitment)}), and your browser adds its own (${shortenAddress(entropy)}). Neither can choose what you get.`;
