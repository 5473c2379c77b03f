import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ENV_VARIABLES, readEnv } from '../../server/env';
import { root } from '../lib/root.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true })
    .map((name) => `docs/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md')),
];

/** Paths in code marks that begin with one of our folders, except patterns and placeholders. */
function namedPaths(text: string): string[] {
  const marked = [...text.matchAll(/`((?:shared|server|site|desktop|scripts|docs)\/[^`\s]*)`/g)];
  return marked
    .flatMap(([, place = '']) => withoutBraces(place.replace(/[.,:]$/, '')))
    .filter((place) => !/[*<>…{}]|\.\.\.|NNNN|000N/.test(place));
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function withoutBraces(place: string): string[] {
  const [whole = '', choices = ''] = /\{([^{}]+)\}/.exec(place) ?? [];
  if (!whole) return [place];
  return choices.split(',').flatMap((choice) => withoutBraces(place.replace(whole, choice.trim())));
}

/** Names of source files without a folder, except those of the invented language and of the style guide. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/`([\w-][\w.-]*\.(?:tsx?|mjs))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/(^|\.)it\.ts$|^(camelCase|PascalCase)\./.test(name));
}

const SOURCES = new Set([
  ...readdirSync(root),
  ...['shared', 'server', 'site', 'desktop', 'scripts'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true }).map((file) =>
      path.basename(String(file)),
    ),
  ),
]);

function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}

function deadAnchors(page: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)]
    .map(([, target = '', anchor = '']) => ({
      file: target ? path.posix.join(path.posix.dirname(page), target) : page,
      anchor,
    }))
    .filter(({ file, anchor }) => file.endsWith('.md') && !anchorsOf(file).includes(anchor))
    .map(({ file, anchor }) => `${file}#${anchor}`);
}

/** Targets of links to our files, relative to the page's folder. */
function linkedFiles(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  return links
    .filter((target) => !/^(https?|mailto):/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(page), target));
}

describe.each(PAGES)('%s', (page) => {
  it('names and links only files and folders that exist', () => {
    const text = read(page);
    const named = [...namedPaths(text), ...linkedFiles(page, text)];
    expect(named.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
    expect(namedFiles(text).filter((name) => !SOURCES.has(name))).toEqual([]);
    expect(deadAnchors(page, text)).toEqual([]);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('.env.example', () => {
  const uncommented = read('.env.example').replaceAll(/^# (?=[A-Z_]+=)/gm, '');

  it('names exactly the settings of the server, and so does the page for operators', () => {
    expect(Object.keys(parseEnv(uncommented)).toSorted()).toEqual(ENV_VARIABLES.toSorted());
    const table = /\n## Settings\n(.*?)\n## /s.exec(read('docs/operations.md'))?.[1] ?? '';
    const named = new Set([...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name));
    expect(ENV_VARIABLES.filter((name) => !named.has(name))).toEqual([]);
  });

  it('shows the defaults', () => {
    const shown = parseEnv(uncommented);
    expect(readEnv(shown as Record<string, string>)).toEqual(readEnv({}));
  });
});

it('lists every decision under its own title', () => {
  const pages = PAGES.filter((page) => /^docs\/decisions\/\d/.test(page)).toSorted();
  const titled = pages.map((page) => {
    const file = path.basename(page);
    return `- [${file.slice(0, 4)}](${file}) ${/^# (.*)$/m.exec(read(page))?.[1]}`;
  });
  const listed = read('docs/decisions/README.md').match(/^- \[\d.*$/gm) ?? [];
  expect(listed).toEqual(titled);
});

it('keeps the version of the changelog that of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('CHANGELOG.md')).toMatch(/^## \[Unreleased\]$/m);
  expect(/^## \[(\d[\d.]*)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
