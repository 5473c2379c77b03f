import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIBA_ANSWERS, startSibaPeer, type SibaPeer } from '../../test/sibaPeer';
import { sendBulletins } from './sendBulletins';

const UNIT = { taxNumber: '299999998', establishment: 0, key: '123&456' };
const XML = '<MovimentoBAL xmlns="http://sef.pt/BAws"><Nome>JOÃO</Nome></MovimentoBAL>';

let peer: SibaPeer;
beforeAll(async () => {
  peer = await startSibaPeer();
});
afterAll(() => peer.close());

describe('a file of bulletins', () => {
  it('is sent with the house’s key, as the service describes it', async () => {
    expect(await sendBulletins(peer.address, UNIT, XML)).toEqual({ kind: 'accepted' });
    expect(peer.requests).toHaveLength(1);
    const [{ action, type, body } = { action: '', type: '', body: '' }] = peer.requests;
    expect(action).toBe('"http://sef.pt/EntregaBoletinsAlojamento"');
    expect(type).toBe('text/xml; charset=utf-8');
    expect(body).toContain(
      '<EntregaBoletinsAlojamento xmlns="http://sef.pt/"><UnidadeHoteleira>299999998</UnidadeHoteleira><Estabelecimento>0</Estabelecimento><ChaveAcesso>123&amp;456</ChaveAcesso><Boletins>PE1v',
    );
    expect(peer.files()).toEqual([XML]);
  });

  it.each([
    [
      'the house is unknown',
      'wrongUnit',
      { problem: 'unit', code: '60', text: 'A unidade hoteleira não pôde ser autenticada' },
    ],
    [
      'the file is not valid',
      'invalidFile',
      {
        problem: 'invalid',
        code: '75',
        text: "The element 'Boletim_Alojamento' has incomplete content: 'Local_Residencia_Origem'",
      },
    ],
    [
      'of an unknown code',
      'unknownCode',
      { problem: 'other', code: '88', text: 'Erro por documentar' },
    ],
    [
      'of a text without code',
      'unknownText',
      {
        problem: 'other',
        code: null,
        text: 'O modo de envio escolhido não permite esta operação',
      },
    ],
  ] as const)('is refused because %s', async (_why, shape, answer) => {
    peer.answer(SIBA_ANSWERS[shape]);
    expect(await sendBulletins(peer.address, UNIT, XML)).toEqual({ kind: 'refused', ...answer });
  });

  it.each([
    ['a fault', 'fault', { problem: 'fault', text: 'Server was unable to process request.' }],
    ['a page with status 503', 'down', { problem: 'http', text: '503' }],
    ['a page with status 200', 'page', { problem: 'no_answer', text: '' }],
    ['a redirect, which is not followed', 'redirect', { problem: 'http', text: '302' }],
    ['an answer that is cut off', 'cutOff', { problem: 'unreachable', text: '' }],
  ] as const)('is undecided after %s', async (_what, shape, answer) => {
    peer.answer(SIBA_ANSWERS[shape]);
    expect(await sendBulletins(peer.address, UNIT, XML)).toEqual({ kind: 'undecided', ...answer });
  });

  it('is undecided when the service is silent, or is not there', async () => {
    peer.answer(SIBA_ANSWERS.silent);
    expect(await sendBulletins(peer.address, UNIT, XML, { timeoutMs: 50 })).toEqual({
      kind: 'undecided',
      problem: 'too_slow',
      text: '',
    });
    const gone = await startSibaPeer();
    await gone.close();
    expect(await sendBulletins(gone.address, UNIT, XML)).toMatchObject({
      problem: 'unreachable',
    });
    expect(
      await sendBulletins(peer.address, UNIT, XML, { signal: AbortSignal.abort() }),
    ).toMatchObject({ problem: 'unreachable' });
  });
});
