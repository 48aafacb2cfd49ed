import { checkTinjauan } from '@sehati/contract/safety/darurat.rules'
import type { TinjauanMasukan } from '@sehati/contract/safety/darurat.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertTinjauan, lockFaktaTinjau } from './tinjauan.store.ts'

/** Another person than who opened it says whether an emergency access was justified. It is said once. */
export const reviewDarurat = (
  { db, seal, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  tinjauan: TinjauanMasukan,
): Promise<null> =>
  db.transaction(async (tx) => {
    const { buka_id } = tinjauan
    const [peninjau_id, now] = [actor.user_id, clock()]
    const { jadwal_id, ...fakta } = found(await lockFaktaTinjau(tx, { buka_id, peninjau_id }, now))
    rejectIf(checkTinjauan({ ...fakta, peninjau_id }, now.getTime()))
    await insertTinjauan(tx, seal, { ...tinjauan, peninjau_id }, now)
    const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: fakta.pasien, buka_id } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'tinjau_darurat', ...about, dasar: 'administrasi' }, now)
    return null
  })
