import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ArrivedMail = {
  envelope: { from: string; to: string[] };
  raw: string;
  mail: Email;
  messageId: string;
};

/** The server's reaction to a connection, sender, recipient or mail; `null` accepts it. */
export type SmtpManners = {
  onConnect?: () => Refusal | null;
  onSender?: (address: string) => Refusal | null;
  onRecipient?: (address: string) => Refusal | null;
  /** `drop`: disconnects after receiving the whole mail, and discards it. */
  onMail?: (mail: ArrivedMail) => Refusal | 'drop' | null | Promise<Refusal | 'drop' | null>;
};
type Refusal = { code: number; text: string };

export type SmtpPeer = {
  url: string;
  port: number;
  /** Accepted mails, in order. */
  arrived: ArrivedMail[];
  /** Changes its behaviour. */
  behave: (manners: SmtpManners) => void;
  /** Number of connections so far. */
  connections: () => number;
  close: () => Promise<void>;
};

export type SmtpKind = {
  /** Accepts mail only from this user. */
  login?: { user: string; password: string };
  /** TLS from the first byte, or STARTTLS. */
  tls?: { key: Buffer; cert: Buffer; from: 'start' | 'starttls' };
};

/** A real SMTP server on a free or recently freed port. */
export async function startSmtpPeer(port = 0, { login, tls }: SmtpKind = {}): Promise<SmtpPeer> {
  const arrived: ArrivedMail[] = [];
  let manners: SmtpManners = {};
  let connections = 0;

  const server = new SMTPServer({
    disabledCommands: [
      ...(tls?.from === 'starttls' ? [] : ['STARTTLS']),
      ...(login ? [] : ['AUTH']),
    ],
    ...(tls && { secure: tls.from === 'start', key: tls.key, cert: tls.cert }),
    allowInsecureAuth: true,
    authOptional: !login,
    onAuth: ({ username, password }, _session, callback) => {
      if (login && username === login.user && password === login.password) {
        callback(null, { user: login.user });
      } else
        callback(Object.assign(new Error(`5.7.8 Not you, ${password}`), { responseCode: 535 }));
    },
    onMailFrom: ({ address }, _session, callback) => {
      callback(asError(manners.onSender?.(address) ?? null));
    },
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      connections += 1;
      callback(asError(manners.onConnect?.() ?? null));
    },
    onRcptTo: ({ address }, _session, callback) => {
      callback(asError(manners.onRecipient?.(address) ?? null));
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void (async () => {
          const raw = Buffer.concat(parts).toString();
          const mail = await PostalMime.parse(raw);
          const { mailFrom, rcptTo } = session.envelope;
          const one: ArrivedMail = {
            raw,
            mail,
            messageId: mail.messageId ?? '',
            envelope: {
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map(({ address }) => address),
            },
          };
          const verdict = (await manners.onMail?.(one)) ?? null;
          if (verdict === 'drop') {
            breakLine(server, session.id);
            return;
          }
          if (verdict === null) arrived.push(one);
          callback(asError(verdict));
        })();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: open } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${open}`,
    port: open,
    arrived,
    behave: (next) => {
      manners = next;
    },
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The library has its connections' sockets, but its types omit them. */
function breakLine(server: SMTPServer, sessionId: string): void {
  const { connections } = server as unknown as {
    connections: Set<{ session: { id: string }; _socket: Socket }>;
  };
  for (const { session, _socket } of connections) if (session.id === sessionId) _socket.destroy();
}

function asError(refusal: Refusal | null): Error | null {
  return refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code });
}
