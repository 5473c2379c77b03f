import { inflateSync } from 'node:zlib';

/**
 * The texts of a PDF file with embedded fonts, in drawing order, by page. Characters are glyph numbers there, which
 * each font's table maps back.
 */
export function pdfPages(file: Buffer): string[][] {
  const objects = objectsOf(file);
  const textOf = (id: string) => objects.get(id) ?? { head: '', stream: '' };
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const resources = textOf(refOf(head, 'Resources')).head || head;
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
          name,
          glyphTable(textOf(refOf(textOf(id).head, 'ToUnicode')).stream),
        ]),
      );
      return drawnTexts(textOf(refOf(head, 'Contents')).stream, fonts);
    });
}

type PdfObject = { head: string; stream: string };

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endobj', start);
    const body = text.slice(start, end);
    const begin = body.indexOf('stream\n');
    const head = begin < 0 ? body : body.slice(0, begin);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const from = start + begin + 'stream\n'.length;
    const bytes = file.subarray(from, from + length);
    const isPacked = head.includes('/FlateDecode');
    objects.set(match[1] ?? '', {
      head,
      stream: begin < 0 ? '' : (isPacked ? inflateSync(bytes) : bytes).toString('latin1'),
    });
  }
  return objects;
}

function refOf(head: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '';
}

/** Glyph to character, from ranges such as `<0000> <0002> [<0000> <0041> <0042>]`. */
function glyphTable(cmap: string): Map<number, string> {
  const table = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi,
  )) {
    const signs = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) =>
      (hex.match(/\w{4}/g) ?? [])
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(''),
    );
    for (const [index, sign] of signs.entries())
      table.set(Number.parseInt(first, 16) + index, sign);
  }
  return table;
}

function drawnTexts(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string[] {
  let font = new Map<number, string>();
  const texts: string[] = [];
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map<number, string>();
    if (array === undefined) continue;
    const glyphs = [...array.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    texts.push(glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '\uFFFD').join(''));
  }
  return texts;
}
