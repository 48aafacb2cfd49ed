import type { Actor } from '@sehati/contract/base/access'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { hasHakPetugas, hasSatuPetugas } from './petugas.store.ts'

/** Refuses an admin without the duty of data protection while another account has it: a request and an incident wait for no appointment. */
export async function demandPetugas(db: Db, { user_id, tugas }: Pick<Actor, 'user_id' | 'tugas'>): Promise<void> {
  if (!tugas.includes('petugas_data') && !(await hasHakPetugas(db, user_id))) reject('FORBIDDEN')
}

/** The same for an incident's reading and approval, for which a second person is needed: where one account alone has the duty, any admin. */
export async function demandPenyetuju(db: Db, actor: Pick<Actor, 'user_id' | 'tugas'>): Promise<void> {
  if (!(await hasSatuPetugas(db))) await demandPetugas(db, actor)
}
