import { escapeXml } from '@shared/domain/register/bulletinFiles';
import { MAX_ANSWER, readSibaAnswer, type SibaAnswer } from './sibaAnswer';

/** The service took 20 seconds for one file. */
const TIMEOUT_MS = 60_000;

export type SibaUnit = { taxNumber: string; establishment: number; key: string };

/**
 * Sends a file to the web service. Never throws: what went wrong is an answer. Nothing of the file is in the answer,
 * unless the service repeats it.
 * @param address never taken from the service's own description, which names an address without certificate
 * @param xml the result of `bulletinXml`
 * @param options.signal stops waiting, with the answer `unreachable`
 */
export async function sendBulletins(
  address: string,
  unit: SibaUnit,
  xml: string,
  { signal, timeoutMs = TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<SibaAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'text/xml; charset=utf-8',
        SOAPAction: '"http://sef.pt/EntregaBoletinsAlojamento"',
      },
      body: envelope(unit, xml),
      // A redirect could lead to an address without encryption.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return readSibaAnswer(response.status, await readText(response));
  } catch {
    // Errors of sockets and certificates name the address, which the owner knows.
    return {
      kind: 'undecided',
      problem: timeout.aborted ? 'too_slow' : 'unreachable',
      text: '',
    };
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_ANSWER) break;
  }
  return text;
}

function envelope({ taxNumber, establishment, key }: SibaUnit, xml: string): string {
  const bulletins = Buffer.from(xml, 'utf8').toString('base64');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
    '<EntregaBoletinsAlojamento xmlns="http://sef.pt/">',
    `<UnidadeHoteleira>${escapeXml(taxNumber)}</UnidadeHoteleira>`,
    `<Estabelecimento>${establishment}</Estabelecimento>`,
    `<ChaveAcesso>${escapeXml(key)}</ChaveAcesso>`,
    `<Boletins>${bulletins}</Boletins>`,
    '</EntregaBoletinsAlojamento></soap:Body></soap:Envelope>',
  ].join('');
}
