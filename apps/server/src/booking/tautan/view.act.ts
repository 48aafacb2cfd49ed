import type { Tautan, TautanSlot } from '@sehati/contract/booking/tautan.schema'
import type { Context } from '../../record/context.ts'
import { readLink, standing } from './access.ts'
import { listTautanSlot } from './tautan.store.ts'

/** The data of a consultation that the holder of a link may see. */
export async function viewLink(context: Context, token: string): Promise<Tautan> {
  const isi = readLink(context, token)
  const { tanggal, jam_selesai, zona, dikonfirmasi_pada, status } = await standing(context.db, isi)
  const sudah = isi.tujuan === 'konfirmasi' ? dikonfirmasi_pada !== null : status === 'dibatalkan'
  return { tujuan: isi.tujuan, tanggal, jam_selesai, zona, sudah }
}

/** The times to which a link may move its consultation. */
export async function listLinkSlots(context: Context, token: string): Promise<TautanSlot[]> {
  const janji = await standing(context.db, readLink(context, token, 'jadwal-ulang'))
  return listTautanSlot(context.db, janji, context.clock())
}
