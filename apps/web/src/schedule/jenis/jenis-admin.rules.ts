import { plural, t } from '@lingui/core/macro'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import type { BidangJenis, JenisKonsultasi, MetodeJenis } from '@sehati/contract/schedule/jenis.schema'

type Rules = Omit<JenisKonsultasi, 'dampak' | 'jenis_id'>

const menitKata = (menit: number) => plural(menit, { other: '# menit' })

export const kataBidang = (): Record<BidangJenis, string> => ({
  semua: t`Dokter dan psikolog`,
  dokter: t`Hanya dokter`,
  psikolog: t`Hanya psikolog`,
})
export const kataMetode = (): Record<MetodeJenis, string> => ({
  semua: t`Online dan tatap muka`,
  online: t`Hanya online`,
  offline: t`Hanya tatap muka`,
})

/** The notice in words: whole hours where it is. */
const kataPemberitahuan = (menit: number) =>
  menit % 60 === 0 ? plural(menit / 60, { other: '# jam' }) : menitKata(menit)

/** The rules of a type, one short phrase each; what counts for every type is left out. */
export function ringkasan(r: Rules): string[] {
  const sebelum = menitKata(r.jeda_sebelum)
  const sesudah = menitKata(r.jeda_sesudah)
  const langkah = r.langkah !== null && menitKata(r.langkah)
  const jauh = kataPemberitahuan(r.pemberitahuan_menit)
  return [
    r.menit === null ? t`Satu sesi penuh` : menitKata(r.menit),
    r.jeda_sebelum > 0 && t`jeda ${sebelum} sebelumnya`,
    r.jeda_sesudah > 0 && t`jeda ${sesudah} sesudahnya`,
    langkah && r.menit !== null && t`mulai tiap ${langkah}`,
    r.pemberitahuan_menit > 0 && t`dipesan paling lambat ${jauh} sebelumnya`,
    r.metode !== 'semua' && kataMetode()[r.metode],
    r.bidang !== 'semua' && kataBidang()[r.bidang],
    r.mendesak && t`Untuk keadaan mendesak`,
  ].filter((part) => part !== false)
}

/** What the type does to the sessions of a week, in one or two sentences. */
export function kalimatDampak({ jenis_id, jeda_sebelum, jeda_sesudah, mendesak, dampak: d }: JenisKonsultasi): string {
  const { tenaga, sesi, muat, mulai, terhalang, cadangan } = d
  if (sesi === 0) return t`Belum ada sesi yang terbuka untuk jenis ini.`
  if (jenis_id === JENIS_UMUM.jenis_id)
    return t`Selalu tersedia pada semua tenaga profesional: ${sesi} sesi tiap pekan.`
  const jeda = menitKata(jeda_sebelum + jeda_sesudah)
  const pendek = sesi - muat
  return [
    tenaga === 0
      ? t`Belum disediakan tenaga profesional. Bila semua menyediakannya: ${mulai} waktu mulai tiap pekan dalam ${sesi} sesi.`
      : t`Disediakan ${tenaga} tenaga profesional: ${mulai} waktu mulai tiap pekan dalam ${sesi} sesi.`,
    terhalang > 0 && t`Dengan jeda ${jeda}, ${terhalang} dari ${sesi} sesi tidak dapat dipesan berurutan.`,
    cadangan > 0 && !mendesak && t`${cadangan} sesi cadangan baru terbuka menjelang waktunya.`,
    mendesak && t`${cadangan} dari ${sesi} sesi tiap pekan disimpan untuk keadaan mendesak.`,
    pendek > 0 && t`${pendek} sesi terlalu pendek untuk jenis ini.`,
  ]
    .filter(Boolean)
    .join(' ')
}
