import { z } from 'zod'
import { Id } from './isian.ts'
import type { ErrorCode } from './messages.ts'
import { Tanggal } from './waktu.ts'

/** Where the live channel is reached, by WebSocket only. */
export const REALTIME_PATH = '/api/realtime'

/** How a connection says who it is: the token of the API, in the first message and never in an address. */
export const Jabat = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
export type Jabat = z.output<typeof Jabat>

/** What can be followed, by the id of its owner: `slot` is what of a professional can be booked. */
export const Ruang = z.object({ jenis: z.enum(['slot']), id: Id })
export type Ruang = z.output<typeof Ruang>

/** `slot:7` */
export const namaRuang = ({ jenis, id }: Ruang): string => `${jenis}:${id}`

/** News says *that* something changed, never what: whoever may read it asks the API. Without a date it is every date. */
export const SlotBerubah = z.object({ jenis: z.literal('slot'), profesional_id: Id, tanggal: Tanggal.nullable() })
export type SlotBerubah = z.output<typeof SlotBerubah>

export const Kabar = z.discriminatedUnion('jenis', [SlotBerubah])
export type Kabar = z.output<typeof Kabar>

/** The room in which a piece of news is told. */
export const ruangOf = (kabar: Kabar): Ruang => ({ jenis: kabar.jenis, id: kabar.profesional_id })

/** Why the server ends a connection: it stops (come back, another may be there), the session is over, or too much was sent. */
export const Tutup = z.object({ alasan: z.enum(['berhenti', 'sesi', 'batas']) })
export type Tutup = z.output<typeof Tutup>

/** Whether one is in the room now. */
export type Jawaban = { ok: true } | { ok: false; code: ErrorCode }

/** What the server says. */
export type DariServer = {
  kabar: (kabar: Kabar) => void
  /** News cannot be told for now: ask the API until `segar`. */
  jeda: () => void
  /** News is told again and some may have been missed: read everything anew. */
  segar: () => void
  tutup: (tutup: Tutup) => void
}

/** What a client says; rooms are left when the connection ends. */
export type DariKlien = {
  ikut: (ruang: Ruang, jawab: (jawaban: Jawaban) => void) => void
  lepas: (ruang: Ruang) => void
}
