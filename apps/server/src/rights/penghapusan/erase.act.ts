import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { cancel } from '../../booking/booking/cancel.act.ts'
import { removeAuthSessionsOf } from '../../people/auth/auth.store.ts'
import { withNomor } from '../../people/user/nomor-bpjs.ts'
import { findUser } from '../../people/user/user.store.ts'
import { insertJejak } from '../../record/jejak/jejak.store.ts'
import { lockAhead } from '../../staffing/kedudukan/kedudukan.store.ts'
import { updateKeluarSemua } from '../../waiting/tunggu/close.store.ts'
import { listKunci } from '../data-saya/salinan.store.ts'
import { updateStatus } from '../permintaan/permintaan.store.ts'
import {
  findKunjunganTerakhir,
  insertIdentitas,
  insertPenghapusan,
  insertSuratTerakhir,
  listJatuh,
  lockJatuh,
  removeMilik,
  updateDihapus,
  updateTanpaKeluhan,
  updateTersamar,
} from './penghapusan.store.ts'

type Log = { warn: (fields: object, text: string) => void }
type Deps = { db: Db; seal: Seal; clock: () => Date }

/**
 * Separates an account from its medical record, in the caller's transaction: what lies ahead is cancelled, what the register marks so is
 * deleted, the account names no one any more, and the record stays as it is, with its identity encrypted apart.
 */
export async function eraseAccount(
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  tx: Db,
  { user_id, permintaan_id }: { user_id: number; permintaan_id: number | null },
): Promise<void> {
  const now = clock()
  const row = await findUser(tx, user_id)
  if (!row) return
  const { name, email, phone_number, gender, no_bpjs } = withNomor(seal, row)
  await updateKeluarSemua(tx, user_id, now)
  await updateDihapus(tx, user_id, now)
  const ahead = await lockAhead(tx, { user_id, sisi: 'pasien' }, now)
  await cancel({ seal, clock }, tx, [...ahead.keys()], { diubah_oleh: user_id, alasan: null, sebab: 'pasien' })
  const terakhir = await findKunjunganTerakhir(tx, user_id)
  const isi = { name, email, phone_number, gender, no_bpjs }
  if (terakhir) await insertIdentitas(tx, seal, { user_id, isi, terakhir }, now)
  await removeAuthSessionsOf(tx, user_id)
  const jumlah = await removeMilik(tx, await listKunci(tx), user_id)
  // A restore erases again what the person was told of then.
  if (permintaan_id !== null) await insertSuratTerakhir(tx, seal, { user_id, email }, now)
  await updateTersamar(tx, seal, user_id)
  await updateTanpaKeluhan(tx, seal, user_id)
  await insertPenghapusan(tx, { user_id, permintaan_id, jumlah }, now)
  const about = { objek: 'akun', objek_id: user_id, subjek_id: user_id, dasar: 'sistem', jumlah: 1 } as const
  // The product acts by itself, in no request.
  const noRequest = { pelaku_id: null, sesi_id: null, request_id: null, buka_id: null }
  await insertJejak(tx, [{ tindakan: 'hapus_akun', ...about, ...noRequest, waktu: now }])
}

/** Carries out the erasures that are due, one transaction each. Of several processes one does each. */
export async function eraseDue({ db, seal, clock, log }: Deps & { log: Log }): Promise<void> {
  for (const { permintaan_id } of await listJatuh(db, clock())) {
    const erased = await db.transaction(async (tx) => {
      const due = await lockJatuh(tx, permintaan_id, clock())
      if (!due) return null
      await eraseAccount({ seal, clock }, tx, due)
      await updateStatus(tx, seal, { permintaan_id, ke: 'dijawab', oleh: due.user_id }, clock())
      return due.user_id
    })
    // Where all databases are lost, a restore is told of it by this line.
    if (erased !== null) log.warn({ event: 'account.erased', user_id: erased }, 'an account was erased')
  }
}
