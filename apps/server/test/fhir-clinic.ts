import sql from 'sql-template-tag'
import { makeAbsences } from './kehadiran.ts'
import type { startServer } from './server.ts'

export const KELUHAN = 'KENARIKELUHAN sakit kepala'
export const PSIKOLOGI = 'KENARIPSIKOLOGI cemas'
export const BALASAN = 'KENARIBALASAN istirahat'

/** A clinic in three zones, with a physician and a psychologist in each, and a consultation in every state. */
export async function makeFhirClinic(server: Pick<Awaited<ReturnType<typeof startServer>>, 'db' | 'make'>) {
  const { db, make } = server
  const made: Record<string, number> = {}
  let hour = 8
  for (const [zona, level] of [
    [7, 2],
    [8, 2],
    [9, 2],
    [7, 3],
  ] as const) {
    const klinik_id = await make.klinik(zona)
    const tenaga = await make.profesional(level, { klinik_id })
    const { profesional_id } = tenaga
    for (const [status, metode_konsultasi] of [
      ['diajukan', 'online'],
      ['menunggu', 'offline'],
      ['disetujui', 'online'],
      ['disetujui', 'offline'],
      ['selesai', 'online'],
      ['dibatalkan', 'offline'],
    ] as const) {
      hour += 1
      const jam_mulai = `${String(8 + (hour % 12)).padStart(2, '0')}:00:00`
      const jam_selesai = `${String(9 + (hour % 12)).padStart(2, '0')}:00:00`
      const times = { jam_mulai, jam_selesai, sesi: hour }
      const session = await make.sesi(profesional_id, times)
      const who = await make.person(hour % 2 ? 5 : 4)
      const of = { user_id: who.user_id, profesional_id, jadwal_tenaga_id: session.id }
      const keluhan = level === 3 ? PSIKOLOGI : KELUHAN
      const balasan = status === 'selesai' ? { balasan: BALASAN } : {}
      const change = { ...times, status, metode_konsultasi, keluhan, ...balasan }
      made[`${zona} ${level} ${status} ${metode_konsultasi}`] = await make.konsultasi(of, change)
    }
  }
  await db.rows(sql`update konsultasi set tiba_pada = mulai where jadwal_id = ${made['7 2 disetujui offline']}`)
  await db.rows(sql`
    update konsultasi set sebab_batal = 'klinik' where jadwal_id = ${made['9 2 dibatalkan offline']}`)
  const [absent] = await makeAbsences(server)(await make.person(5), [3])
  return { made, absent }
}
