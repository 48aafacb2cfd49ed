import type { Tanggal } from '@sehati/contract/base/waktu'
import { deviceStore } from './device-store.ts'
import { session } from './session.ts'

/** A booking that was begun: the complaint, with whom, and what else was chosen. The BPJS number is never part of it. */
export type Draft = {
  profesional_id: number
  keluhan: string
  metodePilihan: 'reguler' | 'bpjs'
  use_bpjs: 0 | 1
  /** The chosen session on a date; `jam_mulai` as the person saw it, and the type where it is not the usual one. */
  waktu: { tanggal: Tanggal; id: number; jam_mulai: string; jenis_id?: number | undefined } | null
}
/** As it was stored, perhaps by a release that kept the complaint alone. */
export type StoredDraft = Pick<Draft, 'profesional_id' | 'keluhan'> & Partial<Draft>
type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; at: number }

const DRAFT = 'draft'
const KEY = 'draft-key'
const MAX_AGE_MS = 24 * 3_600_000

/** Only whose draft it is opens it: another person who signs in on this device gets nothing. */
const cipher = (iv: Uint8Array<ArrayBuffer>, user_id: number): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`draft:${user_id}`),
})

// One after the other, in all tabs: what is written before a removal must not land after it. Without storage, as in some
// private windows, there is no draft; nothing else depends on it.
const inTurn = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await navigator.locks.request(DRAFT, work)
  } catch {
    return null
  }
}

const remove = () => deviceStore.remove([DRAFT, KEY])
const isStale = ({ at }: Sealed) => Math.abs(Date.now() - at) > MAX_AGE_MS

/** Keeps the draft on this device, encrypted with a key that cannot be exported; there is one at a time. */
export const saveDraft = (user_id: number, draft: Draft) =>
  inTurn(async () => {
    if (draft.keluhan.trim() === '') return remove()
    const algorithm = { name: 'AES-GCM', length: 256 }
    const key = await deviceStore.readOrMake(KEY, () =>
      crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']),
    )
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(JSON.stringify(draft))
    const sealed = await crypto.subtle.encrypt(cipher(iv, user_id), key, plain)
    return deviceStore.write(DRAFT, { iv, sealed, at: Date.now() } satisfies Sealed)
  })

/** The draft of this person for this professional. A draft that cannot be decrypted or is too old is deleted. */
export const loadDraft = (user_id: number, profesional_id: number): Promise<StoredDraft | null> =>
  inTurn(async () => {
    const [found, key] = [await deviceStore.read<Sealed>(DRAFT), await deviceStore.read<CryptoKey>(KEY)]
    if (!found) return null
    try {
      if (!key || isStale(found)) throw new Error('of no use')
      const plain = await crypto.subtle.decrypt(cipher(found.iv, user_id), key, found.sealed)
      const draft: StoredDraft = JSON.parse(new TextDecoder().decode(plain))
      return draft.profesional_id === profesional_id ? draft : null
    } catch {
      await remove()
      return null
    }
  })

/** Whether this device keeps a draft, of any person and professional. */
export const hasDraft = async (): Promise<boolean> =>
  (await inTurn(async () => {
    const found = await deviceStore.read<Sealed>(DRAFT)
    return found !== undefined && !isStale(found)
  })) === true

export const removeDraft = () => inTurn(remove)

/** Lets no draft outlive a sign-out or a day, also where no user opens the booking again. */
export function guardDraft(): void {
  session.onEnd((reason) => void (reason === 'logout' && removeDraft()))
  void inTurn(async () => {
    const found = await deviceStore.read<Sealed>(DRAFT)
    if (found && isStale(found)) await remove()
  })
}
