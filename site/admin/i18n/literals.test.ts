import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { pt } from './pt';

const ADMIN = path.resolve(import.meta.dirname, '..');

/** Names and signs that are the same in every language. */
const SAME = new Set([
  'Villa Luz',
  'Airbnb',
  'STARTTLS',
  'TLS',
  'Booking.com',
  'IBAN',
  'BIC',
  'Ctrl',
  'Esc',
  'PgUp',
  'Ctrl K',
  'npm run admin:reset',
  // Read while the screens are in English.
  'Prefere trabalhar em português?',
  'Mudar para português',
]);
/** Attributes that people see or hear. */
const READ =
  /^(aria-label|alt|confirmLabel|description|empty|failed|hint|label|legend|loading|next|placeholder|subtitle|title|what|windowTitle)$/;
/** Calls whose texts are not for people, or do not belong to the screens. */
const UNREAD_CALLS =
  /^(t|parts|test|closest|querySelector|querySelectorAll|matchMedia|email|line|plainDate|typedPrice|typedRate)$/;

type Node = Record<string, unknown> & { type: string; start: number };
type Found = { line: number; text: string };

const sources = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.pt\.ts$/.test(file))
  .toSorted();

describe('the screens’ English', () => {
  it.each(sources)('is not in %s itself', (file) => {
    expect(literalsOf(readFileSync(path.join(ADMIN, file), 'utf8'))).toEqual([]);
  });

  it.each([
    ['<p>You sign in.</p>', ['You sign in.']],
    ['<p>Saved</p>', ['Saved']],
    ['<p>{name} · €{amount}</p>', []],
    ['const Part = () => <p>{t("a.b")}</p>', []],
    ['<i aria-label="Close" className="Close" />', ['Close']],
    ['<i title={`Sign out ${name}`} />', ['Sign out  ']],
    ['<i hint={isOn ? "Set up" : null} />', ['Set up']],
    ['showToast({ title: "Saved" })', ['Saved']],
    ['<i texts={{ done: "Saved", failed: "Not saved" }} />', []],
    ['<i texts={{ done: "Saved a thing" }} />', ['Saved a thing']],
    ['showFailure("The plan could not be saved", error)', ['The plan could not be saved']],
    ['throw new Error("This cannot happen")', []],
    ['const word = t("Save"); const other = () => t("Save")', ['t() too early']],
  ])('is found in %s', (source, texts) => {
    expect(literalsOf(source).map(({ text }) => text)).toEqual(texts);
  });
});

/** Untranslated English texts in a file, and calls of `t` before the language is known. */
function literalsOf(source: string): Found[] {
  const { program, errors } = parseSync('file.tsx', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const found: Found[] = [];
  const note = (text: string, { start }: Node) =>
    found.push({ line: source.slice(0, start).split('\n').length, text });
  const visit = (node: Node, parents: readonly Node[]) => {
    const text = textOfNode(node);
    if (text !== null && isRead(text, node, parents)) note(text, node);
    if (isEarlyCall(node, parents)) note('t() too early', node);
    for (const child of childrenOf(node)) visit(child, [...parents, node]);
  };
  visit(program as unknown as Node, []);
  return found;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    );
}

function textOfNode(node: Node): string | null {
  if (node.type === 'JSXText') return String(node['value']).replaceAll(/\s+/g, ' ').trim();
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join(' ');
}

function isRead(text: string, node: Node, parents: readonly Node[]): boolean {
  if (!/[A-Za-z]{2}/.test(text) || SAME.has(text)) return false;
  // Constants are translated by the component that shows them; `t` accepts only known sentences.
  const isConstant = parents.some(({ type }) => type === 'VariableDeclarator');
  if (text in pt && isConstant && !parents.some(({ type }) => /Function|JSX/.test(type))) {
    return false;
  }
  // So are texts in place: `texts={{ done: 'Saved' }}` and `useAttempt({ done: 'Saved' })`.
  if (text in pt && parents.some((above) => isGivenAsTexts(above))) return false;
  const parent = parents.at(-1);
  if (node.type === 'JSXText') return true;
  if (!parent || /^(Import|Export\w+From|TSLiteralType|TaggedTemplate)/.test(parent.type)) {
    return false;
  }
  const around = parents.findLast(({ type }) =>
    /^(JSXAttribute|Property|CallExpression|NewExpression|BinaryExpression|SwitchCase)$/.test(type),
  );
  if (around?.type === 'JSXAttribute') {
    const name = String((around['name'] as Node)['name']);
    return READ.test(name) ? /^[^a-z]*[A-Z]|[a-z]+ [a-z]+/.test(text) : isSentence(text);
  }
  if (around?.type === 'Property') {
    const name = String((around['key'] as Node)['name']);
    return around['value'] !== node || !READ.test(name)
      ? isSentence(text)
      : /^[A-Z][a-z]/.test(text);
  }
  if (around?.type === 'NewExpression' || around?.type === 'BinaryExpression') return false;
  if (around?.type === 'CallExpression') {
    const callee = around['callee'] as Node;
    const name = String(callee['name'] ?? (callee['property'] as Node | undefined)?.['name']);
    if (UNREAD_CALLS.test(name)) return false;
  }
  return isSentence(text);
}

function isGivenAsTexts(node: Node): boolean {
  const name = String(((node['name'] ?? node['callee']) as Node | undefined)?.['name']);
  return /^(texts|useAttempt|galleryTexts)$/.test(name);
}

/** Two or more words, the first with a capital letter. Code never looks like that. */
function isSentence(text: string): boolean {
  return /^[A-Z][a-z’]*,? +[A-Za-z€{(]/.test(text);
}

/** `t('…')` outside of a function runs while the file is loading, before the language is known. */
function isEarlyCall(node: Node, parents: readonly Node[]): boolean {
  if (node.type !== 'CallExpression' || parents.some(({ type }) => /Function/.test(type))) {
    return false;
  }
  const callee = node['callee'] as Node;
  const object = callee['object'] as Node | undefined;
  return callee['name'] === 't' || (object?.['name'] === 't' && callee.type === 'MemberExpression');
}
