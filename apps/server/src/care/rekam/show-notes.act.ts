import type { Actor } from '@sehati/contract/base/access'
import type { Rekam, VersiRekam } from '@sehati/contract/care/rekam.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import { refuseTertutup } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { ofKlien } from './access.ts'
import { jenisUntuk, tampilkanDirilis, tampilkanRekam } from './baca.ts'
import { hasIzin } from './izin.store.ts'
import { mayWrite } from './rekam.policy.ts'
import { findPihakRekam, hasPermintaan, listDirilis, listDraf, listRekam } from './rekam.store.ts'

/**
 * The notes for their author; the signed ones for who answers a request in the place of an author who is gone; the signed limited ones
 * for a professional with a grant. For all others there is none.
 */
export async function showNotes(context: Context, oleh: Pembaca, jadwal_id: number): Promise<Rekam> {
  const { db, clock } = context
  const { actor } = oleh
  const k = found(await findPihakRekam(db, jadwal_id))
  const milik = mayWrite(actor, k)
  const sebagai = milik ? 'penulis' : await sebagaiOf(db, jadwal_id, actor, clock())
  refuseTertutup(actor)
  const jenis = jenisUntuk[sebagai]
  // To ask for notes is to let them be read: a grant, which a person sees in their trail at first.
  const dasar = milik ? 'perawatan' : 'izin'
  const versi = await listRekam(db, jadwal_id, jenis)
  const draf = milik ? await listDraf(db, jadwal_id) : []
  return { jadwal_id, milik, catatan: await tampilkanRekam(context, oleh, k, { jenis, versi, draf, dasar }) }
}

/** As what another psychologist or physician reads. */
async function sebagaiOf(db: Db, jadwal_id: number, { user_id, profesional_id }: Actor, now: Date) {
  if (await hasPermintaan(db, jadwal_id, user_id)) return 'permintaan'
  return (await hasIzin(db, jadwal_id, profesional_id ?? 0, now)) ? 'izin' : reject('NOT_FOUND')
}

/** What was released last to the client of a consultation. */
export async function showReleased(context: Context, oleh: Pembaca, jadwal_id: number): Promise<VersiRekam[]> {
  const k = await ofKlien(context.db, oleh.actor, jadwal_id)
  return tampilkanDirilis(context, oleh, k, await listDirilis(context.db, jadwal_id))
}
