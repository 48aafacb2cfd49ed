import { t } from '@lingui/core/macro'
import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { tanggalTanpaTahun } from '../../base/lib/tanggal.ts'

/** What the caps of a professional do to next week, in one or two sentences. */
export function kalimatBatas({ name, per_hari, per_minggu, pekan_depan }: BatasTenaga): string {
  const { jumlah, teramai } = pekan_depan
  if (per_hari === null && per_minggu === null)
    return t`Tanpa batas: semua sesi yang terbuka dapat dipesan. Pekan depan ada ${jumlah} konsultasi.`
  return [
    per_hari !== null && kalimatHari(name, per_hari, teramai),
    per_minggu !== null &&
      (jumlah >= per_minggu
        ? t`Batas ${per_minggu} sepekan: pekan depan ${name} sudah ${jumlah} dari ${per_minggu}, jadi penuh.`
        : t`Batas ${per_minggu} sepekan: pekan depan ${name} sudah ${jumlah} dari ${per_minggu}.`),
  ]
    .filter(Boolean)
    .join(' ')
}

function kalimatHari(name: string, per_hari: number, teramai: BatasTenaga['pekan_depan']['teramai']): string {
  if (!teramai) return t`Batas ${per_hari} sehari: pekan depan ${name} belum memiliki konsultasi.`
  const { jumlah } = teramai
  const hari = tanggalTanpaTahun(teramai.tanggal)
  return jumlah >= per_hari
    ? t`Batas ${per_hari} sehari: ${hari} ${name} sudah ${jumlah} dari ${per_hari}, jadi penuh.`
    : t`Batas ${per_hari} sehari: ${hari} ${name} sudah ${jumlah} dari ${per_hari}.`
}
