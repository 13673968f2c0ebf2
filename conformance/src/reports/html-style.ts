export const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1c1f24; --quiet: #5b6472; --line: #dfe3e8;
  --box: #f5f6f8; --good: #1a7f4b; --bad: #b3261e; --badbox: #fdeceb; --mark: #0b5cad; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14161a; --ink: #e7e9ec; --quiet: #9aa3b0; --line: #2c3138; --box: #1c1f25;
    --good: #5fd39a; --bad: #ff8a80; --badbox: #3a1d1c; --mark: #82b7ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2.5rem 1.25rem 5rem; max-width: 84rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p { margin: .4rem 0; max-width: 46rem; }
a { color: var(--mark); }
.quiet, figcaption { color: var(--quiet); font-size: .9rem; }
.verdict { font-size: 1.15rem; font-weight: 600; }
.good { color: var(--good); } .bad { color: var(--bad); } .left { color: var(--quiet); }
.note { border-left: 3px solid var(--bad); padding: .25rem 0 .25rem .9rem; margin: 1rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: center; white-space: nowrap; }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--paper); font-weight: 500; }
thead th { font-weight: 600; color: var(--quiet); }
td.bad { background: var(--badbox); font-weight: 600; } td.bad a { color: inherit; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .5rem 0; font-size: .9rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .5rem .9rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
pre { background: var(--box); padding: .75rem; border-radius: .4rem; overflow: auto; max-height: 24rem; font-size: .82rem;
  line-height: 1.45; white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
`;
