import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { TIDAK_TERBACA } from '@sehati/contract/base/texts'
import { type DataKey, KeyError, type Keyring } from './keyring.ts'

/**
 * Encryption of clinical text, comments, files, photos and BPJS numbers at rest. An encrypted value is: version 1, key id (4 bytes), nonce (12),
 * AES-256-GCM ciphertext, tag (16). Table, column and row are the associated data: a moved value cannot be decrypted.
 */
export type Seal = {
  seal: (place: Place, text: string) => Buffer
  /** Throws `UnreadableError` where the key is missing or the value was altered. */
  open: (place: Place, sealed: Buffer) => string
  /** For lists and screens: a value that cannot be decrypted is reported, and a sentence that says so is returned. */
  read: (place: Place, sealed: Buffer) => string
  /** The same where a sentence has no place: null instead of it. */
  readOrNull: (place: Place, sealed: Buffer) => string | null
  /** `seal` and `open` for binary values. */
  sealBytes: (place: Place, bytes: Uint8Array) => Buffer
  openBytes: (place: Place, sealed: Buffer) => Buffer
  /** A keyed digest that recognises a text without storing it. */
  digest: (text: string) => Buffer
  /** Whether the digest belongs to this text. True for a digest whose key is missing. */
  matches: (text: string, digest: Buffer) => boolean
  /**
   * Finds equal values of an encrypted column without decrypting them: key id (4 bytes), then HMAC-SHA-256 under a key that is
   * derived from this one for the column. By the active key unless another one is named; null where that one is missing.
   */
  fingerprint(column: FingerprintedColumn, text: string): Buffer
  fingerprint(column: FingerprintedColumn, text: string, key_id: Buffer): Buffer | null
  /** The public id of the active key. */
  activeKeyId: () => Buffer
}

/**
 * Every encrypted column, by its table. Encrypting takes no other place, and a rotation of keys goes through all of them; a
 * test compares the list with the catalog of the database (late-key.test.ts). A backup copies whole tables and needs no list.
 */
export const sealedColumns = {
  konsultasi: ['keluhan', 'initial_consult', 'alasan_batal', 'pesan_pindah'],
  percakapan: ['pesan'],
  lampiran: ['nama', 'penuh', 'kecil'],
  kelonggaran: ['alasan'],
  feedback: ['komentar'],
  foto: ['isi'],
  balasan_lama: ['isi'],
  buka_darurat: ['alasan'],
  tinjauan_darurat: ['catatan'],
  peringatan: ['tempat', 'catatan'],
  keberatan: ['isi'],
  keberatan_hadir: ['alasan'],
  permintaan: ['isi', 'jawaban', 'pernyataan'],
  surat_terakhir: ['alamat'],
  pengungkapan: ['kepada', 'alasan'],
  identitas_rekam: ['isi'],
  buka_identitas: ['alasan'],
  skrining: ['isi'],
  sinyal: ['isi'],
  daftar_tunggu: ['keluhan', 'mendesak_alasan'],
  tanggapan_keberatan: ['isi'],
  rekam: ['isi', 'alasan'],
  rekam_draf: ['isi'],
  wali: ['nama', 'alasan'],
  langganan_push: ['isi'],
  kunci_sidik: ['isi'],
  totp: ['rahasia'],
  sso_mulai: ['rahasia'],
  sso_tiket: ['isi'],
  webhook: ['rahasia'],
  // The last: a booking writes its consultation and then refers to its people. A rotation locks the tables in the same order.
  users: ['no_bpjs_segel'],
} as const

/** Columns whose values are also looked up whole, by the place of their values. */
export type FingerprintedColumn = 'users.no_bpjs'

export type SealedTable = keyof typeof sealedColumns
type Located = Exclude<SealedTable, 'users'>
type SealedPlace =
  | {
      [T in Located]: `${T}.${(typeof sealedColumns)[T][number]}:${T extends 'konsultasi' | 'feedback' | 'totp' | 'webhook' ? number : string}`
    }[Located]
  | `users.no_bpjs:${number}`

/** Not stored: it is sent as part of a link. */
export type LinkPlace = 'tautan' | 'tawaran' | 'berhenti' | 'hapus'

/** What a value is bound to: `<table>.<column>:<row>`, so that it cannot be decrypted elsewhere. */
export type Place = SealedPlace | LinkPlace

/** A stored value that no available key decrypts. */
export class UnreadableError extends KeyError {
  readonly place: Place
  constructor(place: Place) {
    super('a stored value cannot be decrypted')
    this.place = place
  }
}

const VERSION = 1
const HEAD = 5
const NONCE = 12
const TAG = 16

/** Calls `report` with the place of every value that `read` cannot decrypt. */
export function makeSeal(ring: Keyring, report: (place: Place) => void = () => {}): Seal {
  const bytes: Pick<Seal, 'sealBytes' | 'openBytes'> = {
    sealBytes(place, content) {
      const key = ring.active()
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key.secret, nonce).setAAD(Buffer.from(place))
      return Buffer.concat([
        Buffer.of(VERSION),
        key.id,
        nonce,
        cipher.update(content),
        cipher.final(),
        cipher.getAuthTag(),
      ])
    },
    openBytes(place, sealed) {
      const key = sealed[0] === VERSION ? ring.find(sealed.subarray(1, HEAD)) : null
      if (!key) throw new UnreadableError(place)
      try {
        return decrypt(key, place, sealed)
      } catch {
        throw new UnreadableError(place)
      }
    },
  }
  const open: Seal['open'] = (place, sealed) => bytes.openBytes(place, sealed).toString('utf8')
  const readOrNull: Seal['readOrNull'] = (place, sealed) => {
    try {
      return open(place, sealed)
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      report(place)
      return null
    }
  }
  function fingerprint(column: FingerprintedColumn, text: string): Buffer
  function fingerprint(column: FingerprintedColumn, text: string, key_id: Buffer): Buffer | null
  function fingerprint(column: FingerprintedColumn, text: string, key_id?: Buffer): Buffer | null {
    const key = key_id ? ring.find(key_id) : ring.active()
    return key && fingerprintWith(key, column, text)
  }
  return {
    ...bytes,
    seal: (place, text) => bytes.sealBytes(place, Buffer.from(text)),
    open,
    read: (place, sealed) => readOrNull(place, sealed) ?? TIDAK_TERBACA,
    readOrNull,
    fingerprint,
    digest: (text) => digestWith(ring.active(), text),
    matches(text, digest) {
      const key = ring.find(digest.subarray(0, 4))
      return !key || digestWith(key, text).equals(digest)
    },
    activeKeyId: () => ring.active().id,
  }
}

function decrypt(key: DataKey, place: Place, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key.secret, sealed.subarray(HEAD, HEAD + NONCE), {
    authTagLength: TAG,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(sealed.length - TAG))
  return Buffer.concat([decipher.update(sealed.subarray(HEAD + NONCE, sealed.length - TAG)), decipher.final()])
}

const digestWith = (key: DataKey, text: string) =>
  Buffer.concat([key.id, createHmac('sha256', key.secret).update(text).digest()])

/** A key of its own for each column: an equal value of another column has another digest, and none of them is a key of text. */
function fingerprintWith(key: DataKey, column: FingerprintedColumn, text: string): Buffer {
  const own = Buffer.from(hkdfSync('sha256', key.secret, '', `sehati ${column}`, 32))
  return Buffer.concat([key.id, createHmac('sha256', own).update(text).digest()])
}
