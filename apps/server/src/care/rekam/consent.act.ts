import type { Actor } from '@sehati/contract/base/access'
import { addDays, instantOf, tanggalWib } from '@sehati/contract/base/waktu'
import { checkSampaiIzin } from '@sehati/contract/care/rekam.rules'
import type { IzinRekam, IzinRekamMasukan, RekamDibagikan } from '@sehati/contract/care/rekam.schema'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { ofKlien } from './access.ts'
import { findIzin, hasTenagaAktif, insertIzin, listDibagikan, listIzin, updateDicabut } from './izin.store.ts'

/** The grants of a consultation, for its client. */
export async function listGrants({ db, clock }: Context, actor: Actor, jadwal_id: number): Promise<IzinRekam[]> {
  await ofKlien(db, actor, jadwal_id)
  return listIzin(db, jadwal_id, clock())
}

/** What clients have granted to the caller; a professional without a professional record has nothing. */
export const listShared = ({ db, clock }: Context, actor: Actor): Promise<RekamDibagikan[]> =>
  listDibagikan(db, actor.profesional_id ?? 0, clock())

/** A client lets another professional read the limited notes of a consultation of psychology, through the day `sampai`. */
export const giveGrant = (context: Context, oleh: Pembaca, body: IzinRekamMasukan): Promise<IzinRekam> =>
  context.db.transaction(async (tx) => {
    const { jadwal_id, profesional_id: kepada, sampai } = body
    const k = await ofKlien(tx, oleh.actor, jadwal_id)
    if (k.kelas !== 'psikologi') reject('NOT_FOUND')
    const now = context.clock()
    rejectIf(checkSampaiIzin(sampai, tanggalWib(now)))
    const isOther = kepada !== k.profesional_id && (await hasTenagaAktif(tx, kepada))
    if (!isOther) reject('RECORD_GRANT_PROFESSIONAL')
    const end = instantOf(addDays(sampai, 1), '00:00:00')
    const { izin_id } = found(await insertIzin(tx, { jadwal_id, kepada, sampai: end }, now), 'RECORD_GRANT_EXISTS')
    const about = { objek: 'izin_rekam', objek_id: izin_id, subjek_id: k.user_id } as const
    await catatTindakan(tx, oleh, { tindakan: 'beri_izin', ...about, dasar: 'milik_sendiri' }, now)
    return found(await findIzin(tx, izin_id, now))
  })

/** The client ends a grant at once. One that has ended already stays as it is. */
export const withdrawGrant = (context: Context, oleh: Pembaca, izin_id: number): Promise<IzinRekam> =>
  context.db.transaction(async (tx) => {
    const now = context.clock()
    const { jadwal_id } = found(await findIzin(tx, izin_id, now))
    const { user_id } = await ofKlien(tx, oleh.actor, jadwal_id)
    if (await updateDicabut(tx, izin_id, now)) {
      const about = { objek: 'izin_rekam', objek_id: izin_id, subjek_id: user_id } as const
      await catatTindakan(tx, oleh, { tindakan: 'cabut_izin', ...about, dasar: 'milik_sendiri' }, now)
    }
    return found(await findIzin(tx, izin_id, now))
  })
