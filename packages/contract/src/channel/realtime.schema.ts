import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'
import { Tanggal } from '../base/waktu.ts'
import { Tanda } from '../talk/percakapan.schema.ts'

/** Where the live channel is reached, by WebSocket only. */
export const REALTIME_PATH = '/api/realtime'

/** How a connection says who it is: the token of the API, in the first message and never in an address. */
export const Handshake = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })
export type Handshake = z.output<typeof Handshake>

/**
 * What can be followed: `slot` is what of a professional can be booked, by the professional's id; `percakapan` is the
 * conversation of a consultation, by the consultation's; `antrean` is the queue of a clinic, by the clinic's. What concerns a person (a message in any conversation, a
 * notice) needs no room: every connection of theirs receives it.
 */
export const Ruang = z.object({ jenis: z.enum(['slot', 'percakapan', 'antrean']), id: Id })
export type Ruang = z.output<typeof Ruang>

/** `slot:7` */
export const namaRuang = ({ jenis, id }: Ruang): string => `${jenis}:${id}`

/**
 * An event says *that* something changed, never what: a client that may read it reads the API. Without a date the event
 * is about every date.
 */
export const SlotBerubah = z.object({ jenis: z.literal('slot'), profesional_id: Id, tanggal: z.nullable(Tanggal) })
export type SlotBerubah = z.output<typeof SlotBerubah>

/** A number of the queue of a clinic was given or has moved on. */
export const AntreanBerubah = z.object({ jenis: z.literal('antrean'), klinik_id: Id })
describeSchema(AntreanBerubah, 'A live event: the queue of a clinic has changed.')
export type AntreanBerubah = z.output<typeof AntreanBerubah>

/** A message was written or deleted: sent to every connection of both people. Its text is read from the API. */
export const PesanBerubah = z.object({ jenis: z.literal('pesan'), jadwal_id: Id, id: Id, pengirim_id: Id })
export type PesanBerubah = z.output<typeof PesanBerubah>

/** A person has received or read further in a conversation: published to every connection of both. */
export const TandaBerubah = z.extend(Tanda, { jenis: z.literal('tanda') })
export type TandaBerubah = z.output<typeof TandaBerubah>

/** The other person is typing right now: sent to the conversation's room only, and stored nowhere. */
export const SedangMengetik = z.object({ jenis: z.literal('mengetik'), jadwal_id: Id, user_id: Id })
export type SedangMengetik = z.output<typeof SedangMengetik>

/** There is something new in the notification centre. */
export const PemberitahuanBaru = z.object({ jenis: z.literal('pemberitahuan'), user_id: Id })
export type PemberitahuanBaru = z.output<typeof PemberitahuanBaru>

/** The alerts have changed: sent to the holders of the duty `jaga`, and to a patient whose promised call was withdrawn. What changed is read from the API. */
export const PeringatanBerubah = z.object({ jenis: z.literal('peringatan') })
export type PeringatanBerubah = z.output<typeof PeringatanBerubah>

/** A seat in the room of a consultation was taken, left or let in: published to both people. */
export const BilikBerubah = z.object({ jenis: z.literal('bilik'), jadwal_id: Id })
describeSchema(BilikBerubah, 'A live event: a seat in the room of a consultation has changed.')
export type BilikBerubah = z.output<typeof BilikBerubah>

/** A signal waits in the room of a consultation for the other person. It is read from the API. */
export const SinyalBaru = z.object({ jenis: z.literal('sinyal'), jadwal_id: Id })
describeSchema(SinyalBaru, 'A live event: a signal waits for the caller’s page.')
export type SinyalBaru = z.output<typeof SinyalBaru>

export const Kabar = z.discriminatedUnion('jenis', [
  SlotBerubah,
  AntreanBerubah,
  PesanBerubah,
  TandaBerubah,
  SedangMengetik,
  PemberitahuanBaru,
  PeringatanBerubah,
  BilikBerubah,
  SinyalBaru,
])
export type Kabar = z.output<typeof Kabar>

/** The room in which an event is published; null if it is sent to persons, on every page. */
export function ruangOf(kabar: Kabar): Ruang | null {
  switch (kabar.jenis) {
    case 'slot':
      return { jenis: 'slot', id: kabar.profesional_id }
    case 'antrean':
      return { jenis: 'antrean', id: kabar.klinik_id }
    case 'mengetik':
      return { jenis: 'percakapan', id: kabar.jadwal_id }
    case 'pesan':
    case 'tanda':
    case 'pemberitahuan':
    case 'peringatan':
    case 'bilik':
    case 'sinyal':
      return null
    default:
      return kabar satisfies never
  }
}

/** Why the server ends a connection: it stops (come back, another may be there), the session is over, or too much was sent. */
export const Tutup = z.object({ alasan: z.enum(['berhenti', 'sesi', 'batas']) })
export type Tutup = z.output<typeof Tutup>

/** Whether one is in the room now. */
export type Jawaban = { ok: true } | { ok: false; code: string }

/** What the server says. */
export type DariServer = {
  kabar: (kabar: Kabar) => void
  /** Events may be missing from now on: poll the API until `segar`. */
  jeda: () => void
  /** Events arrive again and some may have been missed: read everything again. */
  segar: () => void
  tutup: (tutup: Tutup) => void
}

/** What a client says; rooms are left when the connection ends. */
export type DariKlien = {
  ikut: (ruang: Ruang, jawab: (jawaban: Jawaban) => void) => void
  lepas: (ruang: Ruang) => void
  /** One is typing; only in a conversation whose room one is in. */
  mengetik: (jadwal_id: number) => void
}
