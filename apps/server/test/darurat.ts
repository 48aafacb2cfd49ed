import { insertBukaDarurat } from '@sehati/contract/safety/darurat.endpoints'
import { PASSWORD } from './factories.ts'
import type { startServer } from './server.ts'

export const ALASAN = 'Pasien pingsan dan dokter jaga memerlukan keluhannya'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'call' | 'make'>

/** Returns functions that make a reviewer and that open a consultation as an admin does. */
export function makeDarurat({ call, make }: Server) {
  /** An account with the duty of a reviewer. */
  async function peninjau(level_id: 1 | 2 | 3, change: { name?: string } = {}) {
    const who = level_id === 1 ? await make.person(1, change) : await make.profesional(level_id, change)
    await make.tugas(who.user_id, 'peninjau')
    return who
  }

  const open = (who: { token: string } | null, jadwal_id: number, change: object = {}) =>
    call(who, insertBukaDarurat, {
      query: { jadwalid: jadwal_id },
      body: { kategori: 'permintaan_pasien', alasan: ALASAN, password: PASSWORD, ...change },
    })

  /** A consultation of a new patient with a complaint and a reply, by a physician or a psychologist. */
  async function konsultasi(level_id: 2 | 3 = 2, words: { keluhan?: string; balasan?: string } = {}) {
    const [patient, tenaga] = [await make.person(5), await make.profesional(level_id)]
    const session = await make.sesi(tenaga.profesional_id)
    const ids = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
    const texts = { keluhan: 'Sulit tidur', balasan: 'Kurangi kopi', ...words }
    const jadwal_id = await make.konsultasi(ids, { ...texts, status: 'disetujui' })
    return { patient, tenaga, jadwal_id }
  }
  return { peninjau, open, konsultasi }
}
