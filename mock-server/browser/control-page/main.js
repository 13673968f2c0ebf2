import { createAnswers } from './answers.js';
import { createClock } from './clock.js';
import { connect } from './connect.js';
import { find } from './dom.js';
import { createEvents } from './events.js';
import { createFaults } from './faults.js';
import { createFlags } from './flags.js';
import { createGrants } from './grants.js';
import { createJournal } from './journal.js';
import { createScenarios } from './scenarios.js';
import { createShadow } from './shadow.js';
import { createState } from './state.js';
import { createTokens } from './tokens.js';
import { createWorlds } from './worlds.js';

const LOOK_EVERY_MS = 1000;
const SAID_FOR_MS = 5000;
const OUTAGE =
  'The mock isn’t answering. What you typed stays here, and the page goes on by itself when the mock is back.';

const sectionOf = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);
const said = sectionOf('said');
const outage = sectionOf('outage');
const hasShadow = sectionOf('shadow').dataset['provider'] !== '';

let control = connect('default');
let silence = 0;
let looks = 0;
let lookShown = 0;

/** @type {import('./desk.js').Desk} */
const desk = {
  control: () => control,
  say: (words) => {
    clearTimeout(silence);
    said.textContent = words;
    silence = window.setTimeout(() => said.replaceChildren(), SAID_FOR_MS);
  },
  look: async () => {
    looks += 1;
    const [turn, asked] = [looks, control];
    const isStale = () => asked !== control || turn < lookShown;
    try {
      const [status, faults, answers, flags, entries, events, worlds, shadow] = await Promise.all([
        asked.status(),
        asked.faults(),
        asked.answers(),
        asked.flags(),
        asked.journal(),
        asked.events(),
        asked.worlds(),
        hasShadow ? asked.shadow() : undefined,
      ]);
      if (isStale()) return;
      lookShown = turn;
      outage.textContent = '';
      if (!isFurnished) void furnish();
      for (const section of sections)
        section.show?.({ status, faults, answers, flags, entries, events, worlds, shadow });
    } catch {
      if (!isStale() && outage.textContent === '') outage.textContent = OUTAGE;
    }
  },
};

const tokens = createTokens(sectionOf('tokens'), desk);
const scenarios = createScenarios(sectionOf('scenarios'), desk);
const faults = createFaults(sectionOf('faults'), desk);
const answers = createAnswers(sectionOf('answers'), desk);
createClock(sectionOf('clock'), desk);
createGrants(sectionOf('grants'), desk);
const worlds = createWorlds(sectionOf('worlds'), (world) => {
  control = connect(world);
  for (const section of sections) section.leave?.();
  document.title = `${world} · Mock provider`;
  void desk.look();
});

/** @type {readonly import('./desk.js').Section[]} */
const sections = [
  worlds,
  faults,
  answers,
  createShadow(sectionOf('shadow'), desk),
  createEvents(sectionOf('events'), desk),
  createState(sectionOf('state'), desk),
  createFlags(sectionOf('flags'), desk),
  tokens,
  createJournal(sectionOf('journal'), desk, {
    token: tokens.last,
    answerAgain: answers.again,
    makeFault: faults.suggest,
  }),
];

let isFurnished = false;
const furnish = async () => {
  isFurnished = true;
  try {
    await Promise.all([scenarios.list(), faults.suggestPaths()]);
  } catch {
    isFurnished = false;
  }
};

worlds.start();
setInterval(() => {
  if (!document.hidden) void desk.look();
}, LOOK_EVERY_MS);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void desk.look();
});
