import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Request = { action: string | undefined; type: string | undefined; body: string };

/** The authority's web service on this machine. Accepts everything at first. */
export type SibaPeer = {
  address: string;
  /** Sets the response to later requests. */
  answer: (respond: SibaResponse) => void;
  requests: Request[];
  /** The XML of each request. */
  files: () => string[];
  close: () => Promise<void>;
};
type SibaResponse = (response: ServerResponse) => void;

/** Answers as they were recorded from the service, or reported by others who use it. */
export const SIBA_ANSWERS = {
  accepted: result('0'),
  wrongUnit: result(errors('60', 'A unidade hoteleira n&#227;o p&#244;de ser autenticada')),
  invalidFile: result(
    errors(
      '75',
      "The element 'Boletim_Alojamento' has incomplete content: 'Local_Residencia_Origem'",
    ),
  ),
  unknownCode: result(errors('88', 'Erro por documentar')),
  unknownText: result('O modo de envio escolhido não permite esta operação'),
  fault: soap(
    '<soap:Fault><faultcode>soap:Server</faultcode><faultstring>Server was unable to process request.</faultstring></soap:Fault>',
    500,
  ),
  down: text('<html><body>Service Unavailable</body></html>', 503, 'text/html'),
  page: text('<html><body>Em manutenção</body></html>', 200, 'text/html'),
  redirect: (response: ServerResponse) =>
    void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
  /** Accepts the request and never responds. */
  silent: () => undefined,
  cutOff: (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/xml', 'Content-Length': 5000 });
    response.write('<soap:Envelope><soap:Body><EntregaBoletinsAlojamentoResult>0');
    setImmediate(() => response.destroy());
  },
} satisfies Record<string, SibaResponse>;

export async function startSibaPeer(): Promise<SibaPeer> {
  let respond: SibaResponse = SIBA_ANSWERS.accepted;
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        action: request.headers['soapaction']?.toString(),
        type: request.headers['content-type'],
        body: Buffer.concat(chunks).toString('utf8'),
      });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/baws/boletinsalojamento.asmx`,
    answer: (next) => {
      respond = next;
    },
    requests,
    files: () =>
      requests.map(({ body }) => {
        const [, base64 = ''] = /<Boletins>([^<]*)<\/Boletins>/.exec(body) ?? [];
        return Buffer.from(base64, 'base64').toString('utf8');
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function text(body: string, status: number, type: string): SibaResponse {
  return (response) => void response.writeHead(status, { 'Content-Type': type }).end(body);
}

function soap(inner: string, status = 200): SibaResponse {
  return text(
    `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inner}</soap:Body></soap:Envelope>`,
    status,
    'text/xml; charset=utf-8',
  );
}

function result(answer: string): SibaResponse {
  const escaped = answer.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return soap(
    `<EntregaBoletinsAlojamentoResponse xmlns="http://sef.pt/"><EntregaBoletinsAlojamentoResult>${escaped}</EntregaBoletinsAlojamentoResult></EntregaBoletinsAlojamentoResponse>`,
  );
}

function errors(code: string, description: string): string {
  return `<ErrosBA xmlns="http://www.sef.pt/BAws"><RetornoBA><Linha>0</Linha><Codigo_Retorno>${code}</Codigo_Retorno><Descricao>${description}</Descricao></RetornoBA></ErrosBA>`;
}
