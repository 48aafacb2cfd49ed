import * as api from '@sehati/contract/record/jejak.endpoints'
import type { Context } from '../context.ts'
import { listJejak } from './cari.store.ts'
import { findKeadaan, listJejakSaya } from './daftar.store.ts'

export function routes({ route, db, jejak, seal }: Context) {
  route(api.listJejakSaya, ({ actor, query }) => listJejakSaya(db, seal, actor.user_id, query))

  route(api.listJejak, async ({ actor, asal, query }) => {
    const rows = await listJejak(db, query)
    const subjek_id = query.subjek_id ?? null
    const lihat = { tindakan: 'lihat', objek: 'jejak', objek_id: query.pelaku_id ?? null, subjek_id } as const
    await jejak.catat({ actor, asal }, [{ ...lihat, dasar: 'administrasi', jumlah: rows.length }])
    return rows
  })

  route(api.getKeadaanJejak, () => findKeadaan(db))
}
