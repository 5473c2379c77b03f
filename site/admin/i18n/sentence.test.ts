import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const sources = ['shared', 'server', 'site'].flatMap((room) =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\.pt\.ts$|i18n\/pt\/|(^|\/)test\//.test(file),
    )
    .map((file) => `${room}/${file}`),
);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Tables of texts that are defined outside the screens. */
const TABLES = Object.values(
  import.meta.glob<Record<string, object>>(
    [
      '../../../shared/i18n/owner{Contract,Files,Labels}.pt.ts',
      '../../../server/{errors,mail/ownerMail}.pt.ts',
    ],
    { eager: true },
  ),
);

type Node = Record<string, unknown> & { type: string; start: number; end: number };

describe('what a schema says', () => {
  it('goes through say, or a helper that accepts nothing else', () => {
    const contract = sources.filter((file) => file.startsWith('shared/contract/'));
    expect(contract.length).toBeGreaterThan(50);
    const left = contract.flatMap((file) =>
      untranslatedIn(read(file)).map((text) => `${file}: ${text}`),
    );
    expect(left).toEqual([]);
  });

  it.each([
    ["z.string('Please write more')", ['Please write more']],
    ["z.refine(isGood, { error: 'Please write more' })", ['Please write more']],
    ['z.maxLength(most, `At most ${most} lines`)', ['At most  lines']],
    ["context.issues.push({ message: 'Please write more' })", ['Please write more']],
    ["z.string(say('Please write more'))", []],
    ["z.array(line(80, 'Title is required'))", []],
    ["z.enum(['Not a sentence'])", []],
  ])('is found in %s', (source, texts) => {
    expect(untranslatedIn(source)).toEqual(texts);
  });
});

it('is said somewhere, of each sentence that has its Portuguese', () => {
  const all = sources.map(read).join('\n');
  const dead = TABLES.flatMap((exported) => Object.values(exported).flatMap(Object.keys)).filter(
    (english) => !all.includes(`'${english}'`) && !all.includes(`"${english}"`),
  );
  expect(dead).toEqual([]);
});

/** Texts that are passed to zod untranslated. */
function untranslatedIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, call: string) => {
    const text = textOf(node);
    if (text !== null && / /.test(text) && /^(z\.\w+|.*issues\.push)$/.test(call)) found.push(text);
    const isCall = node.type === 'CallExpression';
    const callee = isCall ? (node['callee'] as Node) : null;
    const inner = callee
      ? source
          .slice(callee.start, callee.end)
          .replaceAll(/\s/g, '')
          .replace(/^z\..*\./, 'z.')
      : node.type === 'ArrayExpression'
        ? ''
        : call;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(parseSync('file.ts', source).program as unknown as Node, '');
  return found;
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    );
}
