import { tanpaPemisah } from '@sehati/contract/base/isian'
import { caraCari, samarkanEmail } from '@sehati/contract/desk/pasien.rules'
import type { PasienLoket } from '@sehati/contract/desk/pasien.schema'
import { reject } from '../../base/http/errors.ts'
import { isNomor } from '../../people/user/cari-nomor.store.ts'
import type { Context } from '../../record/context.ts'
import { lihatDaftar } from '../../record/jejak/catatan.ts'
import { type Cari, listPasien } from './pasien.store.ts'
import type { Petugas } from './petugas.ts'

/** The patients whom a clerk seeks. */
export async function find({ db, seal, jejak }: Context, oleh: Petugas, text: string): Promise<PasienLoket[]> {
  const people = await listPasien(db, seal, cariOf(text), oleh.actor.user_id)
  jejak.susul(oleh, [lihatDaftar('daftar_akun')])
  return people.map(asPasienLoket)
}

function cariOf(text: string): Cari {
  const nomor = tanpaPemisah(text)
  if (isNomor(nomor)) return { nomor }
  const cara = caraCari(text) ?? reject('SEARCH_SHORT')
  return cara === 'email' ? { email: text.trim().toLowerCase() } : { nama: text }
}

type Person = { user_id: number; name: string; email: string; no_bpjs: string | null }

export const asPasienLoket = ({ user_id, name, email, no_bpjs }: Person): PasienLoket => ({
  user_id,
  name,
  email_samar: samarkanEmail(email),
  bpjs_akhir: no_bpjs?.slice(-4) ?? null,
})
