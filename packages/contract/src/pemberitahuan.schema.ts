import { z } from 'zod'
import { Id } from './isian.ts'
import { pageOf } from './page.schema.ts'

/**
 * What a person can be told. The first group is about a consultation; `masuk` is a sign-in from a new device and
 * `reset` the mail with a reset link, which appear in no list and cannot be turned off.
 */
export const jenisPemberitahuan = [
  'pengajuan',
  'disetujui',
  'menunggu',
  'dibatalkan',
  'dijadwalkan',
  'balasan',
  'pengingat_besok',
  'pengingat_sejam',
  'ulasan',
  'masuk',
  'reset',
] as const
export const JenisPemberitahuan = z.enum(jenisPemberitahuan)
export type JenisPemberitahuan = z.output<typeof JenisPemberitahuan>

/** Whom each kind is for, and whether its mail can be turned off. */
export const kindsOf = {
  pasien: [
    'disetujui',
    'menunggu',
    'dibatalkan',
    'dijadwalkan',
    'balasan',
    'pengingat_besok',
    'pengingat_sejam',
    'ulasan',
  ],
  profesional: ['pengajuan', 'dibatalkan', 'dijadwalkan', 'pengingat_besok', 'pengingat_sejam'],
} as const satisfies Record<string, readonly JenisPemberitahuan[]>

/** One line of the notification centre. `tanggal` is the start of the consultation at the time it was written. */
export const Pemberitahuan = z.object({
  pemberitahuan_id: Id,
  jenis: JenisPemberitahuan,
  jadwal_id: Id.nullable(),
  tanggal: z.string().nullable(),
  /** The other person of the consultation; seen only by who is signed in, never mailed. */
  nama: z.string().nullable(),
  /** For `masuk`: the device. */
  perangkat: z.string().nullable(),
  dibaca: z.boolean(),
  created_at: z.string(),
})
export type Pemberitahuan = z.output<typeof Pemberitahuan>
export const PemberitahuanPage = pageOf(Pemberitahuan)

/** Whether mail is sent for a kind; the notification centre always shows it. */
export const PilihanKabar = z.object({ jenis: JenisPemberitahuan, email: z.boolean() })
export type PilihanKabar = z.output<typeof PilihanKabar>
