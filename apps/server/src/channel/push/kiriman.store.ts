import type { LevelId } from '@sehati/contract/base/access'
import type { Zona } from '@sehati/contract/base/waktu'
import type { JenisPush } from '@sehati/contract/channel/push.rules'
import sql from 'sql-template-tag'
import type { Db } from '../../base/db/db.ts'
import { isLive, mustActFirst } from '../../people/auth/auth.store.ts'
import { isBasi, kirimanOf, zonaTenang } from './queue.store.ts'

/** The data from which a push is written when it is sent. `zona` is that of the consultation, or of the clinic of the reader. */
export type KirimanPush = {
  kiriman_id: string
  langganan_id: number
  endpoint_hash: Buffer
  isi: Buffer
  jenis: JenisPush
  jadwal_id: number | null
  mulai: string | null
  zona: Zona
  level_id: LevelId
  percobaan: number
}

const queue = kirimanOf('kiriman_push')
export const { updateTunda, updateUlangi } = queue

/**
 * Takes pushes that are due, so many at most: each is counted as one more attempt and is hidden from every other process for a
 * minute, after which it is due again if this process was killed. Pushes that are not to be sent any more are removed: the session
 * ended or the account was closed, the reader turned the kind off or has read the notice, the consultation of a reminder has
 * begun, moved or been cancelled, a request was answered or moved.
 */
export const takeKiriman = (db: Db, now: Date, most: number): Promise<KirimanPush[]> =>
  db.rows(sql`
    with due as (${queue.due(now, most)}), vain as (
      delete from kiriman_push p using langganan_push l, auth_session a, users u
      where p.kiriman_id in (select kiriman_id from due) and l.langganan_id = p.langganan_id
        and a.sesi_id = l.sesi_id and u.user_id = l.user_id
        and (u.status_user <> 'aktif' or not (${isLive(now)}) or exists (
            select from users u cross join pengaturan p where u.user_id = l.user_id and ${mustActFirst}
          )
          or exists (select from tanpa_push t where t.user_id = l.user_id and t.jenis = p.jenis)
          or ${isBasi(now)})
      returning p.kiriman_id
    )
    update kiriman_push p set percobaan = percobaan + 1, sejak = ${queue.hingga(now)}::timestamptz
    from langganan_push l join users u on u.user_id = l.user_id
    where p.kiriman_id in (select kiriman_id from due except select kiriman_id from vain)
      and l.langganan_id = p.langganan_id
    returning p.kiriman_id::text, p.langganan_id, l.endpoint_hash, l.isi, p.jenis, p.jadwal_id, p.mulai, u.level_id,
      p.percobaan, ${zonaTenang} as zona`)

/** Removes a push that was delivered; the failures of its browser before it count no more. */
export async function removeTerkirim(db: Db, { kiriman_id, langganan_id }: KirimanPush): Promise<void> {
  await db.rows(sql`
    with gone as (delete from kiriman_push where kiriman_id = ${kiriman_id})
    update langganan_push set gagal = 0 where langganan_id = ${langganan_id} and gagal > 0`)
}

/** Gives a push up, and removes the browser where this is the last of so many in a row. */
export async function removeGagal(db: Db, { kiriman_id, langganan_id }: KirimanPush, most: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows(sql`delete from kiriman_push where kiriman_id = ${kiriman_id}`)
    await tx.rows(sql`update langganan_push set gagal = gagal + 1 where langganan_id = ${langganan_id}`)
    await tx.rows(sql`delete from langganan_push where langganan_id = ${langganan_id} and gagal >= ${most}`)
  })
}
