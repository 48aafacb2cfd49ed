import * as z from 'zod/mini'
import { AlasanTercatat } from '../base/alasan.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, tanggalWajar } from '../base/isian.ts'
import { TanggalMasukan } from '../base/waktu.ts'
import { Sikap } from '../people/persetujuan.schema.ts'
import { Nama } from '../people/user.schema.ts'
import { Usia, UsiaMasukan } from '../people/usia.schema.ts'
import { semuaHubunganWali, semuaJalurWali } from './wali.rules.ts'

export const HubunganWali = z.enum(semuaHubunganWali)
describeSchema(HubunganWali, 'What a guardian is to the person: mother, father, or guardian by law.')

/** A correction by an admin. */
export const UsiaPerbaikan = z.object({ user_id: IdMasukan, usia: UsiaMasukan })
describeSchema(UsiaPerbaikan, 'The age of a person, as an admin corrects it.')

/** What the guardian has signed on paper, on that date. */
export const WaliMasukan = z.object({
  user_id: IdMasukan,
  nama: Nama,
  hubungan: HubunganWali,
  tanggal: tanggalWajar(TanggalMasukan),
  jawaban: Sikap,
})
describeSchema(WaliMasukan, 'What the guardian of a person under 18 signed on paper: who, when, and what they answer.')
export type WaliMasukan = z.output<typeof WaliMasukan>

export const KepentinganVitalMasukan = z.object({
  user_id: IdMasukan,
  alasan: AlasanTercatat,
})
describeSchema(KepentinganVitalMasukan, 'Why a person under 18 needs care although their guardian may not know of it.')
export type KepentinganVitalMasukan = z.output<typeof KepentinganVitalMasukan>

/** A row without the reason of a vital interest, which only reviewers read. `berlaku_sampai` is that of a vital interest. */
export const CatatanWali = z.object({
  wali_id: Id,
  jalur: z.enum(semuaJalurWali),
  nama: z.nullable(z.string()),
  hubungan: z.nullable(HubunganWali),
  tanggal: z.nullable(z.string()),
  jawaban: z.nullable(Sikap),
  berlaku_sampai: z.nullable(z.string()),
  pada: z.string(),
  oleh: z.string(),
})
describeSchema(CatatanWali, 'What was recorded about the guardian of a person, and by whom.')

export type CatatanWali = z.output<typeof CatatanWali>

export const WaliOrang = z.object({ usia: Usia, catatan: z.array(CatatanWali) })
describeSchema(WaliOrang, 'The age of a person, and what was recorded about their guardian, newest first.')
export type WaliOrang = z.output<typeof WaliOrang>

export const KepentinganVital = z.object({
  wali_id: Id,
  alasan: z.string(),
  berlaku_sampai: z.string(),
  pada: z.string(),
  oleh: z.string(),
})
describeSchema(
  KepentinganVital,
  'A vital interest for which a person under 18 may book: why, until when, and who recorded it.',
)
export type KepentinganVital = z.output<typeof KepentinganVital>
