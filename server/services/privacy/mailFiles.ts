import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullWhenMissing } from '../../files/durableFile';
import { mailFolder } from '../../integrations/smtp';

/** Deletes mails written to files that contain one of the keys, in any encoding. @returns how many */
export async function deleteMailFilesWith(
  dataDir: string,
  keys: readonly string[],
): Promise<number> {
  const wanted = keys.map((word) => word.toLowerCase());
  return deleteMailFiles(dataDir, async (file) => {
    const text = readableText(await readFile(file)).toLowerCase();
    return wanted.some((word) => text.includes(word));
  });
}

/** Deletes mail files written before a time. @returns how many */
export async function deleteMailFilesBefore(dataDir: string, before: Date): Promise<number> {
  return deleteMailFiles(dataDir, async (file) => (await stat(file)).mtime < before);
}

async function deleteMailFiles(
  dataDir: string,
  isMeant: (file: string) => Promise<boolean>,
): Promise<number> {
  const folder = mailFolder(dataDir);
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  let deleted = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    if (!name.includes('.eml') || !(await isMeant(file).catch(nullWhenMissing))) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

function readableText(source: Buffer): string {
  const text = source.toString('utf8');
  const unfolded = text.replaceAll(/=\r?\n/g, '');
  const quoted = Buffer.from(
    unfolded.replaceAll(/=([\dA-F]{2})/g, (_sign, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');
  // Base64 lines are 76 characters long, the last one shorter.
  const encoded = [...text.matchAll(/(?:^[\w+/]{4,76}={0,2}\r?$\n?)+/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString('utf8'),
  );
  const words = [...text.matchAll(/=\?utf-8\?b\?([\w+/=]+)\?=/gi)].map(([, word = '']) =>
    Buffer.from(word, 'base64').toString('utf8'),
  );
  return [text, quoted, ...encoded, words.join('')].join('\n');
}
