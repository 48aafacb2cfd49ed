import type { Actor } from '@sehati/contract/base/access'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { hasPetugasData } from './petugas.store.ts'

/** Refuses an admin without the duty of data protection while another account has it: a request and an incident wait for no appointment. */
export async function demandPetugas(db: Db, { tugas }: Pick<Actor, 'tugas'>): Promise<void> {
  if (!tugas.includes('petugas_data') && (await hasPetugasData(db))) reject('FORBIDDEN')
}
