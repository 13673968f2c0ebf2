import { parseAst, type Plugin } from 'vite';

const SEE = 'see vite/react-dom-without-unused.ts';

/**
 * What React makes of elements that nobody draws here: profilers, Suspense and its lists, Lazy, Offscreen
 * and Activity, caches, ViewTransition, and what React moves into the document's head by itself.
 */
const NO_SUCH_FIBER = new Set([12, 13, 16, 18, 19, 21, 22, 23, 24, 25, 26, 27, 30, 31]);

/** What is asked or done for nothing but these, and what it comes to without them. */
const CALLS: Readonly<Record<string, string>> = {
  isHostHoistableType: '!1',
  getHoistableRoot: 'null',
  // Fragments that somebody refers to.
  isFragmentInstanceParent: '!1',
  commitFragmentInstanceDeletionEffects: 'void 0',
  commitNewChildToFragmentInstances: 'void 0',
  // Suspense.
  getSuspenseInstanceFromFiber: 'null',
  getActivityInstanceFromFiber: 'null',
  // Transitions of the view, and what is waited for before something is drawn.
  trackEnterViewTransitions: 'void 0',
  commitExitViewTransitions: 'void 0',
  commitNestedViewTransitions: 'void 0',
  accumulateSuspenseyCommitOnFiber: 'void 0',
  waitForCommitToBeReady: 'null',
  // Promises in the place of elements, and transitions that wait for one.
  unwrapThenable: 'null',
  entangleAsyncAction: 'void 0',
  suspendIfUpdateReadFromEntangledAsyncAction: 'void 0',
  // Elements of our own kinds, like `my-button`.
  isCustomElement: '!1',
  // Names of components in the text of an error, which nobody reads from a browser.
  getStackByFiberInDevAndProd: '""',
};

/** Hooks that nobody calls here: of forms with actions, of what may wait, and of React's own compiler. */
const HOOKS = new Set([
  'use',
  'useActionState',
  'useCacheRefresh',
  'useFormState',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
]);

/** How React would fetch files ahead, and reset forms with actions. */
const AHEAD = new Set(['C', 'D', 'L', 'M', 'S', 'X', 'm', 'r']);

/** Classes of what only references to fragments and ViewTransition hand out. */
const CLASSES = new Set(['FragmentInstance', 'ViewTransitionPseudoElement']);

/** Attributes with two names that something here has; the others are hardly those of any page. */
const ATTRIBUTES = new Set([
  'htmlFor',
  'clipPath',
  'clipRule',
  'crossOrigin',
  'fillOpacity',
  'fillRule',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'pointerEvents',
  'stopColor',
  'stopOpacity',
  'strokeDasharray',
  'strokeDashoffset',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeMiterlimit',
  'strokeOpacity',
  'strokeWidth',
  'textAnchor',
  'transformOrigin',
]);
const ALIASES = /(?<=\baliases = new Map\(\[)[^]*?(?=\]\))/;
const ALIAS = /\["([^"]+)", "[^"]+"\],?\s*/g;

