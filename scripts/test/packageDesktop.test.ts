import { expect, it } from 'vitest';
import { textOfDownload } from '../lib/packageDesktop.mjs';

it('distinguishes a failed download of packaging tools from one of Electron', () => {
  const log =
    'packaging electron=45.4.1\n  • building target=deb arch=x64\n  ⨯ getaddrinfo ENOTFOUND';
  expect(textOfDownload(log, '45.4.1')).toContain(
    'the packager’s tools for deb could not be fetched',
  );
});
