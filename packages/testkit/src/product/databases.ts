import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type DataKey, parseKeys } from '../../../../apps/server/src/db/keyring.ts'
import { migrate } from '../../../../apps/server/src/db/migrate.ts'
import { makeSeal, type Seal } from '../../../../apps/server/src/db/seal.ts'
import { fillClinic, type Size } from '../clinic/fill-numbered-clinic.ts'
import type { Clinic } from '../clinic/numbered-clinic.ts'

/** A filled database that is never measured itself, but copied for each server and for pgbench: all begin alike. */
export type Original = {
  clinic: Clinic
  dataKey: string
  /** Works on a copy, which is gone afterwards. */
  onCopy: <T>(work: (url: string) => Promise<T>) => Promise<T>
  drop: () => Promise<void>
}

/** An empty database in the newest shape. */
export async function makeDatabase(adminUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `sehati_bench_${randomBytes(4).toString('hex')}`
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString()
  const drop = () => query(adminUrl, `drop database if exists ${name} with (force)`)
  await query(adminUrl, `create database ${name}`)
  await migrate(url).catch((error) => drop().finally(() => Promise.reject(error)))
  return { url, drop }
}

export async function makeOriginal(
  adminUrl: string,
  options: Omit<Size, 'consultations'>,
  consultations: number,
): Promise<Original> {
  const name = `sehati_bench_${randomBytes(4).toString('hex')}`
  const urlOf = (database: string) => Object.assign(new URL(adminUrl), { pathname: `/${database}` }).toString()
  const drop = (database: string) => query(adminUrl, `drop database if exists ${database} with (force)`)
  const dataKey = randomBytes(32).toString('base64')
  const seal = makeSealOf(dataKey)
  await query(adminUrl, `create database ${name}`)
  try {
    await migrate(urlOf(name))
    const clinic = await withClient(urlOf(name), async (db) => {
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
          return await work(urlOf(copy))
        } finally {
          await drop(copy)
        }
      },
      drop: () => drop(name),
    }
  } catch (error) {
    await drop(name)
    throw error
  }
}

/** The product's own seal with this key. */
export function makeSealOf(dataKey: string): Seal {
  const key = parseKeys(dataKey)[0] as DataKey
  return makeSeal({ active: () => key, find: (id) => (key.id.equals(id) ? key : null) })
}

/** A session as the product has them. */
export async function withClient<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url, options: '-c timezone=Asia/Jakarta' })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

const query = (url: string, text: string): Promise<void> => withClient(url, async (db) => void (await db.query(text)))
