import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { JawabanPasskey } from '@sehati/contract/people/passkey.schema'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

type Options = { challenge: string }
type Change = { origin?: string; rp?: string; verified?: boolean; counter?: number }

/** An authenticator in software, as WebAuthn level 3 describes it: for one site, with one passkey, by ES256. */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge }: Options, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const authData = (
    flags: number,
    { rp = new URL(origin).hostname, verified = true, counter: said = counter }: Change,
    rest = Buffer.alloc(0),
  ) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | USER_PRESENT | (verified ? USER_VERIFIED : 0))
    head.writeUInt32BE(said, 1)
    return Buffer.concat([sha256(rp), head, rest])
  }
  const answer = (response: Record<string, string>): JawabanPasskey => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: response as JawabanPasskey['response'],
  })

  return {
    id: text(id),
    /** Makes the passkey for these options. */
    create(options: Options, change: Change = {}): JawabanPasskey {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)])
      const data = authData(HAS_KEY, change, key)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        Buffer.from([data.length >> 8, data.length & 255]),
        data,
      ])
      return answer({
        clientDataJSON: text(clientData('webauthn.create', options, change.origin ?? origin)),
        attestationObject: text(attestation),
      })
    },
    /** Signs in by it. */
    get(options: Options, change: Change = {}): JawabanPasskey {
      counter += 1
      const client = clientData('webauthn.get', options, change.origin ?? origin)
      const data = authData(0, change)
      const signed = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return answer({ clientDataJSON: text(client), authenticatorData: text(data), signature: text(signed) })
    },
  }
}

/** A public key as COSE writes it: EC2, ES256, P-256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}
