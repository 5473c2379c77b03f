import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../../vite.alias.ts';
import { notices } from '../lib/notices.mjs';

it('names every runtime package and no development package', () => {
  const text = notices(root);
  const named = (name: string, version: string) => text.includes(`\n${name} ${version} (`);
  const lacking = Object.entries(manifest.dependencies).filter((entry) => !named(...entry));
  expect(lacking).toEqual([]);
  expect(named('vitest', manifest.devDependencies.vitest)).toBe(false);
});

it('contains the licence texts, including those of the typefaces', () => {
  const text = notices(root);
  const section = (name: string) => text.slice(text.indexOf(`\n${name}`)).split('='.repeat(80))[0];
  expect(section('react 19')).toContain('Permission is hereby granted, free of charge');
  expect(section('Typefaces')).toContain('SIL Open Font License');
  expect(section('@img/sharp-libvips-')).toContain('LGPLv3');
});
