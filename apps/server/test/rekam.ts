import * as api from '@sehati/contract/care/rekam.endpoints'
import type { JenisRekam } from '@sehati/contract/care/rekam.schema'
import { PASSWORD } from './factories.ts'
import type { startServer } from './server.ts'

type Who = { token: string }
type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'make' | 'call'>
type Klien = Awaited<ReturnType<Server['make']['person']>>

/** What a psychologist and a client do with notes, through the entrance. */
export function makeNotes({ make, call }: Server) {
  /** A client and a psychologist with a consultation; a client of before needs another date. */
  async function psychology({ klien, tanggal = '2026-11-18' }: { klien?: Klien; tanggal?: string } = {}) {
    const who = klien ?? (await make.person(5))
    const { jadwal_id, tenaga } = await make.booked(who, { level_id: 3, status: 'selesai', tanggal })
    return { klien: who, psikolog: tenaga, jadwal_id }
  }
  const read = (who: Who, jadwalid: number) => call(who, api.getRekam, { query: { jadwalid } })
  const save = (
    who: Who,
    jadwalid: number,
    body: { jenis: JenisRekam; isi: string; dasar_versi: number; revisi?: number },
  ) => call(who, api.putDrafRekam, { query: { jadwalid }, body })
  const sign = (
    who: Who,
    jadwalid: number,
    body: { jenis: JenisRekam; dasar_versi: number; revisi?: number; alasan?: string | null; password?: string },
  ) => call(who, api.signRekam, { query: { jadwalid }, body: { password: PASSWORD, ...body } })
  /** Saves and signs these texts, one version after the other; returns the ids of the versions. */
  async function signed(who: Who, jadwal_id: number, jenis: JenisRekam, ...texts: string[]): Promise<number[]> {
    const ids: number[] = []
    for (const [dasar_versi, isi] of texts.entries()) {
      await save(who, jadwal_id, { jenis, isi, dasar_versi })
      const alasan = dasar_versi > 0 ? `Alasan ${dasar_versi + 1}` : null
      ids.push((await sign(who, jadwal_id, { jenis, dasar_versi, alasan })).data.rekam_id)
    }
    return ids
  }
  const release = (who: Who, id: number) => call(who, api.releaseRekam, { query: { id } })
  const released = (who: Who, jadwalid: number) => call(who, api.listRekamDirilis, { query: { jadwalid } })
  const grant = (who: Who, jadwal_id: number, profesional_id: number, sampai = '2026-11-30') =>
    call(who, api.insertIzinRekam, { body: { jadwal_id, profesional_id, sampai } })
  const withdraw = (who: Who, id: number) => call(who, api.removeIzinRekam, { query: { id } })
  return { psychology, read, save, sign, signed, release, released, grant, withdraw }
}
