import { instantOf, isoWib } from '@sehati/contract/base/waktu'
import { checkTawaran } from '@sehati/contract/waiting/tunggu.rules'
import type { TawaranTautan } from '@sehati/contract/waiting/tunggu.schema'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { takeFor } from './take.act.ts'
import { readTautanTawaran } from './tautan-tawaran.ts'
import { findTawaran } from './tawaran.store.ts'

/** The offer of a valid link: one that was mailed to the present address of an active account. */
async function offerOf({ db, seal }: Context, token: string) {
  const isi = found(readTautanTawaran(seal, token), 'LINK_INVALID')
  const t = found(await findTawaran(db, isi.tawaran_id), 'LINK_INVALID')
  return t.alamat_tanda === isi.tanda ? t : reject('LINK_INVALID')
}

/** What a mailed link offers. Changes nothing. */
export async function viewOffer(context: Context, token: string): Promise<TawaranTautan> {
  const t = await offerOf(context, token)
  const sudah = t.jawaban === 'ambil'
  const habis_pada = new Date(t.habis_pada)
  if (!sudah) rejectIf(checkTawaran({ ...t, habis_pada }, context.clock()))
  const { tanggal, jam_mulai, jam_selesai, zona } = t
  return {
    tanggal: isoWib(instantOf(tanggal, jam_mulai, zona)),
    jam_selesai,
    zona,
    habis_pada: isoWib(habis_pada),
    sudah,
  }
}

/** Takes the place by a mailed link, recorded as the person's act. */
export async function takeByLink(context: Context, token: string): Promise<null> {
  const { tawaran_id, user_id } = await offerOf(context, token)
  await takeFor(context, { tawaran_id, user_id })
  return null
}
