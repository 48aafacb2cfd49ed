import type { Hari } from '@sehati/contract/base/waktu'
import type { Tenaga } from './tenaga.ts'

/** The second campus, on an island where clocks show WITA. Hours of its sessions are hours there. */
export const klinikTimur = {
  nama: 'Klinik Kampus Timur',
  alamat: 'Gedung Serbaguna Kampus Timur, Lantai 1\nJalan Pantai Raya 2',
  petunjuk: 'Di samping asrama putri, pintu menghadap lapangan.',
  zona: 8,
} as const

/** A professional there. `cadangan`: the sessions that are kept back for urgent visits, written like `sesi`. */
export type TenagaTimur = Tenaga & { cadangan: Partial<Record<Hari, string>> }

const lokasi = 'Klinik Kampus Timur, Gedung Serbaguna Lt. 1'

export const tenagaTimur: TenagaTimur[] = [
  {
    name: 'dr. Lalu Wirajaya Selaparang',
    level_id: 2,
    gender: 'laki-laki',
    spesialisasi: 'Dokter Umum',
    lokasi,
    sesi: { Senin: '08 10', Selasa: '09', Rabu: '13', Kamis: '09 15', Jumat: '08' },
    cadangan: {},
  },
  {
    name: 'Nyoman Larasandhi, M.Psi., Psikolog',
    level_id: 3,
    gender: 'perempuan',
    spesialisasi: 'Psikologi Klinis',
    lokasi,
    sesi: { Senin: '10', Selasa: '10 14', Rabu: '09', Kamis: '13', Jumat: '14' },
    cadangan: { Senin: '15', Rabu: '15', Kamis: '15' },
  },
]
