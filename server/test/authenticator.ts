import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type CborValue = number | string | Uint8Array | Map<number | string, CborValue>;

/** Encodes the subset of CBOR that an authenticator needs. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value]);
  return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)])]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Deviations from what an honest browser and authenticator do. */
export interface Behaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly verifiesUser?: boolean;
  /** The signature counter, instead of the previous one plus one. */
  readonly counter?: number;
  readonly userHandle?: string | null;
  readonly attestation?: { readonly format: string; readonly statement: Map<string, CborValue> };
}

type Options = Readonly<Record<string, unknown>>;

/** A software passkey (ES256) and its browser. `options` come from the server. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly #origin: string;
  #counter = 0;
  #userHandle = '';

  constructor(origin = 'http://localhost') {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Does what navigator.credentials.create does; the result is JSON. */
  create(options: Options, behaviour: Behaviour = {}): Record<string, unknown> {
    const { rp, user } = options as { rp: { id: string }; user: { id: string } };
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const aaguid = Buffer.alloc(16);
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id, behaviour, HAS_CREDENTIAL),
      aaguid,
      length,
      this.id,
      cbor(key),
    ]);
    const { format, statement } = behaviour.attestation ?? { format: 'none', statement: new Map() };
    const attestation = new Map<string, CborValue>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options, behaviour).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Does what navigator.credentials.get does; the result is JSON. */
  get(options: Options, behaviour: Behaviour = {}): Record<string, unknown> {
    const { rpId } = options as { rpId: string };
    const clientData = this.#clientData('webauthn.get', options, behaviour);
    const authData = this.#authenticatorData(rpId, behaviour);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const userHandle = behaviour.userHandle === undefined ? this.#userHandle : behaviour.userHandle;
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
      ...(userHandle === null ? {} : { userHandle }),
    });
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge }: Options, behaviour: Behaviour): Buffer {
    const { origin = this.#origin } = behaviour;
    return Buffer.from(JSON.stringify({ type: behaviour.type ?? type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, behaviour: Behaviour, flags = 0): Buffer {
    this.#counter = behaviour.counter ?? this.#counter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const verified = behaviour.verifiesUser === false ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(behaviour.rpId ?? rpId), Buffer.from([flags | USER_PRESENT | verified]), counter]);
  }
}
