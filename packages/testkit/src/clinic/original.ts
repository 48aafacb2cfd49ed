import { type DataKey, parseKeys } from '../../../../apps/server/src/base/db/keyring.ts'
import { makeSeal, type Seal } from '../../../../apps/server/src/base/db/seal.ts'
import { makeDatabase, query, urlOf, withClient } from '../product/databases.ts'
import { newDataKey } from '../product/product.ts'
import { fillClinic, type Size } from './fill-numbered-clinic.ts'
import type { Clinic } from './numbered-clinic.ts'

/** A filled database that is never measured itself, but copied for each server and for pgbench: all begin alike. */
export type Original = {
  clinic: Clinic
  dataKey: string
  /** Works on a copy, which is gone afterwards. */
  onCopy: <T>(work: (url: string) => Promise<T>) => Promise<T>
  drop: () => Promise<void>
}

export async function makeOriginal(
  adminUrl: string,
  options: Omit<Size, 'consultations'>,
  consultations: number,
): Promise<Original> {
  const dataKey = newDataKey()
  const seal = makeSealOf(dataKey)
  const { name, url, drop } = await makeDatabase(adminUrl)
  try {
    const clinic = await withClient(url, async (db) => {
      // The database refuses values of a key that it does not list; a server lists its own when it starts.
      await db.query('insert into data_key (key_id, created_at) values ($1, now())', [seal.activeKeyId()])
      return fillClinic(db, seal, { ...options, consultations })
    })
    let copies = 0
    return {
      clinic,
      dataKey,
      async onCopy(work) {
        copies += 1
        const copy = `${name}_${copies}`
        await query(adminUrl, `create database ${copy} template ${name} strategy file_copy`)
        // The disk is not to be busy with the copy while it is measured.
        await query(adminUrl, 'checkpoint')
        try {
          return await work(urlOf(adminUrl, copy))
        } finally {
          await query(adminUrl, `drop database if exists ${copy} with (force)`)
        }
      },
      drop,
    }
  } catch (error) {
    await drop()
    throw error
  }
}

/** The product's own seal with this key. */
export function makeSealOf(dataKey: string): Seal {
  const key = parseKeys(dataKey)[0] as DataKey
  return makeSeal({ active: () => key, find: (id) => (key.id.equals(id) ? key : null) })
}
