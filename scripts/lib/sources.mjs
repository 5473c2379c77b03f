import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A content hash of everything the program is built from. Changed file dates cause no build, a changed byte does.
 * Excludes tests.
 * @param {string} root the project's folder
 * @param {string[]} folders source folders
 * @returns {string} hex
 */
export function fingerprintSources(root, folders) {
  const rootFiles = readdirSync(root).filter(
    (name) =>
      name.endsWith('.ts') || name === 'package-lock.json' || /^tsconfig.*\.json$/.test(name),
  );
  const files = [...rootFiles, ...folders.flatMap((folder) => listFiles(root, folder))];
  const hash = createHash('sha256');
  // File systems list in different orders.
  for (const file of files.toSorted()) {
    const content = readFileSync(path.join(root, file));
    // The length distinguishes "ab" + "c" from "a" + "bc".
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @returns {string[]} paths below the root, with forward slashes on every system */
function listFiles(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\/test\/|\.test\.tsx?$/.test(file));
}
