import { insertPermintaan, putPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import type { JenisPermintaan } from '@sehati/contract/rights/permintaan.rules'
import type { sharedServer } from './server.ts'

/** A request that this person makes through HTTP; its number. */
export async function makePermintaan(
  { call }: Pick<Awaited<ReturnType<typeof sharedServer>>, 'call'>,
  who: { token: string },
  body: { jenis: JenisPermintaan; isi?: string; jadwal_id?: number; password?: string } = {
    jenis: 'perbaikan',
    isi: 'Nama dokter keliru',
  },
): Promise<number> {
  const { status, data } = await call(who, insertPermintaan, { body })
  if (status !== 201) throw new Error(`the request was refused with ${status}`)
  return data.permintaan_id
}

/** A correction of a consultation of this person that an officer has refused; its number. */
export async function makeDitolak(
  server: Pick<Awaited<ReturnType<typeof sharedServer>>, 'call' | 'make'>,
  who: { token: string; user_id: number },
  jadwal_id?: number,
): Promise<number> {
  const { call, make } = server
  const about = jadwal_id ?? (await make.booked(who, { status: 'selesai', tanggal: '2026-11-19' })).jadwal_id
  const body = { jenis: 'perbaikan', isi: 'Keluhan saya keliru dicatat', jadwal_id: about } as const
  const id = (await call(who, insertPermintaan, { body })).data.permintaan_id
  const officer = await make.person(1)
  await make.tugas(officer.user_id, 'petugas_data')
  const said = { tindakan: 'tolak', alasan_tolak: 'kewajiban_simpan', jawaban: 'Catatan itu sesuai.' } as const
  const { status } = await call(officer, putPermintaan, { query: { id }, body: said })
  if (status !== 200) throw new Error(`the request was not refused: ${status}`)
  return id
}

/** An officer grants the restriction that this person asks for. */
export async function restrict(
  server: Pick<Awaited<ReturnType<typeof sharedServer>>, 'call' | 'make'>,
  who: { token: string },
): Promise<void> {
  const { call, make } = server
  const officer = await make.person(1)
  await make.tugas(officer.user_id, 'petugas_data')
  const id = await makePermintaan(server, who, { jenis: 'pembatasan' })
  const body = { tindakan: 'jawab', jawaban: 'Data kamu dibatasi.' }
  const { status } = await call(officer, putPermintaan, { query: { id }, body })
  if (status !== 200) throw new Error(`the restriction was not granted: ${status}`)
}
