import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

// Page translation in the browser replaces text nodes with elements. React then cannot remove a text or insert an
// element before one, and the page crashes; and a text that React changes stays as it was. A text that is an element's
// only child is safe. Texts in variables are found by test/e2e/translated.test.ts only.

const SITE = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  // React does not run on the guest's page of a booking.
  .filter((file) => file.endsWith('.tsx') && !/\.test\.|^public\/stay\//.test(file))
  .toSorted();

type Node = Record<string, unknown> & { type: string; start: number };
/** Functions that return texts. */
const TEXT_FUNCTION = /^(t|money|translated)$|Text$/;

type Kind = 'text' | 'fixed text' | 'elements' | 'nothing' | 'unknown';

describe('texts that change, or stand beside what comes and goes', () => {
  it.each(sources)('have elements of their own in %s', (file) => {
    expect(bareTexts(readFileSync(path.join(SITE, file), 'utf8'))).toEqual([]);
  });

  it.each([
    ['<p>{a}{isOn && ` on`}</p>', [1]],
    ['<p><b />{isOn ? <i /> : t("a.off")}</p>', [1]],
    ['<p>{isOn && <i />}\n{t("a.b")}</p>', [1]],
    ['<p>{list.map(draw)} in all</p>', [1]],
    ['<p>\n{isOn && <>on </>} always</p>', [1]],
    ['<p>{isOn ? "on" : "off"} <b /></p>', [1]],
    ['<p>{nightsText(stay)} <b /></p>', [1]],
    ['<p><b />: {money(total)}</p>', [1]],
    ['<p>{isOn && "on"}</p>', []],
    ['<p>{`${nights} · ${total}`}</p>', []],
    ['<p><span>{nightsText(stay)}</span> <b /></p>', []],
    ['<p>Always {isOn && <i>on</i>}</p>', []],
    ['<p>{isOn && <i />}<span>{t("a.b")}</span></p>', []],
  ])('are found in %s', (source, lines) => {
    expect(bareTexts(source)).toEqual(lines);
  });
});

/** Lines with a text that React cannot change, remove or insert before. */
function bareTexts(source: string): number[] {
  const { program, errors } = parseSync('file.tsx', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const lines: number[] = [];
  const visit = (node: Node) => {
    if (/^JSX(Element|Fragment)$/.test(node.type) && isBreakable(node)) {
      lines.push(source.slice(0, node.start).split('\n').length);
    }
    nodesOf(Object.values(node)).forEach(visit);
  };
  visit(program as unknown as Node);
  return lines;
}

function isBreakable(element: Node): boolean {
  const children = nodesOf(element['children']).map(kindsOf);
  if (children.filter((kinds) => kinds.some((kind) => kind !== 'nothing')).length < 2) return false;
  const firstVarying = children.findIndex(
    (kinds) => kinds.includes('elements') && kinds.includes('nothing'),
  );
  return children.some(
    (kinds, index) =>
      kinds.includes('text') ||
      (kinds.includes('fixed text') &&
        (kinds.length > 1 || (firstVarying !== -1 && index > firstVarying))),
  );
}

function kindsOf(node: Node): Kind[] {
  const of = (name: string) => kindsOf(node[name] as Node);
  switch (node.type) {
    case 'JSXText':
      return [String(node['value']).trim() === '' ? 'nothing' : 'fixed text'];
    case 'JSXElement':
      return ['elements'];
    case 'JSXFragment':
      return nodesOf(node['children']).flatMap(kindsOf);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return of('expression');
    case 'ConditionalExpression':
      return [...of('consequent'), ...of('alternate')];
    case 'LogicalExpression':
      return node['operator'] === '&&'
        ? ['nothing', ...of('right')]
        : [...of('left'), ...of('right')];
    case 'TemplateLiteral':
      return ['text'];
    case 'Literal':
      return [typeof node['value'] === 'string' && node['value'].trim() ? 'fixed text' : 'nothing'];
    case 'CallExpression': {
      const callee = node['callee'] as Node;
      const method = (callee['property'] as Node | undefined)?.['name'];
      if (method === 'map') return ['elements', 'nothing'];
      return [TEXT_FUNCTION.test(String(callee['name'])) ? 'text' : 'unknown'];
    }
    default:
      return ['unknown'];
  }
}

function nodesOf(value: unknown): Node[] {
  return [value]
    .flat(2)
    .filter((each): each is Node => typeof each === 'object' && each !== null && 'type' in each);
}