/** Where the text says it better than the syntax. Each is found once. */
const CHANGES: readonly (readonly [what: RegExp, instead: string])[] = [
  // No transition of the view starts.
  [/\bshouldStartViewTransition\s*\?/, '!1 ?'],
  // A fragment that nobody refers to.
  [
    /case 7:\s*if \(null === current\.stateNode\) \{[^]*?instanceToUse = current\.stateNode;\s*break;/,
    '',
  ],
  // Forms with actions.
  [/extractEvents\$1\(\s*dispatchQueue,[^)]*\);/, ''],
  // Events that nobody listens to: of selections, of what is composed and of what is about to be typed.
  [
    /handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\s*switch \(domEventName\) \{\s*case "focusin":[^]*?\}(\s*processDispatchQueue\(dispatchQueue, eventSystemFlags\);)/,
    '}$1',
  ],
  [/registerTwoPhaseEvent\(\s*"onSelect",[^]*?(?=var mediaEventTypes)/, ''],
  // Nothing is waited for before it is drawn.
  [
    /isViewTransitionEligible \|\|\s*subtreeFlags & 8192 \|\|\s*16785408 === \(subtreeFlags & 16785408\)/,
    '!1',
  ],
  // Browsers that call an event by a name of their own: none that this is built for.
  [
    /function makePrefixMap\([^]*?(?=var ANIMATION_END)/,
    'function getVendorPrefixedEventName(name) { return name; }\n',
  ],
  // Only within a ViewTransition a picture holds up what is drawn.
  [
    /(function preloadInstanceAndSuspendIfNeeded\(\s*workInProgress,[^)]*\) \{)[^]*?(workInProgress\.flags &= -16777217;)\s*\}/,
    '$1$2}',
  ],
];

/** Of a ViewTransition: whether all that changes is of a transition. */
const IS_TRANSITION = /\((\w+(?:\$\w+)*) & 335544064\) === \1\b/g;
/** Of a ViewTransition, too: that something in it has changed. */
const HAS_CHANGED = /\bviewTransitionMutationContext = !0/g;

type Node = { type: string; start: number; end: number; [part: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((part): Node[] =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  );
const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined);

/** `fiber.tag`, or what was taken from it. */
const isTag = (node: unknown): boolean =>
  isNode(node) &&
  (nameOf(node) === 'tag' ||
    (node.type === 'MemberExpression' && nameOf(node['property']) === 'tag'));
const isNoSuchFiber = (node: unknown): boolean =>
  isNode(node) && typeof node['value'] === 'number' && NO_SUCH_FIBER.has(node['value']);

/** Whether what stands after it is never reached from it. */
const isLeft = (statements: readonly Node[]): boolean => {
  const last = statements.at(-1);
  if (!last) return false;
  if (last.type === 'BlockStatement') return isLeft(last['body'] as Node[]);
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type);
};

const varsIn = (node: Node): string[] =>
  node.type.includes('Function')
    ? []
    : [
        ...(node.type === 'VariableDeclarator' ? [String(nameOf(node['id']))] : []),
        ...partsOf(node).flatMap(varsIn),
      ];

/** A branch of a switch goes when nothing leads to it: no fiber, and no branch before it. */
const casesToDrop = (cases: readonly Node[]): Node[] => {
  const dropped: Node[] = [];
  let isReached = false;
  for (const branch of cases) {
    const body = branch['consequent'] as Node[];
    const isOurs = isNoSuchFiber(branch['test']);
    if (isOurs && (body.length === 0 || !isReached)) dropped.push(branch);
    else isReached = !isLeft(body);
  }
  return dropped;
};

/** Of the tables of hooks, and of what files are fetched by. */
const unusedProperties = (node: Node): Node[] => {
  if (node.type !== 'ObjectExpression') return [];
  const properties = node['properties'] as Node[];
  const nameOfKey = ({ key }: Node) => String(nameOf(key));
  const names = new Set(properties.map(nameOfKey));
  const unused = names.has('useEffect') ? HOOKS : names.has('X') ? AHEAD : undefined;
  return properties.filter((property) => unused?.has(nameOfKey(property)));
};

type Edit = { start: number; end: number; text: string };

const editsOf = (node: Node, body: Node | undefined, edits: Edit[]): void => {
  const replace = ({ start, end }: Node, text: string) => edits.push({ start, end, text });
  const { left, right, callee } = node;
  if (
    node.type === 'BinaryExpression' &&
    ((isTag(left) && isNoSuchFiber(right)) || (isTag(right) && isNoSuchFiber(left)))
  )
    return void replace(node, node['operator'] === '===' ? '!1' : '!0');
  const instead = node.type === 'CallExpression' ? CALLS[String(nameOf(callee))] : undefined;
  if (instead !== undefined) return void replace(node, instead);
  if (
    node.type === 'ExpressionStatement' &&
    isNode(node['expression']) &&
    isNode(node['expression']['left'])
  ) {
    const { object } = node['expression']['left'];
    if (isNode(object) && CLASSES.has(String(nameOf(object['object']))))
      return void replace(node, ';');
  }
  const unused = unusedProperties(node);
  for (const property of unused) {
    // With its comma.
    const properties = node['properties'] as Node[];
    const end = properties[properties.indexOf(property) + 1]?.start ?? property.end;
    replace({ ...property, end }, '');
  }
  const dropped =
    node.type === 'SwitchStatement' && isTag(node['discriminant'])
      ? casesToDrop(node['cases'] as Node[])
      : [];
  for (const branch of dropped) replace(branch, '');
  const vars = dropped.flatMap(varsIn);
  // Other branches go on using them.
  if (vars.length > 0 && body)
    edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${vars.join()};` });
  const inner = node.type.includes('Function') && isNode(node['body']) ? node['body'] : body;
  for (const part of partsOf(node))
    if (!dropped.includes(part) && !unused.includes(part)) editsOf(part, inner, edits);
};

/** @throws Error when the code is no longer what this was written for */
export const withoutUnused = (code: string): string => {
  let text = code;
  for (const [what, instead] of CHANGES) {
    if (text.search(what) < 0) throw new Error(`react-dom has no ${what.source}: ${SEE}`);
    text = text.replace(what, instead);
  }
  if (!ALIASES.test(text)) throw new Error(`react-dom has no ${ALIASES.source}: ${SEE}`);
  text = text.replace(ALIASES, (all) =>
    all.replace(ALIAS, (alias, name: string) => (ATTRIBUTES.has(name) ? alias : '')),
  );
  text = text.replace(IS_TRANSITION, '!1').replace(HAS_CHANGED, 'void 0');
  for (const name of [...Object.keys(CALLS), ...CLASSES])
    if (!text.includes(`function ${name}(`)) throw new Error(`react-dom has no ${name}: ${SEE}`);
  const edits: Edit[] = [];
  editsOf(parseAst(text) as unknown as Node, undefined, edits);
  for (const { start, end, text: by } of edits.toSorted((one, other) => other.start - one.start))
    text = text.slice(0, start) + by + text.slice(end);
  return text;
};

/** The names of attributes that come to nothing once it is without them. */
export const leftOutAttributes = (code: string): string[] =>
  [...(ALIASES.exec(code)?.[0] ?? '').matchAll(ALIAS)].flatMap(([, name = '']) =>
    ATTRIBUTES.has(name) ? [] : [name],
  );

/** Whether it is what draws in browsers. */
export const isReactDom = (id: string): boolean =>
  /react-dom\/cjs\/react-dom-client\.production\.js/.test(id);

/** What of React nothing may use any longer: code of the build, in which React is `…react….name`. */
const LEFT_OUT =
  /(?<!["'`\w.])\w*react\w*(?:\(\))?\.(?:Activity|Profiler|Suspense|SuspenseList|ViewTransition|lazy|use|useActionState|useFormState|useFormStatus|useOptimistic|useTransition|unstable_\w+|preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS|requestFormReset)\b/i;
/**
 * The same in our own elements: what goes to the head, forms with actions, references to fragments, events
 * that are left out, elements of our own kinds.
 */
const LEFT_OUT_ELEMENTS =
  /<(?:base|link|meta|script|style)\s|<title>|<form\s[^>]*\baction=\{|\bformAction=\{|<Fragment\s[^>]*\bref=|\son(?:Select|BeforeInput|Composition\w+)=|<[a-z]+-[a-z]+[\s/>]/;

/** @returns what is used there that was left out; null when nothing is */
export const leftOutIn = (code: string): string | null => LEFT_OUT.exec(code)?.[0] ?? null;

/**
 * Leaves out of React what nothing here draws with (a third of it, 22 kB gzip in the first load):
 * Suspense and Activity, transitions of the view, forms with actions, what React puts into the head by
 * itself, references to fragments, attributes and events that nothing here has, elements of our own kinds. None of these can come to be, so that what is left does the same as
 * before. The build fails when React is no longer what this was written for, and when something uses one
 * of them.
 */
export const reactDomWithoutUnused = (): Plugin => {
  let isDone = false;
  let attributes: RegExp;
  return {
    name: 'react-dom-without-unused',
    apply: 'build',
    transform(code, id) {
      if (/\/web\/src\/(?!.*\.test\.)[^?]+\.tsx$/.test(id)) {
        const used = LEFT_OUT_ELEMENTS.exec(code);
        if (used) this.error(`${id}: ${used[0]} is left out of the build, ${SEE}`);
      }
      if (!isReactDom(id)) return null;
      isDone = true;
      // As it stands among the properties of an element.
      attributes = new RegExp(`[{,\\s]["'\`]?(?:${leftOutAttributes(code).join('|')})["'\`]?:`);
      return { code: withoutUnused(code), map: null };
    },
    generateBundle(_, bundle) {
      if (!isDone) this.error(`react-dom is built in another way: ${SEE}`);
      for (const output of Object.values(bundle))
        if (output.type === 'chunk')
          for (const [id, { code }] of Object.entries(output.modules)) {
            if (/\/react(?:-dom)?\/cjs\//.test(id)) continue;
            const used = leftOutIn(code ?? '') ?? attributes.exec(code ?? '')?.[0] ?? null;
            if (used !== null) this.error(`${id}: ${used} is left out of the build, ${SEE}`);
          }
    },
  };
};
