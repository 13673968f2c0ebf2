import { Link } from 'react-router-dom';

import { Bust, Hat, Plinth, Spectacles } from '@/components/art/figure';
import { paths } from '@/config/paths';

const scene = 'block h-auto w-full bg-wall';

function TakenOff() {
  return (
    <svg viewBox="0 0 400 320" aria-hidden className={scene}>
      <Plinth x={160} y={320} height={50} width={150} />
      <Bust x={160} y={258}>
        <Spectacles x={0} y={-132} />
      </Bust>
      <g transform="rotate(12 262 86)">
        <Hat x={262} y={104} />
      </g>
      <path
        d="M196 66q10-16 24-20M400 70q-40-34-72-12"
        fill="none"
        stroke="var(--plaster-shade)"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Traded() {
  return (
    <svg viewBox="0 0 400 320" aria-hidden className={scene}>
      <path
        d="M0 70q90 60 148 66M400 70q-90 60-148 66"
        fill="none"
        stroke="var(--plaster-shade)"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <path d="M40 250h320v16H40z" fill="var(--plaster-light)" />
      <path d="M56 266h288v54H56z" fill="var(--plaster)" />
      <path d="M250 266h94v54h-94z" fill="var(--plaster-shade)" />
      <Hat x={150} y={250} scale={1.2} />
      <g>
        <path d="M236 182h84l24 26-24 26h-84z" fill="var(--plaster-light)" />
        <circle cx="322" cy="208" r="6" fill="var(--plaster-ink)" />
        <path d="M252 200h46M252 216h30" stroke="var(--plaster-ink)" strokeWidth="6" />
      </g>
    </svg>
  );
}

function PutOn() {
  return (
    <svg viewBox="0 0 400 320" aria-hidden className={scene}>
      <path
        d="M0 70q40-34 96-22t96 22"
        fill="none"
        stroke="var(--plaster-shade)"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <Plinth x={240} y={320} height={30} width={150} />
      <Bust x={240} y={278}>
        <path d="M-38-96q18 22 38 4q20 18 38-4l-10 30q-28 16-56 0z" fill="var(--plaster-ink)" />
        <Hat x={0} y={-160} />
      </Bust>
    </svg>
  );
}

const actions = [
  {
    Scene: TakenOff,
    title: 'Take it off',
    text: 'Extract a trait from an avatar you own. It becomes a separate NFT.',
    link: { to: paths.extract, label: 'About Extract' },
  },
  {
    Scene: Traded,
    title: 'Trade it',
    text: 'Sell it, swap it, or buy the one you’ve been missing.',
    link: { to: paths.market, label: 'Go to the market' },
  },
  {
    Scene: PutOn,
    title: 'Put it on',
    text: 'Construct puts it on another avatar, and changes how it looks.',
    link: { to: paths.construct, label: 'About Construct' },
  },
] as const;

export function TradeStory() {
  return (
    <section aria-labelledby="story" className="page-columns pt-20 sm:pt-28">
      <h2 id="story" className="max-w-lg font-display text-xl font-extrabold">
        One hat, two heads, and everything in between
      </h2>
      <ol className="mt-8 grid gap-y-10 overflow-hidden rounded-card md:grid-cols-3">
        {actions.map(({ Scene, title, text, link }) => (
          <li key={title}>
            <Scene />
            <div className="border-t-4 border-plaster-shade pt-5 md:pr-8">
              <h3 className="font-display text-lg font-bold">{title}</h3>
              <p className="mt-1 max-w-xs text-muted">{text}</p>
              <Link
                to={link.to}
                className="mt-3 inline-flex min-h-8 items-center text-sm font-semibold accent-underline"
              >
                {link.label}
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
