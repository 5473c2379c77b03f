import { expect, it } from 'vitest';
import { textOfDownload } from '../lib/packageDesktop.mjs';

it('tells the tools of a format from Electron itself', () => {
  const log =
    'packaging electron=45.4.1\n  • building target=deb arch=x64\n  ⨯ getaddrinfo ENOTFOUND';
  expect(textOfDownload(log, '45.4.1')).toContain(
    'the packager’s tools for deb could not be fetched',
  );
});
