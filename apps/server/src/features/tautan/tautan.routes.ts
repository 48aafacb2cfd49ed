import { isScheduled } from '@sehati/contract/konsultasi.rules'
import * as endpoints from '@sehati/contract/tautan.endpoints'
import type { TujuanTautan } from '@sehati/contract/tautan.schema'
import { tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { found, reject } from '../../http/errors.ts'
import { reschedule } from '../konsultasi/booking.routes.ts'
import { cancelBooking } from '../konsultasi/booking.store.ts'
import { findKonsultasi, lockKonsultasi } from '../konsultasi/konsultasi.store.ts'
import { confirmJanji, findJanji, type Janji, listTautanSlot } from './tautan.store.ts'
import { type IsiTautan, makeTautan } from './tautan.ts'

/** What the links of reminders do, in the patient's place and on record as the patient, without signing in. */
export function tautanRoutes(context: Context) {
  const { route, db, clock, seal } = context
  const tautan = makeTautan(seal)

  /** The link, if it is one for this and its time has not come. */
  function opened(token: string, tujuan?: TujuanTautan): IsiTautan {
    const isi = found(tautan.read(token), 'LINK_INVALID')
    if ((tujuan && isi.tujuan !== tujuan) || isi.mulai <= clock()) reject('LINK_INVALID')
    return isi
  }

  const janjiOf = async (at: Db, { jadwal_id }: IsiTautan): Promise<Janji> =>
    found(await findJanji(at, jadwal_id), 'LINK_INVALID')

  /** A consultation that moved or ended takes its links with it; one that was cancelled leaves nothing to cancel. */
  function stands({ tujuan, mulai }: IsiTautan, janji: Janji): boolean {
    if (new Date(janji.tanggal).getTime() !== mulai.getTime()) return false
    return isScheduled(janji.status) || (tujuan === 'batal' && janji.status === 'dibatalkan')
  }

  async function standing(isi: IsiTautan): Promise<Janji> {
    const janji = await janjiOf(db, isi)
    return stands(isi, janji) ? janji : reject('LINK_INVALID')
  }

  /** Works on the consultation of a link while nobody else does; what `work` finds is as it stays until it is done. */
  const locked = (isi: IsiTautan, work: (tx: Db, janji: Janji) => Promise<unknown>): Promise<null> =>
    db.transaction(async (tx) => {
      await lockKonsultasi(tx, isi.jadwal_id)
      await work(tx, await janjiOf(tx, isi))
      return null
    })

  route(endpoints.lihatTautan, async ({ body }) => {
    const isi = opened(body.token)
    const { tanggal, jam_selesai, dikonfirmasi_pada, status } = await standing(isi)
    const sudah = isi.tujuan === 'konfirmasi' ? dikonfirmasi_pada !== null : status === 'dibatalkan'
    return { tujuan: isi.tujuan, tanggal, jam_selesai, sudah }
  })

  route(endpoints.konfirmasiTautan, ({ body }) => {
    const isi = opened(body.token, 'konfirmasi')
    return locked(isi, async (tx, janji) => {
      if (!stands(isi, janji)) reject('LINK_INVALID')
      await confirmJanji(tx, janji.jadwal_id, clock())
    })
  })

  route(endpoints.batalTautan, ({ body }) => {
    const isi = opened(body.token, 'batal')
    return locked(isi, async (tx, janji) => {
      if (!stands(isi, janji)) reject('LINK_INVALID')
      if (janji.status === 'dibatalkan') return
      const by = { diubah_oleh: janji.user_id, alasan: body.alasan ?? null, now: clock() }
      await cancelBooking(tx, seal, janji.jadwal_id, by)
    })
  })

  route(endpoints.slotTautan, async ({ body }) =>
    listTautanSlot(db, await standing(opened(body.token, 'jadwal-ulang')), clock()),
  )

  route(endpoints.pindahTautan, ({ body }) => {
    const isi = opened(body.token, 'jadwal-ulang')
    const { jadwal_tenaga_id, tanggal, jam_mulai } = body
    return locked(isi, async (tx, janji) => {
      // Sent twice: it is where this very request has already moved it.
      const there = janji.jadwal_tenaga_id === jadwal_tenaga_id && tanggalWib(new Date(janji.tanggal)) === tanggal
      if (!stands(isi, janji)) return there && isScheduled(janji.status) ? undefined : reject('LINK_INVALID')
      if (there) reject('SLOT_INVALID')
      const k = found(await findKonsultasi(tx, seal, janji.jadwal_id))
      const to = { jadwal_tenaga_id, tanggal, jam_mulai }
      await reschedule(context, tx, k, { ...to, diubah_oleh: janji.user_id, status: 'diajukan' })
    })
  })
}
