import * as z from 'zod/mini'
import { MAX_SINYAL } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'

/** A seat in the room of a consultation: one for each of the two, never a third. */
export const PeranBilik = z.enum(['pasien', 'tenaga'])
describeSchema(PeranBilik, 'The seat of the patient or that of the professional.')
export type PeranBilik = z.output<typeof PeranBilik>

/** The patient waits until the professional lets them in. */
export const KeadaanKursi = z.enum(['menunggu', 'di dalam'])
describeSchema(KeadaanKursi, 'Whether the person in a seat waits or is inside.')
export type KeadaanKursi = z.output<typeof KeadaanKursi>

/** What the history of a room records of a seat. */
export const ApaBilik = z.enum(['menunggu', 'masuk', 'putus', 'kembali', 'keluar'])
describeSchema(ApaBilik, 'What the history of a room records of a seat.')

/** The page that sits in a seat: a number that it made itself. */
const Sambungan = z.uuid()

/** What a page says when it enters, and again as its heartbeat. `pindah` takes the seat from another page of the same account. */
export const MasukMasukan = z.object({ sambungan: Sambungan, pindah: z._default(z.boolean(), false) })
describeSchema(
  MasukMasukan,
  'The page that enters, a UUID of its own, and whether it takes the seat from another page of the account.',
)
export type MasukMasukan = z.output<typeof MasukMasukan>

export const SambunganMasukan = z.object({ sambungan: Sambungan })
describeSchema(SambunganMasukan, 'The page that leaves.')

/**
 * The room as the caller sees it. `sejak` of a seat is since when it has its `keadaan`. All times are instants with the offset of
 * Jakarta. `video`: the clinic has a relay; without one the room offers the conversation alone.
 */
export const Bilik = z.object({
  jadwal_id: Id,
  peran: PeranBilik,
  keadaan: KeadaanKursi,
  sejak: z.string(),
  /** The other person; `keadaan`, `sejak` and `sambungan` are null while they are not there. */
  lawan: z.object({
    nama: z.string(),
    keadaan: z.nullable(KeadaanKursi),
    sejak: z.nullable(z.string()),
    sambungan: z.nullable(Sambungan),
  }),
  mulai: z.string(),
  selesai: z.string(),
  ditutup_pada: z.string(),
  video: z.boolean(),
})
describeSchema(Bilik, 'The video room of a consultation as the caller sees it, with the seat of the other person.')
export type Bilik = z.output<typeof Bilik>

/** A credential of the relay, valid until `sampai`. `hanya_relay`: the page may use no direct path. */
export const Turn = z.object({
  urls: z.array(z.string()).check(z.minLength(1)),
  username: z.string(),
  credential: z.string(),
  sampai: z.string(),
  hanya_relay: z.boolean(),
})
describeSchema(Turn, 'A credential of the TURN relay.')
export type Turn = z.output<typeof Turn>

/** A candidate as `RTCIceCandidate.toJSON()` gives it; an empty one says that there are no more. */
const Kandidat = z.strictObject({
  candidate: z.string().check(z.maxLength(1_000)),
  sdpMid: z.nullable(z.string().check(z.maxLength(100))),
  sdpMLineIndex: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  usernameFragment: z.nullish(z.string().check(z.maxLength(300))),
})

/** What one page says to the other: a description, candidates, or the wish to negotiate again (`ulang`), as after a reload. */
export const IsiSinyal = z
  .union([
    z.strictObject({
      deskripsi: z.strictObject({ type: z.enum(['offer', 'answer']), sdp: z.string().check(z.maxLength(MAX_SINYAL)) }),
    }),
    z.strictObject({ kandidat: z.array(Kandidat).check(z.minLength(1), z.maxLength(20)) }),
    z.strictObject({ ulang: z.literal(true) }),
  ])
  .check(z.refine((isi) => JSON.stringify(isi).length <= MAX_SINYAL))
describeSchema(
  IsiSinyal,
  'What one page of a room says to the other: a description or candidates of WebRTC, or the wish to negotiate again.',
)
export type IsiSinyal = z.output<typeof IsiSinyal>

export const SinyalMasukan = z.object({ sambungan: Sambungan, isi: IsiSinyal })
describeSchema(SinyalMasukan, 'A signal to the page in the other seat.')
export type SinyalMasukan = z.output<typeof SinyalMasukan>

/** A signal for the caller's page; `dari` is the page that sent it. Numbers grow in the order in which signals are seen. */
export const Sinyal = z.object({ sinyal_id: Id, dari: Sambungan, isi: IsiSinyal })
describeSchema(Sinyal, 'A signal for the caller’s page.')
export type Sinyal = z.output<typeof Sinyal>
