import { plural, t } from '@lingui/core/macro'
import type { Tunggu, TungguStaf } from '@sehati/contract/waiting/tunggu.schema'
import { say } from '../../base/lib/say.ts'
import { jam, tanggalTanpaHari } from '../../base/lib/tanggal.ts'

type Harapan = Pick<Tunggu, 'dari' | 'sampai' | 'hari' | 'jam_dari' | 'jam_sampai'>

function jamKata({ jam_dari, jam_sampai }: Harapan): string {
  const [dari, sampai] = [jam_dari && jam(jam_dari), jam_sampai && jam(jam_sampai)]
  if (dari && sampai) return t`pukul ${dari}–${sampai}`
  if (dari) return t`mulai pukul ${dari}`
  return sampai ? t`sampai pukul ${sampai}` : t`jam berapa pun`
}

/** Which times are welcome. */
export function waktuHarapan(harapan: Harapan): string {
  const hari = harapan.hari ? harapan.hari.map((one) => say(one)).join(', ') : t`Hari apa pun`
  return `${hari}, ${jamKata(harapan)}`
}

/** Between which dates. */
export const tanggalHarapan = ({ dari, sampai }: Harapan): string =>
  dari === sampai ? tanggalTanpaHari(dari) : `${tanggalTanpaHari(dari)} – ${tanggalTanpaHari(sampai)}`

/** For whom a person waits: a professional, or anyone of a speciality. */
export const tujuanTunggu = ({
  nama_profesional,
  nama_spesialisasi,
}: Pick<Tunggu, 'nama_profesional' | 'nama_spesialisasi'>): string =>
  nama_profesional ?? t`siapa pun di ${nama_spesialisasi}`

/** For how long a person has waited. */
export const lamaKata = ({ hari_menunggu }: Pick<TungguStaf, 'hari_menunggu'>): string =>
  hari_menunggu === 0 ? t`Sejak hari ini` : plural(hari_menunggu, { other: '# hari' })
