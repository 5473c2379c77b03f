import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const NOTICES_FILE = 'dist/server/THIRD-PARTY-NOTICES.txt';
const FONT_FOLDERS = ['server/fonts', 'site/styles/fonts'];
const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-]|$)/i;
/** `LICENCES` of `vite.alias.ts`; the back office has a list of its own. */
const LICENCE_LIST = 'licences.json';
const RULE = '='.repeat(80);

/**
 * The licences of everything distributed with the product: runtime packages, bundled packages and fonts.
 * @param {string} root the project's folder, built, with all its packages installed
 * @returns {string}
 */
export function notices(root) {
  const bundled = bundledPackages(root);
  const lock = path.join(root, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const sections = new Map();
  for (const [place, { dev, version, license }] of Object.entries(packages)) {
    const name = `${place.split('node_modules/').at(-1)} ${version}`;
    if (dev && !bundled.has(name)) continue;
    const folder = path.join(root, place);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const author = manifest.author?.name ?? manifest.author;
    const texts = licenceTexts(folder);
    // Some packages have no licence file, but a readme that may contain more than the licence's name.
    if (texts.length === 0) texts.push(author ? `Copyright ${author}` : '', readmePart(folder));
    sections.set(name, [`${name} (${license ?? 'licence below'})`, ...texts]);
  }
  for (const folder of FONT_FOLDERS) {
    sections.set(folder, [`Typefaces in ${folder}`, ...licenceTexts(path.join(root, folder))]);
  }
  return [...sections.keys()]
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => `${RULE}\n${sections.get(name).filter(Boolean).join('\n\n')}\n`)
    .join('\n');
}

export function writeNotices(root) {
  const file = path.join(root, NOTICES_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, notices(root));
}

/** Name and version of the packages in the bundles. */
function bundledPackages(root) {
  // The container image is built without the desktop app.
  const rooms = ['server', 'site', 'desktop'].filter((room) =>
    existsSync(path.join(root, 'dist', room)),
  );
  const names = rooms.flatMap((room) => {
    const folder = path.join(root, 'dist', room);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith(LICENCE_LIST))
      .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
      .map(({ name, version }) => `${name} ${version}`);
  });
  return new Set(names);
}

function licenceTexts(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim());
}

/** The licence section of a readme. */
function readmePart(folder) {
  const name = readdirSync(folder).find((file) => /^readme/i.test(file));
  const text = name ? readFileSync(path.join(folder, name), 'utf8') : '';
  return /^#+ *licen[cs](e|ing)[^]*/im.exec(text)?.[0].trim() ?? '';
}
