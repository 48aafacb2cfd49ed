import { t } from '@lingui/core/macro'
import { type Hari, Jam, normalJam } from '@sehati/contract/base/waktu'
import { checkSession } from '@sehati/contract/schedule/jadwal-tenaga.rules'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { JadwalTenagaMasukan } from '@sehati/contract/schedule/sesi.schema'
import { typedJam } from '../../base/lib/jam.ts'
import { type CadanganDraft, cadanganDraftOf, readCadangan } from './cadangan-draft.rules.ts'
import { hariOfMasa, type MasaDraft, masaDraftOf, readMasa } from './masa-draft.rules.ts'
import { nextNumber } from './sesi.rules.ts'

export { typedJam }

/** A session as its form holds it: times `HH:MM`, the number as typed. Without `masa` it is a weekly one. */
export type SesiDraft = {
  hari: Hari
  jam_mulai: string
  jam_selesai: string
  sesi: string
  is_available: boolean
  masa?: MasaDraft | undefined
  /** Null once it was switched off; without it, what stands stays. */
  cadangan?: CadanganDraft | null | undefined
}

export const draftOf = ({ hari, jam_mulai, jam_selesai, sesi, is_available, ...rest }: JadwalTenaga): SesiDraft => ({
  hari,
  jam_mulai: jam_mulai.slice(0, 5),
  jam_selesai: jam_selesai.slice(0, 5),
  sesi: String(sesi),
  is_available: is_available === 1,
  masa: masaDraftOf(rest),
  cadangan: cadanganDraftOf(rest),
})

/** A new session of a day, with the number that is free there. */
export const newDraft = (hari: Hari, sessions: JadwalTenaga[]): SesiDraft => ({
  hari,
  jam_mulai: '',
  jam_selesai: '',
  sesi: String(nextNumber(hari, sessions)),
  is_available: true,
})

/** How many minutes the typed session lasts; null while its hours are not two times in order. */
export function lamaMenit({ jam_mulai, jam_selesai }: Pick<SesiDraft, 'jam_mulai' | 'jam_selesai'>): number | null {
  const [start, end] = [jam_mulai, jam_selesai].map((text) => {
    const jam = Jam.safeParse(normalJam(typedJam(text)))
    return jam.success ? Number(jam.data.slice(0, 2)) * 60 + Number(jam.data.slice(3, 5)) : Number.NaN
  }) as [number, number]
  return end > start ? end - start : null
}

type Field = keyof SesiDraft
export type DraftVerdict =
  | { body: JadwalTenagaMasukan; wrong: []; clash: ReturnType<typeof checkSession> }
  | { body: null; wrong: Field[]; clash: null }

/** What is wrong with a field that cannot be sent as it is, in a sentence that names it. */
export function troubleOf(field: Field, draft: SesiDraft): string {
  if (field === 'masa') return t`Pilih tanggal.`
  if (field === 'cadangan') return t`Isi angka, paling lama 14 hari.`
  if (field === 'sesi') return t`Isi nomor sesi dengan angka 1 sampai 100.`
  if (field !== 'jam_mulai' && field !== 'jam_selesai') return t`Pilih hari.`
  const typed = draft[field].trim()
  if (typed === '') return field === 'jam_mulai' ? t`Isi jam mulai.` : t`Isi jam selesai.`
  if (!Jam.safeParse(normalJam(typedJam(typed))).success) return t`"${typed}" bukan jam. Contoh: 09.30.`
  return t`Jam selesai harus setelah jam mulai.`
}

/** Reads a draft: what would be sent and whether it clashes with the others, or which fields are wrong. */
export function judgeDraft(draft: SesiDraft, others: JadwalTenaga[]): DraftVerdict {
  const read = JadwalTenagaMasukan.safeParse({
    ...readMasa(draft.masa),
    ...readCadangan(draft.cadangan),
    hari: hariOfMasa(draft.masa) ?? draft.hari,
    jam_mulai: normalJam(typedJam(draft.jam_mulai)),
    jam_selesai: normalJam(typedJam(draft.jam_selesai)),
    sesi: draft.sesi.trim() === '' ? undefined : Number(draft.sesi),
    is_available: draft.is_available ? 1 : 0,
  })
  if (read.success) return { body: read.data, wrong: [], clash: checkSession(read.data, others) }
  const wrong = read.error.issues.map(({ path }) => fieldOf(path[0] as string))
  return { body: null, wrong: [...new Set(wrong)], clash: null }
}

/** Both dates are typed in one part of the form, and so is all about places that are kept back. */
function fieldOf(name: string): Field {
  if (name === 'lepas_menit') return 'cadangan'
  return name.startsWith('berlaku_') ? 'masa' : (name as Field)
}
