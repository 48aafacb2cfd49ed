import { insertPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import type { JenisPermintaan } from '@sehati/contract/rights/permintaan.rules'
import type { sharedServer } from './server.ts'

/** A request that this person makes through HTTP; its number. */
export async function makePermintaan(
  { call }: Pick<Awaited<ReturnType<typeof sharedServer>>, 'call'>,
  who: { token: string },
  body: { jenis: JenisPermintaan; isi?: string; password?: string } = { jenis: 'perbaikan', isi: 'Nama dokter keliru' },
): Promise<number> {
  const { status, data } = await call(who, insertPermintaan, { body })
  if (status !== 201) throw new Error(`the request was refused with ${status}`)
  return data.permintaan_id
}
