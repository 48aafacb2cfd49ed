import { isDirem, JAM_BEDA_MS, kelasOtomatis, type SebabRetensi } from '@sehati/contract/record/retensi.rules'
import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { eraseAccount } from '../penghapusan/erase.act.ts'
import {
  insertSuratPertama,
  listTidurJatuh,
  lockTidurJatuh,
  removeBangun,
  updateSuratKedua,
} from './akun-tidur.store.ts'
import { isBagian } from './kelas.store.ts'
import {
  type Berakhir,
  countSemua,
  findJamBasisData,
  insertJalan,
  type Jalan,
  listBerakhir,
  removeKelas,
  updateDrafDiingatkan,
} from './retensi.store.ts'

type Deps = {
  db: Db
  seal: Seal
  clock: () => Date
  log: { warn: (fields: object, text: string) => void }
  /** The clock of the database. */
  jam?: (db: Db) => Promise<Date>
}

/**
 * Ends what the register says is over, class by class, and records each; before, warns the people of accounts that sleep and the
 * authors of old drafts. Where the clocks of the product and the database differ, nothing ends. Too large a part of a class ends only when
 * the operator says so (`sungguh`).
 */
export async function runRetensi(deps: Deps, { sungguh = false } = {}): Promise<Jalan[]> {
  const { db, clock, log, jam = findJamBasisData } = deps
  const now = clock()
  const isTimely = Math.abs((await jam(db)).getTime() - now.getTime()) <= JAM_BEDA_MS
  if (isTimely) await warn(db, now)
  const done: Jalan[] = []
  for (const due of (await listBerakhir(db, now)).filter(({ kelas }) => kelasOtomatis.includes(kelas))) {
    const began = performance.now()
    const { jumlah, sebab } = isTimely
      ? await endKelas(deps, due, { now, sungguh })
      : ({ jumlah: 0, sebab: 'jam' } as const)
    const jalan = { kelas: due.kelas, batas: due.batas, jumlah, sebab, ms: Math.round(performance.now() - began) }
    await insertJalan(db, jalan, now)
    if (sebab !== null)
      log.warn({ event: 'retensi.ditolak', kelas: due.kelas, sebab, baris: due.jumlah }, 'data did not end')
    done.push(jalan)
  }
  return done
}

/** An account that is used again leaves the table before anything is written to its person. */
async function warn(db: Db, now: Date): Promise<void> {
  await removeBangun(db)
  await updateSuratKedua(db, now)
  await insertSuratPertama(db, now)
  await updateDrafDiingatkan(db, now)
}

async function endKelas(
  deps: Deps,
  { kelas, batas, jumlah }: Berakhir,
  { now, sungguh }: { now: Date; sungguh: boolean },
): Promise<{ jumlah: number; sebab: SebabRetensi | null }> {
  const { db, log } = deps
  let ended = 0
  if (jumlah === 0) return { jumlah: ended, sebab: null }
  try {
    if (!sungguh && isDirem(kelas, { jumlah, semua: await countSemua(db, kelas) }))
      return { jumlah: ended, sebab: 'rem' }
    const count = (n: number) => {
      ended += n
    }
    if (isBagian(kelas)) await removeKelas(db, kelas, batas, count)
    else await eraseAsleep(deps, now, count)
    return { jumlah: ended, sebab: null }
  } catch (error) {
    // A message of the database quotes values.
    const { code } = error as { code?: unknown }
    log.warn({ event: 'retensi.galat', kelas, code }, 'a class of data did not end')
    return { jumlah: ended, sebab: 'galat' }
  }
}

/** Erases the accounts whose time is over, one transaction each. */
async function eraseAsleep({ db, seal, clock, log }: Deps, now: Date, count: (n: number) => void): Promise<void> {
  for (const { user_id } of await listTidurJatuh(db, now)) {
    const erased = await db.transaction(async (tx) => {
      if (!(await lockTidurJatuh(tx, user_id, now))) return false
      await eraseAccount({ seal, clock }, tx, { user_id, permintaan_id: null })
      return true
    })
    if (!erased) continue
    count(1)
    // Where all databases are lost, a restore is told of it by this line.
    log.warn({ event: 'account.erased', user_id }, 'an account was erased')
  }
}
