import * as usulan from '@sehati/contract/absence/usulan.endpoints'
import * as kedudukan from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import type { startServer } from './server.ts'

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'db' | 'call' | 'make'>
type Make = Server['make']
type Signed = { token: string }
type Tenaga = Awaited<ReturnType<Make['profesional']>>
type Session = Awaited<ReturnType<Make['sesi']>>

/** A Wednesday in the window of the tests' Monday. */
export const WEDNESDAY = '2026-11-25'

/** A professional who leaves, their colleagues, and what is proposed to the patients. */
export function makeLeaving({ db, call, make }: Server) {
  /** Colleagues of other tests would be proposed too. */
  const alone = () => db.rows(sql`update users set status_user = 'nonaktif' where level_id in (2, 3)`)

  /** A physician who leaves, with a consultation of this patient at nine on Wednesday. */
  async function clinic() {
    await alone()
    const admin = await make.person(1)
    const patient = await make.person(5)
    const tenaga = await make.profesional(2)
    const session = await make.sesi(tenaga.profesional_id)
    const jadwal_id = await ahead(tenaga, session, patient)
    return { admin, patient, tenaga, session, jadwal_id }
  }
  const ahead = (tenaga: Tenaga, session: Session, who: { user_id: number }, change: object = {}) =>
    make.konsultasi(
      { user_id: who.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id },
      { status: 'disetujui', ...change },
    )
  /** A colleague with a session, by default at ten on Wednesday. */
  async function colleague(
    hours: Parameters<Make['sesi']>[1] = { jam_mulai: '10:00:00', jam_selesai: '11:00:00' },
    level: 2 | 3 = 2,
  ) {
    const tenaga = await make.profesional(level)
    return { tenaga, session: await make.sesi(tenaga.profesional_id, hours) }
  }
  const to = (jadwal_id: number, of: { tenaga: Tenaga; session: Session }, tanggal = WEDNESDAY) => ({
    jadwal_id,
    profesional_id: of.tenaga.profesional_id,
    jadwal_tenaga_id: of.session.id,
    tanggal,
    jam_mulai: of.session.jam_mulai,
  })
  const leave = (
    admin: Signed,
    tenaga: { user_id: number },
    rows: object[],
    change: object = { status_user: 'nonaktif' },
  ) =>
    call(admin, kedudukan.updateUser, {
      body: { user_id: tenaga.user_id, pesan: 'Mohon maaf.', usulan: rows, ...change },
    })
  const read = (who: { token: string }, jadwal_id: number) =>
    call(who, usulan.getUsulan, { query: { jadwalid: jadwal_id } })
  const readAsAdmin = (who: { token: string }, jadwal_id: number) =>
    call(who, usulan.getUsulanAdmin, { query: { jadwalid: jadwal_id } })
  const statusOf = async (who: { token: string }, jadwal_id: number) => (await read(who, jadwal_id)).data?.status
  const statuses = async (ids: number[]) =>
    (
      await db.rows<{ status: string }>(
        sql`select status from konsultasi where jadwal_id = any (${ids}::int[]) order by jadwal_id`,
      )
    ).map(({ status }) => status)
  const stored = async (ids: number[]) =>
    (await db.rows(sql`select from usulan where jadwal_id = any (${ids}::int[])`)).length

  return { alone, clinic, ahead, colleague, to, leave, read, readAsAdmin, statusOf, statuses, stored }
}
