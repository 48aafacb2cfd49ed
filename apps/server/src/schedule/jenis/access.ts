import { RANGKAIAN_MINGGU } from '@sehati/contract/base/constants'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { hasOwnOf, listJenisPilihan } from './jenis.store.ts'
import type { Pemilih } from './mulai.store.ts'

/**
 * `peminta` is the patient who asks, 0 where none does; `pemilih` decides whether urgent types are shown. `lanjutan`: the clinic
 * books a follow-up, beyond the window of patients, and for a series so many weeks (`minggu`) ahead.
 */
export type Asker = { peminta: number; pemilih: Pemilih; lanjutan?: boolean; minggu?: number | undefined }

/** Which days are meant: those of patients, or those to which the clinic may move, book a follow-up or plan a series. */
type Jendela = 'pasien' | 'pindah' | 'lanjutan' | 'rangkaian'

/** What the clinic can book for a patient: as patients do, or as far ahead as a follow-up or a series. */
export const asKlinik = (jendela?: Jendela): Asker => ({
  peminta: 0,
  pemilih: 'klinik',
  lanjutan: jendela === 'lanjutan' || jendela === 'rangkaian',
  minggu: jendela === 'rangkaian' ? RANGKAIAN_MINGGU : undefined,
})

/** A professional sees what patients do, or what they themselves can book for one. */
export const asTenpro = (jendela?: Jendela): Asker => {
  const asker = asKlinik(jendela)
  return asker.lanjutan ? asker : { peminta: 0, pemilih: 0 }
}

/**
 * What `list` reads of a type with a professional, or why there is nothing to show: without rows the type may not be offered.
 * A patient sees an urgent type while an alert about them is open, and where they have a consultation of it: they may move that.
 */
export async function listOfType<Row>(
  context: Context,
  of: { profid: number; jenis_id: number },
  { peminta, pemilih }: Pick<Asker, 'peminta' | 'pemilih'>,
  list: (pemilih: Pemilih) => Promise<Row[]>,
): Promise<Row[]> {
  const { reads, clock } = context
  const rows = await list(pemilih)
  if (rows.length > 0) return rows
  const offered = await listJenisPilihan(reads, of.profid, pemilih)
  if (offered.length === 0) reject('NOT_FOUND')
  if (offered.some(({ jenis_id }) => jenis_id === of.jenis_id)) return []
  const mayMove = pemilih !== 'klinik' && (await hasOwnOf(reads, of, peminta, clock()))
  return mayMove ? listOfType(context, of, { peminta, pemilih: 'klinik' }, list) : reject('TYPE_NOT_OFFERED')
}
