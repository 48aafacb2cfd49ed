import { t } from '@lingui/core/macro'
import type { UsulanMasukan } from '@sehati/contract/absence/usulan.schema'
import type { TerdampakAkun } from '@sehati/contract/staffing/kedudukan.schema'
import type { Pilihan } from './tindakan.rules.ts'

/** What is proposed to the patient of one consultation; `jadwal-ulang` is a proposal, `batal` none. */
export type PilihanUsulan = Pilihan & { profesional_id: number | null }

/** No proposal. */
export const tanpaUsulan: PilihanUsulan = {
  tindakan: 'batal',
  profesional_id: null,
  tanggal: null,
  jadwal_tenaga_id: null,
}

/** The slot that the server proposes, until an admin chooses another one. */
export function usulanAwal({ usulan }: Pick<TerdampakAkun, 'usulan'>): PilihanUsulan {
  if (!usulan) return tanpaUsulan
  const { profesional_id, tanggal, jadwal_tenaga_id, jam_mulai } = usulan
  return { tindakan: 'jadwal-ulang', profesional_id, tanggal, jadwal_tenaga_id, jam_mulai }
}

/** The proposals as the server takes them, and by consultation what is missing of one that is begun. */
export function judgeUsulan(chosen: readonly { jadwal_id: number; pilihan: PilihanUsulan }[]): {
  usulan: UsulanMasukan[]
  rows: Record<number, string>
} {
  const usulan: UsulanMasukan[] = []
  const rows: Record<number, string> = {}
  for (const { jadwal_id, pilihan } of chosen) {
    const { tindakan, profesional_id, tanggal, jadwal_tenaga_id, jam_mulai } = pilihan
    if (tindakan !== 'jadwal-ulang') continue
    if (profesional_id === null) rows[jadwal_id] = t`Pilih tenaga profesional yang diusulkan.`
    else if (tanggal === null) rows[jadwal_id] = t`Pilih tanggal pengganti.`
    else if (jadwal_tenaga_id === null) rows[jadwal_id] = t`Pilih waktu pengganti.`
    else usulan.push({ jadwal_id, profesional_id, tanggal, jadwal_tenaga_id, jam_mulai })
  }
  return { usulan, rows }
}
