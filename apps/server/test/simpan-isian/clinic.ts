import { insertHariLibur, listHariLibur, updateHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { listKlinik, updateKlinik } from '@sehati/contract/clinic/klinik.endpoints'
import {
  getLayananAdmin,
  getNomorDarurat,
  replaceNomorDarurat,
  updateLayanan,
} from '@sehati/contract/clinic/layanan.endpoints'
import type { NomorDaruratMasukan } from '@sehati/contract/clinic/layanan.schema'
import { getPengaturan, updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { getSpesialisasi, updateSpesialisasi } from '@sehati/contract/clinic/spesialisasi.endpoints'
import {
  insertAlasan,
  listAlasanAdmin,
  putUrutanAlasan,
  updateAlasan,
} from '@sehati/contract/schedule/alasan.endpoints'
import { listJenis, updateJenis } from '@sehati/contract/schedule/jenis.endpoints'
import {
  insertSemester,
  listKelonggaran,
  listSemester,
  putKelonggaran,
  updateSemester,
} from '@sehati/contract/schedule/semester.endpoints'
import { type Fields, oneOf, type Row, type Server } from './row.ts'

const nomor: NomorDaruratMasukan = {
  ...{
    label: 'Konseling',
    label_en: 'Counselling',
    nomor: '0215550101',
    ext: '8',
    jam: 'Jam kerja',
    wilayah: 'Bandung',
  },
  dilayani: { hari: ['Senin'], dari: '08:00:00', sampai: '16:00:00' },
  diperiksa: '2026-11-20',
}

let years = 2030
/** A semester and a holiday of a year that no other test has. */
async function semester({ call, make }: Server) {
  const [who, year] = [await make.person(1), ++years]
  const body = { nama: `Semester ${year}`, dari: `${year}-02-01`, sampai: `${year}-06-30` }
  const { semester_id } = (await call(who, insertSemester, { body })).data
  return { who, semester_id, read: async () => oneOf((await call(who, listSemester)).data, 'semester_id', semester_id) }
}

const reasons = async ({ call }: Server, who: { token: string }): Promise<Fields[]> =>
  (await call(who, listAlasanAdmin)).data

/** What admins set for the clinic. */
export const clinic: Record<string, Row> = {
  updateSpesialisasi: {
    endpoint: updateSpesialisasi,
    make: async ({ make, call }) => {
      const [who, query] = [await make.person(1), { id: await make.spesialisasi() }]
      return { who, query, read: async () => (await call(who, getSpesialisasi, { query })).data }
    },
    samples: { nama_spesialisasi: ['Gizi Klinis'] },
  },
  updateKlinik: {
    endpoint: updateKlinik,
    make: async ({ make, call }) => {
      const [who, id] = [await make.person(1), await make.klinik(8)]
      return { who, query: { id }, read: async () => oneOf((await call(who, listKlinik)).data, 'klinik_id', id) }
    },
    samples: {
      nama: [({ nama }) => `${nama} baru`],
      alamat: ['Jalan Dua 2', null],
      petunjuk: ['Lantai 2', null],
      zona: [9, 7],
    },
  },
  updateJenis: {
    endpoint: updateJenis,
    make: async ({ make, call }) => {
      const [who, id] = [await make.person(1), await make.jenis()]
      return { who, query: { id }, read: async () => oneOf((await call(who, listJenis)).data, 'jenis_id', id) }
    },
    samples: {
      nama_jenis: [({ nama_jenis }) => `${nama_jenis} baru`],
      menit: [35, null],
      jeda_sebelum: [10],
      jeda_sesudah: [15],
      langkah: [20, null],
      pemberitahuan_menit: [60],
      bidang: ['dokter'],
      metode: ['online'],
      mendesak: [true, false],
      aktif: [false, true],
      batas_semester: [4, null],
    },
  },
  updateAlasan: {
    endpoint: updateAlasan,
    make: async (server) => {
      const who = await server.make.person(1)
      const kata = `Alasan ${++years}`
      const { alasan_id: id } = (await server.call(who, insertAlasan, { body: { kata, bidang: 'semua' } })).data
      return { who, query: { id }, read: async () => oneOf(await reasons(server, who), 'alasan_id', id) }
    },
    samples: {
      kata: [({ kata }) => `${kata} baru`],
      kata_en: ['Fever', null],
      bidang: ['psikolog'],
      spesialisasi_id: [(_, { make }) => make.spesialisasi(), null],
      jenis_id: [(_, { make }) => make.jenis(), null],
      mendesak: [true, false],
      kekerasan: [true, false],
      aktif: [false, true],
    },
  },
  putUrutanAlasan: {
    endpoint: putUrutanAlasan,
    make: async (server) => {
      const who = await server.make.person(1)
      const read = async () => ({ alasan_id: (await reasons(server, who)).map(({ alasan_id }) => alasan_id) })
      return { who, read }
    },
    samples: { alasan_id: [({ alasan_id }) => (alasan_id as number[]).toReversed()] },
  },
  updateSemester: {
    endpoint: updateSemester,
    make: async (server) => {
      const { semester_id: id, ...rest } = await semester(server)
      return { query: { id }, ...rest }
    },
    samples: {
      nama: [({ nama }) => `${nama} baru`],
      dari: [({ dari }) => String(dari).replace('-02-', '-03-')],
      sampai: [({ sampai }) => String(sampai).replace('-06-', '-07-')],
    },
  },
  putKelonggaran: {
    endpoint: putKelonggaran,
    make: async (server) => {
      const { make, call } = server
      const [{ who, semester_id }, { user_id }] = [await semester(server), await make.person(5)]
      const names = { user_id, jenis_id: await make.jenis({ batas_semester: 2 }), semester_id }
      await call(who, putKelonggaran, { body: { ...names, tambahan: 1, alasan: 'Perlu' } })
      const read = async () =>
        oneOf((await call(who, listKelonggaran, { query: { semester_id } })).data, 'user_id', user_id)
      return { who, names: async () => names, read }
    },
    samples: { tambahan: [3], alasan: ['Atas permintaan psikolog'] },
    others: { user_id: 'names the patient', jenis_id: 'names the type', semester_id: 'names the semester' },
  },
  updateHariLibur: {
    endpoint: updateHariLibur,
    make: async ({ make, call }) => {
      const [who, tanggal] = [await make.person(1), `${++years}-03-10`]
      const body = { tanggal, nama: 'Rapat', jenis: 'libur kampus', jam_dari: '12:00:00', jam_sampai: '15:00:00' }
      const { id } = (await call(who, insertHariLibur, { body })).data
      const read = async () => oneOf((await call(who, listHariLibur)).data, 'id', id)
      // The hours of a day are changed together.
      const names = async () => {
        const { jam_dari, jam_sampai } = await read()
        return { jam_dari, jam_sampai }
      }
      return { who, query: { id }, names, read }
    },
    samples: {
      tanggal: [({ tanggal }) => String(tanggal).replace('-10', '-11')],
      nama: ['Wisuda'],
      jenis: ['cuti bersama'],
      jam_dari: ['13:00:00'],
      jam_sampai: ['16:00:00', null],
    },
    others: {
      buka: 'ends the hours of the same day, in jam-tutup.test',
      penyelesaian: 'what becomes of the consultations of the day, in resolve.test',
    },
  },
  updatePengaturan: {
    endpoint: updatePengaturan,
    make: async ({ make, call }) => {
      const who = await make.person(1)
      return { who, read: async () => (await call(who, getPengaturan)).data }
    },
    samples: {
      minggu_ke_depan: [3, 0],
      mode_jendela: ['harian', 'mingguan'],
      cakrawala_hari: [21, 14],
      rilis_jam: ['07:30:00', '00:00:00'],
      privasi_ketat: [true, false],
      kedaluwarsa: [true, false],
    },
    others: { dua_langkah_staf: 'closes everything else to the admin of this test; read back in kedua.routes.test' },
  },
  updateLayanan: {
    endpoint: updateLayanan,
    make: async ({ make, call }) => {
      const who = await make.person(1)
      const read = async () => (await call(who, getLayananAdmin)).data
      return { who, names: async () => ({ dasar_versi: (await read()).versi }), read }
    },
    samples: {
      nama: ['Klinik', null],
      alamat: ['Jalan 1', null],
      jam_buka: ['Senin', null],
      telepon: [['021 555'], []],
      email: ['a@kampus.test', null],
      petunjuk_arah: ['Lantai 2', null],
      peta_url: ['https://peta.test', null],
      biaya: ['Sudah termasuk', null],
      pembayaran: ['Tunai', null],
      bpjs: ['Ditanggung', null],
      pengembalian: ['Penuh', null],
    },
    others: { dasar_versi: 'names the version that was seen' },
  },
  replaceNomorDarurat: {
    endpoint: replaceNomorDarurat,
    make: async ({ make, call }) => {
      const who = await make.person(1)
      const read = async () => (await call(who, getNomorDarurat)).data
      return { who, names: async () => ({ dasar_versi: (await read()).versi_nomor }), read }
    },
    samples: { nomor_darurat: [({ nomor_darurat }) => [...(nomor_darurat as Fields[]), nomor]] },
    others: { dasar_versi: 'names the version that was seen' },
  },
}
