import { createHash } from 'node:crypto'
import type { Actor } from '@sehati/contract/base/access'
import type { Berkas } from '@sehati/contract/base/berkas.schema'
import { brandSlug } from '@sehati/contract/base/brand'
import { hashToken } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import { mayRead } from '../../consultation/konsultasi/konsultasi.policy.ts'
import type { Context } from '../../record/context.ts'
import { findJanji, findPelanggan, listJanji } from './kalender.store.ts'
import { asCalendar } from './kalender.ts'

const DAYS_BACK = 60
const ASK_AGAIN = 'private, no-cache'

/** One consultation as a calendar file, for a caller who may see it. */
export async function exportOne({ db, layanan }: Context, actor: Actor, jadwal_id: number): Promise<Berkas> {
  const janji = found(await findJanji(db, jadwal_id))
  if (!mayRead(actor, janji)) reject('NOT_FOUND')
  return { isi: asCalendar([janji], await layanan()), nama: `janji-${brandSlug}-${janji.jadwal_id}.ics` }
}

/** The calendar of the account whose secret URL has this token. */
export async function exportCalendar({ db, clock, layanan }: Context, token: string): Promise<Berkas> {
  const user_id = found(await findPelanggan(db, hashToken(token)))
  const since = new Date(clock().getTime() - DAYS_BACK * 86_400_000)
  const isi = asCalendar(await listJanji(db, user_id, since), await layanan())
  const etag = `"${createHash('sha256').update(isi).digest('base64url').slice(0, 22)}"`
  return { isi, etag, cache: ASK_AGAIN, nama: `janji-${brandSlug}.ics` }
}
