import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a browser and its authenticator report; a test overrides what should be wrong. */
export type PasskeyOptions = {
  origin: string;
  rpId: string;
  challenge: string;
  /** Whether the authenticator verified its user by a PIN or fingerprint. */
  isVerified?: boolean;
};

const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };

/** An ES256 passkey in software, for tests over HTTP; browser tests use Chromium's own. */
export function createPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let count = 0;
  return {
    id: id.toString('base64url'),
    /** Sets the counter, to simulate a copy. */
    setCount: (to: number) => {
      count = to;
    },
    /** The response to the options for a new passkey. */
    create: (options: PasskeyOptions) => ({
      ...named(id),
      response: {
        clientDataJSON: clientData('webauthn.create', options),
        attestationObject: attestation(options, id, publicKey).toString('base64url'),
        transports: ['internal'],
      },
    }),
    /** The response at sign-in. */
    get: (options: PasskeyOptions) => {
      count += 1;
      const data = authenticatorData(options, count);
      const clientDataJSON = clientData('webauthn.get', options);
      return {
        ...named(id),
        response: {
          clientDataJSON,
          authenticatorData: data.toString('base64url'),
          signature: signed(privateKey, data, clientDataJSON).toString('base64url'),
        },
      };
    },
  };
}

function named(id: Buffer) {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key' as const };
}

function clientData(type: string, { origin, challenge }: PasskeyOptions): string {
  const data = { type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

function authenticatorData(
  { rpId, isVerified = true }: PasskeyOptions,
  count: number,
  credential?: Buffer,
): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const flags =
    FLAGS.present | (isVerified ? FLAGS.verified : 0) | (credential ? FLAGS.credential : 0);
  return Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([flags]),
    counter,
    credential ?? Buffer.alloc(0),
  ]);
}

function signed(privateKey: KeyObject, data: Buffer, clientDataJSON: string): Buffer {
  const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
  return sign('sha256', Buffer.concat([data, hash]), privateKey);
}

/** CBOR of `{ fmt: "none", attStmt: {}, authData }`, written by hand. */
function attestation(options: PasskeyOptions, id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  const idLength = Buffer.alloc(2);
  idLength.writeUInt16BE(id.length);
  const credential = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey]);
  const data = authenticatorData(options, 0, credential);
  const dataLength = Buffer.alloc(2);
  dataLength.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    dataLength,
    data,
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
