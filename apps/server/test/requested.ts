import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { expect } from 'vitest'
import { makeBook } from './booking.ts'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'call' | 'make'>
type Person = Awaited<ReturnType<Server['make']['person']>>

/**
 * Returns a function that books a request of a patient and returns it with the professional, and with the act that answers it. Name,
 * complaint and reply contain the word *kenari*, which must not be in a message.
 */
export const makeRequested =
  ({ call, make }: Server) =>
  async <Pasien extends Person>(pasien: Pasien, hours: { jam_mulai?: string; jam_selesai?: string } = {}) => {
    const tenaga = await make.profesional(3)
    const session = await make.sesi(tenaga.profesional_id, hours)
    const reply = await makeBook(call)(pasien, session, { keluhan: 'kenarikeluhan' })
    expect(reply.status).toBe(201)
    const jadwal_id = reply.data.jadwal_id as number
    const answer = async (status: string) => {
      const body = { status, initial_consult: 'kenaribalasan' }
      expect((await call(tenaga, updateKonsultasi, { query: { jadwalid: jadwal_id }, body })).status).toBe(200)
    }
    return { pasien, tenaga, jadwal_id, answer }
  }

/** The name of a patient in these tests. */
export const KENARI = { name: 'Kenarinama' }
