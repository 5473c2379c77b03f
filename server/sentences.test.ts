import { sentenceIn } from '@shared/i18n/sentence';
import { ownerContractPt } from '@shared/i18n/ownerContract.pt';
import { sentencesPt } from '@shared/i18n/sentencesByEnglish.pt';
import { validation as validationPt } from '@shared/i18n/pt/rules';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { invalidTransition } from './errors';

/** Folders with code that answers calls. Messages for terminals are elsewhere. */
const FOLDERS = /^(files|integrations|middleware|routes|services)\//;
const OTHERS =
  /\.test\.|(^|\/)test\/|\bcli\.ts$|resetAdminCli|services\/(backups|figures)\/|files\/(dataLock|exchange)\.ts$/;
/** Creates errors that callers read. */
const TELLS =
  /^(AppError|MailError|conflict|invalidField|malformed|nightsTaken|tooLarge|unavailable|unsupported)$/;

/** Read by programs or their authors, or by guests without JavaScript who sent another form than the page's. */
const FOR_PROGRAMS = new Set([
  'Please send the body without compression, or with gzip, deflate or br.',
  'The body must be valid JSON.',
  'The body must be valid UTF-8.',
  'The key __proto__ is not accepted.',
  'The Idempotency-Key header must be 1 to 0 printable characters',
  'Please send the picture as multipart/form-data with a boundary.',
  'The picture must be in the field “file”.',
  'Please send the files as multipart/form-data.',
  'The files must be in the field “file”.',
  'This upload preset is not the configured one.',
  'This folder is not the configured one.',
  'This image size is not offered.',
  'The file could not be written.',
]);

type Node = Record<string, unknown> & { type: string; start: number };

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => FOLDERS.test(file) && /\.tsx?$/.test(file) && !OTHERS.test(file),
);
const known = { ...validationPt, ...ownerContractPt, ...sentencesPt };

describe('what the server tells users of errors', () => {
  it('is there in Portuguese', () => {
    const missing = files.flatMap((file) =>
      sentencesOf(file, readFileSync(path.join(import.meta.dirname, file), 'utf8'))
        .filter((text) => !FOR_PROGRAMS.has(text) && sentenceIn(known, text) === text)
        .map((text) => `${file}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ["throw conflict('stale', 'This was changed.')", ['This was changed.']],
    ["const REASON = 'This stay is over.'", ['This stay is over.']],
    ['throw invalidField("a", `Receipt ${number} is void.`)', ['Receipt 0 is void.']],
    ["throw new Error('This cannot happen.')", []],
    ["log.warn('Mail was not sent.')", []],
  ])('is found in %s', (source, texts) => {
    expect(sentencesOf('file.ts', source)).toEqual(texts);
  });

  it('names a booking’s states in the reader’s language', () => {
    const error = invalidTransition('cancelled', 'confirmed');
    expect(error.message).toBe(
      'A cancelled booking cannot become confirmed. Please reload to see its present state.',
    );
    expect(error.toldIn('pt').message).toBe(
      'Uma reserva no estado “cancelada” não pode passar a “confirmada”. Recarregue a página para ver como está.',
    );
  });
});

/** Sentences that create errors, and those in constants; `0` replaces inserted values. */
function sentencesOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const found: string[] = [];
  const visit = (node: Node, parents: readonly Node[]) => {
    const text = textOf(node);
    if (text !== null && /^[A-Z“].*[a-z’,“0]+ .*[a-z]/.test(text) && isTold(text, parents)) {
      found.push(text);
    }
    for (const child of childrenOf(node)) visit(child, [...parents, node]);
  };
  visit(program as unknown as Node, []);
  return found;
}

function isTold(text: string, parents: readonly Node[]): boolean {
  if (parents.some(({ type }) => /^(Import|ExportAll)/.test(type))) {
    return false;
  }
  const call = parents.findLast(({ type }) => /^(Call|New)Expression$/.test(type));
  // A constant from which an error is made later; a text that is not a sentence is a name.
  if (!call) return /[.]$/.test(text);
  const callee = call['callee'] as Node;
  return TELLS.test(String(callee['name']));
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('0');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    );
}
