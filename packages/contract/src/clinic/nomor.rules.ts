import { NOMOR_DIPERIKSA_HARI } from '../base/constants.ts'
import type { Language } from '../base/language.ts'
import { addDays, type Jam, pekan, type Tanggal } from '../base/waktu.ts'
import { type Dilayani, isDilayani } from './jam-nomor.rules.ts'
import type { NomorBantuan, NomorDarurat } from './layanan.schema.ts'

const kata = {
  id: { pekan, semua: 'setiap hari', tanda: '.' },
  en: {
    pekan: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    semua: 'every day',
    tanda: ':',
  },
} as const satisfies Record<Language, object>

/** The hours in words: `Senin–Jumat 08.00–16.00 WIB`. In no catalogue: the server writes them into the documents. */
function jamNomor({ hari, dari, sampai }: Dilayani, bahasa: Language): string {
  const { pekan: nama, semua, tanda } = kata[bahasa]
  const nth = hari.map((one) => pekan.indexOf(one)).sort()
  const [first, last] = [nth[0] as number, nth.at(-1) as number]
  const isRow = nth.length > 2 && last - first === nth.length - 1
  const days = isRow ? `${nama[first]}–${nama[last]}` : nth.map((n) => nama[n]).join(', ')
  const pukul = (jam: Jam) => jam.slice(0, 5).replace(':', tanda)
  return `${nth.length === pekan.length ? semua : days} ${pukul(dari)}–${pukul(sampai)} WIB`
}

type Berlabel = Pick<NomorDarurat, 'label' | 'wilayah' | 'jam' | 'dilayani'>

/** For what a number is, where and when it is answered: one line. `label` is in this language. */
function isiNomor({ label, wilayah, jam, dilayani }: Berlabel, bahasa: Language): string {
  const keterangan = [wilayah, jam, dilayani && jamNomor(dilayani, bahasa)].filter(Boolean).join(', ')
  return keterangan ? `${label} (${keterangan})` : label
}

/** An emergency number as it is shown at this instant. */
export const nomorBantuan = (nomor: NomorDarurat, at: Date): NomorBantuan => ({
  ...nomor,
  isi: isiNomor(nomor, 'id'),
  isi_en: nomor.label_en === null ? null : isiNomor({ ...nomor, label: nomor.label_en }, 'en'),
  buka: isDilayani(nomor.dilayani, at),
})

/** Whether an emergency number was last checked so long ago, by the date in Jakarta, that an admin should try it again. */
export const isLamaTakDiperiksa = ({ diperiksa }: Pick<NomorDarurat, 'diperiksa'>, today: Tanggal): boolean =>
  addDays(diperiksa, NOMOR_DIPERIKSA_HARI) <= today
