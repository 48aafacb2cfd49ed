import type { Page, PageQuery } from '@sehati/contract/base/page.schema'
import type { TungguStaf } from '@sehati/contract/waiting/tunggu.schema'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { lihatDaftar } from '../../record/jejak/catatan.ts'
import { pageTunggu } from './tunggu.store.ts'

/** A page of the waiting list. An account whose password another admin knows reads no words about why an entry is urgent. */
export async function showAll(
  { db, seal, clock, jejak }: Context,
  oleh: Pembaca,
  query: PageQuery,
): Promise<Page<TungguStaf>> {
  const page = await pageTunggu(db, seal, query, clock())
  jejak.susul(oleh, [lihatDaftar('daftar_tunggu')])
  if (!oleh.actor.isiTertutup) return page
  return { ...page, queried: page.queried.map((row) => ({ ...row, mendesak_alasan: null })) }
}
