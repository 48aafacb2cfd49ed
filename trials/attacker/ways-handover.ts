import {
  getAlihan,
  getAlihanAdmin,
  putAlihan,
  removeAlihan,
  setujuiAlihan,
} from '@sehati/contract/absence/alihan.endpoints'
import { addDays, hariOf, tanggalWib, weekday } from '@sehati/contract/base/waktu'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { register } from '@sehati/contract/people/auth.endpoints'
import { insertJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { insertTenagaProfesional } from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import type { Way } from './try-way.ts'

const GIVEN = 'kalimat penyerang satu'

/** The next date on which the clinic is open and which patients can book. */
function openDate(): string {
  const tomorrow = addDays(tanggalWib(new Date()), 1)
  return weekday(tomorrow) % 6 === 0 ? addDays(tomorrow, weekday(tomorrow) === 6 ? 2 : 1) : tomorrow
}

/** Ways through a request that an admin offers to another professional. */
export const waysOfHandover: Way[] = [
  {
    name: 'a request offered to a psychologist of the admin’s making',
    leaves: 'atur',
    async run({ admin, of, must, enter }) {
      const email = `${of.word}@alihan.test`
      const body = { name: 'Buatan', email, password_hash: GIVEN, level_id: 3 }
      const { user_id } = (await must(201, admin, register, { body })).data
      const made = { user_id, spesialisasi_id: 1, lokasi: 'Klinik' }
      const { profesional_id } = (await must(201, admin, insertTenagaProfesional, { body: made })).data
      const known = await enter(email, GIVEN)
      const tanggal = openDate()
      const hours = { hari: hariOf(tanggal), sesi: 1, jam_mulai: '09:00', jam_selesai: '10:00', is_available: 1 }
      const session = (await must(201, known, insertJadwalTenaga, { body: hours })).data
      const query = { jadwalid: of.waiting }
      const to = { profesional_id, jadwal_tenaga_id: session.id, tanggal, jam_mulai: '09:00' }
      const { alihan_id } = (await must(200, admin, putAlihan, { query, body: to })).data
      await must(200, admin, getAlihanAdmin, { query })
      for (const who of [admin, known]) {
        await must(403, who, getAlihan, { query })
        await must(403, who, setujuiAlihan, { query, body: { alihan_id } })
      }
      await must(404, known, konsultasi.getKonsultasiTenpro, { query })
      await must(404, known, konsultasi.getKonsultasi, { query })
      await must(200, known, konsultasi.listKonsultasiTenpro)
      await must(200, admin, konsultasi.getKonsultasi, { query })
      await must(200, admin, removeAlihan, { query })
    },
  },
]
