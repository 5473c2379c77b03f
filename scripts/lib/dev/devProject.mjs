import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Served by {@link file://./devSite.mjs}: a page's entry preceded by hot replacement. */
export const PUBLIC_ENTRY = '/@dev/public.js';
export const ADMIN_ENTRY = '/@dev/admin.js';

/**
 * Replaces the built renderer. It returns the page's data, from which Vite renders the page, so that the server
 * never caches outdated markup.
 */
const RENDERER = `export const renderPage = async (input) => ({
  status: 200,
  html: JSON.stringify(input),
  styleHashes: [],
});
`;

const BOOT = 'site/public/boot.ts';
const MANIFEST = {
  [BOOT]: { file: BOOT },
  'site/public/entryClient.tsx': { file: PUBLIC_ENTRY.slice(1) },
  ...themselves('site/public/screens/Booking.tsx', 'site/public/legal/LegalScreen.tsx'),
};
const ADMIN_MANIFEST = { 'site/admin/entry.tsx': { file: ADMIN_ENTRY.slice(1) } };

/**
 * Creates the folders that the server expects: its bundle in `dist/server` and a stand-in for the built site in
 * `dist/site`. The server itself is as in production.
 * @param {string} root the project's folder
 * @returns {{folder: string, serverDir: string, dataDir: string}} absolute
 */
export function layOutDevProject(root) {
  const folder = path.join(root, '.cache/dev/app');
  const write = (place, content) => {
    const file = path.join(folder, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write('dist/site/server/entryServer.js', RENDERER);
  // Each language's texts, which the server names in the page's head.
  const languages = readdirSync(path.join(root, 'shared/i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `shared/i18n/${name}/pages.ts`);
  write(
    'dist/site/client/.vite/manifest.json',
    JSON.stringify({ ...MANIFEST, ...themselves(...languages) }),
  );
  write('dist/site/client/.vite/admin.json', JSON.stringify(ADMIN_MANIFEST));
  // The server takes the folder with this file for the project, and looks for the demo photos there.
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  const photos = path.join(folder, 'server/db/demo/photos');
  if (!existsSync(photos)) {
    mkdirSync(path.dirname(photos), { recursive: true });
    symlinkSync(path.join(root, 'server/db/demo/photos'), photos, 'junction');
  }
  return {
    folder,
    serverDir: path.join(folder, 'dist/server'),
    dataDir: path.join(root, '.cache/dev/data'),
  };
}

/** Manifest entries for files that are served unchanged. */
function themselves(...files) {
  return Object.fromEntries(files.map((file) => [file, { file }]));
}
