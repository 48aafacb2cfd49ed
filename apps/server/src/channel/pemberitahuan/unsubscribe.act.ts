import type { Berkas } from '@sehati/contract/base/berkas.schema'
import type { PilihanKabar } from '@sehati/contract/channel/pemberitahuan.schema'
import type { Context } from '../../record/context.ts'
import { chooseKabar, listPilihan, type Reader } from './choose.act.ts'
import { halamanBerhenti } from './halaman-berhenti.ts'
import { findPembaca } from './pemberitahuan.store.ts'
import { makeTautanBerhenti } from './tautan-berhenti.ts'

type Token = string | undefined

/** The page of a link in a mail: asks before the mails of its kind are turned off. Changes nothing. */
export async function showUnsubscribe(context: Context, token: Token): Promise<Berkas> {
  const pilihan = (await findChoice(context, token))?.pilihan
  if (!pilihan) return halamanBerhenti({ keadaan: 'tidakBerlaku' })
  return halamanBerhenti({ keadaan: pilihan.email ? 'tanya' : 'mati', jenis: pilihan.jenis })
}

/** Turns the mails of one kind off by a link, without a session. A repetition changes nothing. */
export async function unsubscribe(context: Context, token: Token): Promise<Berkas> {
  const choice = await findChoice(context, token)
  if (!choice) return halamanBerhenti({ keadaan: 'tidakBerlaku' })
  const { reader, pilihan } = choice
  if (pilihan.email) await chooseKabar(context, reader, { jenis: pilihan.jenis, email: false })
  return halamanBerhenti({ keadaan: 'mati', jenis: pilihan.jenis })
}

/** The choice that a token names; null for a wrong token, one that was mailed to another address, a closed account, or a kind that its level cannot turn off. */
async function findChoice(
  { db, seal }: Context,
  token: Token,
): Promise<{ reader: Reader; pilihan: PilihanKabar } | null> {
  const isi = makeTautanBerhenti(seal).read(token ?? '')
  const reader = isi && (await findPembaca(db, isi.user_id))
  if (!reader || reader.alamat_tanda !== isi.alamat_tanda) return null
  const pilihan = (await listPilihan(db, reader)).find(({ jenis }) => jenis === isi.jenis)
  return pilihan ? { reader, pilihan } : null
}
