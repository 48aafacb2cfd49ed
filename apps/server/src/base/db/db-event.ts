import { Id } from '@sehati/contract/base/isian'
import {
  AntreanBerubah,
  BilikBerubah,
  PemberitahuanBaru,
  PeringatanBerubah,
  PesanBerubah,
  SedangMengetik,
  SinyalBaru,
  SlotBerubah,
  TandaBerubah,
} from '@sehati/contract/channel/realtime.schema'
import * as z from 'zod/mini'

/** The channel on which processes and triggers publish what was committed (schema/00_types.sql). */
export const CHANNEL = 'sehati'

/**
 * The kind of an event that reports a gap: events were lost, or too much changed to publish each change. A subscriber
 * reads its state again. The name on the wire is that of the triggers and of older processes during an upgrade.
 */
export const GAP = 'luput'

/** The accounts that receive the event. */
const kepada = z.array(Id).check(z.minLength(1), z.maxLength(2))

/**
 * An event between server processes. It carries ids and dates only, because every role that may connect to the database
 * can listen. A `slot` event without a professional concerns all
 * professionals, one without a date all dates. `sesi` reports an ended session, `akun`
 * an account whose sessions end, `tenaga` a change of the account's record as a professional, `tugas` a change of the account's
 * duties, `layanan` a change of what the clinic says about itself.
 */
const DbEvent = z.discriminatedUnion('jenis', [
  z.extend(SlotBerubah, {
    profesional_id: z._default(z.nullable(Id), null),
    tanggal: z._default(SlotBerubah.shape.tanggal, null),
  }),
  AntreanBerubah,
  z.extend(PesanBerubah, { kepada }),
  z.extend(TandaBerubah, { kepada }),
  SedangMengetik,
  PemberitahuanBaru,
  z.extend(BilikBerubah, { kepada }),
  z.extend(SinyalBaru, { kepada }),
  // The holders of a duty: more than the two people of a conversation.
  z.extend(PeringatanBerubah, { kepada: z.array(Id) }),
  z.object({ jenis: z.literal('sesi'), sesi_id: Id }),
  z.object({ jenis: z.literal('akun'), user_id: Id }),
  z.object({ jenis: z.literal('tenaga'), user_id: Id }),
  z.object({ jenis: z.literal('tugas'), user_id: Id }),
  z.object({ jenis: z.literal('layanan') }),
  z.object({ jenis: z.literal(GAP) }),
])
export type DbEvent = z.output<typeof DbEvent>

/** PostgreSQL limits a NOTIFY payload to less than 8 000 bytes. Events are ASCII: one byte for each character. */
const MAX_PAYLOAD = 7_900

/** Packs events into as few payloads as possible and keeps their order. Each payload is a JSON array. */
export function packEvents(events: DbEvent[]): string[] {
  const payloads: string[] = []
  let pieces: string[] = []
  let length = 0
  for (const piece of events.map((one) => JSON.stringify(one))) {
    if (length + piece.length + 2 > MAX_PAYLOAD) {
      payloads.push(`[${pieces}]`)
      pieces = []
      length = 0
    }
    pieces.push(piece)
    length += piece.length + 1
  }
  return pieces.length > 0 ? [...payloads, `[${pieces}]`] : payloads
}

/**
 * Reads a payload: one event, as triggers send it, or an array. Skips unknown kinds, which newer processes send during an
 * upgrade. Returns an empty list for text that is not JSON.
 */
export function readEvents(text: string): DbEvent[] {
  try {
    return [JSON.parse(text)].flat().flatMap((piece) => DbEvent.safeParse(piece).data ?? [])
  } catch {
    return []
  }
}
