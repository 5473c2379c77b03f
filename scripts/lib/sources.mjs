import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['shared', 'server', 'site'];

/**
 * A content hash of everything the program is built from. Changed file dates cause no build, a changed byte does.
 * Excludes tests.
 * @param {string} root the project's folder
 * @param {string[]} [folders] source folders; by default the server's and the site's
 * @returns {string} hex
 */
export function fingerprintSources(root, folders = FOLDERS) {
  const rootFiles = readdirSync(root).filter(
    (name) =>
      name.endsWith('.ts') || name === 'package-lock.json' || /^tsconfig.*\.json$/.test(name),
  );
  const files = [...rootFiles, ...folders.flatMap((folder) => listFiles(root, folder))];
  // File systems list in different orders.
  files.sort((a, b) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(path.join(root, file));
    // The length distinguishes "ab" + "c" from "a" + "bc".
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @returns {string[]} paths below the root, with forward slashes on every system */
function listFiles(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'test' ? [] : listFiles(root, place);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [place];
  });
}
