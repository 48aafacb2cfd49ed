import * as jaga from '@sehati/contract/safety/jaga.endpoints'
import * as api from '@sehati/contract/safety/peringatan.endpoints'
import sql from 'sql-template-tag'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'call' | 'make' | 'db'>
type Who = { user_id: number; token: string }

/** Returns functions that make people on duty, and that call what they call. */
export function makePeringatan({ call, make, db }: Server) {
  /** An account with the duty, not on the roster. */
  async function pemegang(level_id: 1 | 2 | 3 = 2, change: { name?: string } = {}) {
    const who = level_id === 1 ? await make.person(1, change) : await make.profesional(level_id, change)
    await make.tugas(who.user_id, 'jaga')
    return who
  }

  /** The same, on the roster from `dari` to `sampai` by a clock in Jakarta. */
  async function petugas(admin: Who, { tanggal = '2026-11-23', dari = '07:00', sampai = '15:00' } = {}) {
    const who = await pemegang()
    await call(admin, jaga.putJaga, { body: { user_id: who.user_id, tanggal, dari, sampai } })
    return who
  }

  const list = async (who: Who) => (await call(who, api.listPeringatan)).data
  const step = (who: Who | null, endpoint: typeof api.akuiPeringatan | typeof api.serahkanPeringatan, id: number) =>
    call(who, endpoint, { query: { id } })
  const tutup = (who: Who | null, id: number, catatan = 'Sudah ditelepon, bersama keluarga.') =>
    call(who, api.tutupPeringatan, { query: { id }, body: { catatan } })
  const hubungi = (who: Who | null, body: object = { phone_number: '081234567890' }) =>
    call(who, api.insertHubungi, { body: body as { phone_number: string } })
  /** What raised the alerts of a patient: one row for each cause. */
  const rows = (user_id: number) =>
    db.rows<{ peringatan_id: number; sumber: string; jadwal_id: number | null; kali: number }>(sql`
      select peringatan_id, s.sumber, s.jadwal_id, s.kali from peringatan p join peringatan_sebab s using (peringatan_id)
      where p.user_id = ${user_id} order by peringatan_id, s.pertama, s.jadwal_id`)
  /** The one alert of a patient. */
  async function idOf({ user_id }: { user_id: number }): Promise<number> {
    const [id, ...others] = new Set((await rows(user_id)).map(({ peringatan_id }) => peringatan_id))
    if (!id || others.length > 0) throw new Error(`${others.length + 1} alerts`)
    return id
  }
  /** Whom each step of an alert has reached, in order: `langkah:user_id`. */
  const sampai = async (peringatan_id: number): Promise<string[]> =>
    (
      await db.rows<{ kata: string }>(sql`
        select putaran || '.' || langkah || ':' || user_id as kata from peringatan_kepada
        where peringatan_id = ${peringatan_id} order by putaran, langkah, user_id`)
    ).map(({ kata }) => kata)

  return { pemegang, petugas, list, step, tutup, hubungi, rows, idOf, sampai }
}
