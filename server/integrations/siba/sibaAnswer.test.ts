import { escapeXml } from '@shared/domain/register/bulletinFiles';
import { describe, expect, it } from 'vitest';
import { readSibaAnswer } from './sibaAnswer';

const result = (text: string) =>
  `<EntregaBoletinsAlojamentoResult>${text}</EntregaBoletinsAlojamentoResult>`;

describe('an answer of the web service', () => {
  it.each([
    ['letters <', '<'.repeat(200_000)],
    ['open tags', '<Fault>'.repeat(30_000)],
    ['open tags without an end', '<Fault '.repeat(30_000)],
    ['results of letters <', result(escapeXml('<'.repeat(60_000 / 4)))],
  ])('of many %s is read at once', (_what, body) => {
    const start = performance.now();
    readSibaAnswer(200, body);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('keeps a short code, and no direction or control characters', () => {
    const error = `<RetornoBA><Codigo_Retorno>${'9'.repeat(50)}</Codigo_Retorno><Descricao>Erro \u202Eoculto\u0007&#55357;</Descricao></RetornoBA>`;
    expect(readSibaAnswer(200, result(escapeXml(error)))).toEqual({
      kind: 'refused',
      problem: 'other',
      code: '9'.repeat(20),
      text: 'Erro oculto',
    });
  });
});
