/**
 * A quicker `getComputedStyle` for jsdom, which goes through each rule of each style sheet, the
 * browser's own first, for every element that is looked for by its role, and for all around it.
 * What such a question needs (is it hidden, is it inline, does it take clicks) is worked out here
 * from the rules that say something about it. Whatever else is asked of a style is asked of jsdom.
 */

const ASKED = ['display', 'visibility', 'pointer-events'] as const;
type Asked = (typeof ASKED)[number];
type Rule = {
  selector: string;
  /** Nothing else need be looked at where the selector is only a class. */
  isClassOnly: boolean;
  /** How many parts the selector has, by which one of two rules prevails. */
  weight: number;
  values: Partial<Record<Asked, { value: string; isImportant: boolean }>>;
};

/** What the browser's own rules look at besides an element's name. */
const HIDING_ATTRIBUTES = ['hidden', 'popover', 'style', 'open', 'type'];
const INITIAL: Record<Asked, string> = {
  display: 'inline',
  visibility: 'visible',
  'pointer-events': 'auto',
};

/** jsdom's own answer. */
export const ofJsdom = window.getComputedStyle.bind(window);
type Methods = {
  insertRule: (this: CSSStyleSheet, text: string, index?: number) => number;
  deleteRule: (this: CSSStyleSheet, index: number) => void;
};
const { insertRule, deleteRule } = CSSStyleSheet.prototype as Methods;
/** By sheet, in the order of its rules. */
const sheets = new Map<CSSStyleSheet, Rule[][]>();
/** By a class of the element that they are about; those of no class at `''`. */
let byClass: Map<string, Rule[]> | null = null;
/** By an element's name. */
const ownDisplays = new Map<string, string>();

CSSStyleSheet.prototype.insertRule = function insertKnown(text, index = 0) {
  const place = insertRule.call(this, text, index);
  const rules = sheets.get(this) ?? [];
  rules.splice(index, 0, rulesOf(text));
  sheets.set(this, rules);
  byClass = null;
  return place;
};
CSSStyleSheet.prototype.deleteRule = function deleteKnown(index) {
  deleteRule.call(this, index);
  sheets.get(this)?.splice(index, 1);
  byClass = null;
};

window.getComputedStyle = (element, pseudo) => {
  let style: CSSStyleDeclaration | undefined;
  const rest = () => (style ??= ofJsdom(element, pseudo));
  if (pseudo || HIDING_ATTRIBUTES.some((name) => isSpecial(element, name))) return rest();
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_target, name) => {
      if (name === 'display' || name === 'visibility') return computed(element, name);
      if (name === 'pointerEvents') return computed(element, 'pointer-events');
      if (name === 'getPropertyValue') {
        return (property: string) =>
          isAsked(property) ? computed(element, property) : rest().getPropertyValue(property);
      }
      const value: unknown = Reflect.get(rest(), name, rest());
      return typeof value === 'function' ? value.bind(rest()) : value;
    },
  });
};

/** Whether jsdom has to say it; types of buttons and fields change nothing unless they are hidden. */
function isSpecial(element: Element, attribute: string): boolean {
  return attribute === 'type'
    ? element.getAttribute('type') === 'hidden'
    : element.hasAttribute(attribute) || element.localName === 'dialog';
}

function isAsked(property: string): property is Asked {
  return (ASKED as readonly string[]).includes(property);
}

function computed(element: Element, property: Asked): string {
  const value = declared(element, property);
  if (value && value !== 'inherit') return value;
  if (property === 'display') return ownDisplay(element);
  const { parentElement } = element;
  return parentElement
    ? window.getComputedStyle(parentElement).getPropertyValue(property)
    : INITIAL[property];
}

/** What the rules of the site say of it. */
function declared(element: Element, property: Asked): string | undefined {
  byClass ??= indexRules();
  let best: { value: string; weight: number } | undefined;
  for (const key of ['', ...element.classList]) {
    for (const { selector, isClassOnly, weight, values } of byClass.get(key) ?? []) {
      const found = values[property];
      if (!found) continue;
      const force = weight + (found.isImportant ? 1000 : 0);
      if (best && best.weight > force) continue;
      if (isClassOnly || element.matches(selector)) best = { value: found.value, weight: force };
    }
  }
  return best?.value;
}

/** How the browser shows an element of that name by itself. */
function ownDisplay({ localName, namespaceURI }: Element): string {
  const name = `${namespaceURI} ${localName}`;
  let display = ownDisplays.get(name);
  if (display === undefined) {
    display = ofJsdom(document.createElementNS(namespaceURI, localName)).display;
    ownDisplays.set(name, display);
  }
  return display;
}

function indexRules(): Map<string, Rule[]> {
  const index = new Map<string, Rule[]>();
  for (const rule of [...sheets.values()].flat(2)) {
    const subject = rule.selector.split(/[\s>+~]+/).at(-1) ?? '';
    const key = /^[\w-]*\.([\w-]+)/.exec(subject)?.[1] ?? '';
    const known = index.get(key);
    if (known) known.push(rule);
    else index.set(key, [rule]);
  }
  return index;
}

/** Of a rule with a block; those for a width or for print never hold in jsdom. */
function rulesOf(text: string): Rule[] {
  const [, selectors, block] = /^([^@{}][^{}]*)\{([^{}]*)\}$/.exec(text.trim()) ?? [];
  if (!selectors || !block) return [];
  const values: Rule['values'] = {};
  for (const declaration of block.split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (!isAsked(name)) continue;
    const isImportant = value.endsWith('!important');
    values[name] = { value: value.replace(/\s*!important$/, ''), isImportant };
  }
  if (Object.keys(values).length === 0) return [];
  // A pseudo-element has no element that could be asked.
  const parts = selectors.split(/,(?![^(]*\))/).filter((selector) => !selector.includes('::'));
  return parts.map((part) => {
    const selector = part.trim();
    return {
      selector,
      isClassOnly: /^\.[\w-]+$/.test(selector),
      weight: (selector.match(/[.[:#]/g) ?? []).length,
      values,
    };
  });
}
