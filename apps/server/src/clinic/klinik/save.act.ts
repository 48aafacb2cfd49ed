import type { Klinik, KlinikMasukan } from '@sehati/contract/clinic/klinik.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertKlinik, listKlinik, updateKlinik } from './klinik.store.ts'

const findOne = async (db: Db, klinik_id: number): Promise<Klinik> =>
  found((await listKlinik(db, klinik_id))[0] ?? null)

/** An admin adds a clinic. */
export const addKlinik = async ({ db }: Context, body: KlinikMasukan): Promise<Klinik> =>
  findOne(db, await insertKlinik(db, body))

/** An admin changes a clinic. Another zone is refused while one of its sessions is booked ahead. */
export const changeKlinik = ({ db, clock }: Context, klinik_id: number, body: KlinikMasukan): Promise<Klinik> =>
  db.transaction(async (tx) => {
    if (!(await updateKlinik(tx, klinik_id, body, clock()))) reject('NOT_FOUND')
    return findOne(tx, klinik_id)
  })
