import { t } from '@lingui/core/macro'
import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { tanggalTanpaTahun } from '../../base/lib/tanggal.ts'

/** What the clinic's caps mean for the professional's next week; null without a cap. */
export function kalimatBatasSaya({ per_hari, per_minggu, pekan_depan }: BatasTenaga): string | null {
  const { jumlah, teramai } = pekan_depan
  if (per_hari === null && per_minggu === null) return null
  return [
    per_hari !== null && t`Klinik membatasi Anda ${per_hari} konsultasi sehari.`,
    per_hari !== null && teramai && kalimatTeramai(teramai, per_hari),
    per_minggu !== null && t`Klinik membatasi Anda ${per_minggu} konsultasi sepekan.`,
    per_minggu !== null && t`Pekan depan terisi ${jumlah} dari ${per_minggu}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function kalimatTeramai({ tanggal, jumlah }: { tanggal: string; jumlah: number }, per_hari: number): string {
  const hari = tanggalTanpaTahun(tanggal)
  return t`Pekan depan paling ramai ${hari}: ${jumlah} dari ${per_hari}.`
}
