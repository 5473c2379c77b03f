import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a passphrase without echo; without a terminal, reads the first line. @returns empty if nothing was typed */
export async function askPassphrase(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  const typing = createInterface({
    input: stdin,
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal: stdin.isTTY,
  });
  try {
    return await Promise.race([typing.question(''), once(typing, 'close').then(() => '')]);
  } finally {
    typing.close();
    stdout.write('\n');
  }
}
