import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const NOTICES_FILE = 'dist/server/THIRD-PARTY-NOTICES.txt';
const FONT_FOLDERS = ['server/services/figures/fonts', 'site/styles/fonts'];
const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-]|$)/i;
const RULE = '='.repeat(80);

/**
 * The licences of everything distributed with the product: runtime packages and fonts.
 * @param {string} root the project's folder, with its packages installed
 * @returns {string}
 */
export function notices(root) {
  const lock = path.join(root, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  const sections = new Map();
  for (const [place, { dev, version, license }] of Object.entries(packages)) {
    if (dev) continue;
    const folder = path.join(root, place);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const name = `${manifest.name} ${version}`;
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
