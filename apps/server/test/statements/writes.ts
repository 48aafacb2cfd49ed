import { randomUUID } from 'node:crypto'
import { addDays } from '@sehati/contract/base/waktu'
import { removeBukaDarurat } from '@sehati/contract/safety/darurat.endpoints'
import { ALASAN } from '../darurat.ts'
import { PASSWORD } from '../factories.ts'
import { accountWrites } from './account-writes.ts'
import { alasanWrites } from './alasan.ts'
import { alihanWrites } from './alihan.ts'
import { antreanWrites } from './antrean.ts'
import { bilikWrites } from './bilik.ts'
import { bookingWrites } from './bookings.ts'
import type { Call } from './call.ts'
import { TUESDAY, WEDNESDAY } from './clinic.ts'
import { cutiWrites } from './cuti.ts'
import { opened, peninjau } from './darurat.ts'
import { insidenWrites } from './insiden.ts'
import { jagaWrites } from './jaga.ts'
import { keberatanWrites } from './keberatan.ts'
import { kehadiranWrites } from './kehadiran.ts'
import { permintaanWrites } from './permintaan.ts'
import { persetujuanWrites } from './persetujuan.ts'
import { rekamWrites } from './rekam-writes.ts'
import { skriningWrites } from './skrining.ts'
import { tawaranWaktuWrites } from './tawaran-waktu.ts'
import { tungguWrites } from './tunggu.ts'
import { waliWrites } from './wali.ts'
import { whatsappWrites } from './whatsapp.ts'

/**
 * `begin` and `commit` count. A write that needs more than one statement locks its facts, checks them by the rules that
 * the screens share, writes, and returns what it then reads. Acts that end sessions or set a password take a lock as well.
 */
export const writes: Record<string, Call> = {
  ...accountWrites,
  ...alasanWrites,
  ...rekamWrites,
  ...antreanWrites,
  ...jagaWrites,
  ...keberatanWrites,
  ...insidenWrites,
  ...kehadiranWrites,
  ...alihanWrites,
  ...tawaranWaktuWrites,
  ...tungguWrites,
  ...cutiWrites,
  ...bilikWrites,
  ...bookingWrites,
  ...skriningWrites,
  ...whatsappWrites,
  ...permintaanWrites,
  ...persetujuanWrites,
  ...waliWrites,
  // Data of admins.
  insertSpesialisasi: [4, ({ admin }) => ({ who: admin, body: { nama_spesialisasi: `Baru ${randomUUID()}` } })],
  updateSpesialisasi: [
    4,
    ({ admin }) => ({ who: admin, query: { id: 1 }, body: { nama_spesialisasi: `Lain ${randomUUID()}` } }),
  ],
  // The type, and what it then does to the sessions; the choice, and the list with it.
  insertJenis: [5, ({ admin }) => ({ who: admin, body: aJenis() })],
  updateJenis: [5, async ({ admin, make }) => ({ who: admin, query: { id: await make.jenis() }, body: aJenis() })],
  putJenisTenaga: [2, async ({ tenaga, make }) => ({ who: tenaga, body: { jenis_id: await make.jenis(), aktif: 1 } })],
  // The professional is found before and after.
  putBatas: [
    6,
    ({ admin, profesional_id }) => ({ who: admin, query: { profid: profesional_id }, body: { per_hari: 50 } }),
  ],
  insertKlinik: [5, ({ admin }) => ({ who: admin, body: { nama: randomUUID() } })],
  // A transaction: the clock of the triggers, the clinic, and what it is then.
  updateKlinik: [
    6,
    async ({ admin, klinik }) => ({ who: admin, query: { id: await klinik() }, body: { nama: randomUUID(), zona: 8 } }),
  ],
  insertSemester: [5, ({ admin }) => ({ who: admin, body: aSemester() })],
  updateSemester: [
    5,
    async ({ admin, semester }) => ({ who: admin, query: { id: await semester() }, body: aSemester() }),
  ],
  removeSemester: [4, async ({ admin, semester }) => ({ who: admin, query: { id: await semester() } })],
  putKelonggaran: [
    6,
    async ({ admin, patient, semester }) => ({
      who: admin,
      body: { user_id: patient.user_id, jenis_id: 1, semester_id: await semester(), tambahan: 1, alasan: 'Perlu' },
    }),
  ],
  insertTenagaProfesional: [
    6,
    async ({ admin, make }) => ({
      who: admin,
      body: { user_id: (await make.person(2)).user_id, spesialisasi_id: 1, lokasi: 'Klinik' },
    }),
  ],
  // A transaction: found before and after.
  updateTenagaProfesional: [
    6,
    ({ admin, profesional_id }) => ({ who: admin, query: { id: profesional_id }, body: { lokasi: 'Lantai 3' } }),
  ],
  updateProfilTenaga: [2, ({ tenaga }) => ({ who: tenaga, body: { biografi: 'Dokter umum.', topik: ['Cemas'] } })],
  updatePengaturan: [4, ({ admin }) => ({ who: admin, body: { minggu_ke_depan: 8 } })],
  updateLayanan: [7, ({ admin }) => ({ who: admin, body: { dasar_versi: 1, nama: 'Klinik Kampus' } })],
  replaceNomorDarurat: [
    9,
    ({ admin }) => ({
      who: admin,
      body: {
        dasar_versi: 1,
        nomor_darurat: ['119', '112'].map((nomor) => ({ label: nomor, nomor, diperiksa: TUESDAY.replace('24', '23') })),
      },
    }),
  ],
  insertHariLibur: [
    5,
    async ({ admin, stranded }) => {
      await stranded(TUESDAY)
      return { who: admin, body: { tanggal: TUESDAY, nama: 'Libur', jenis: 'libur kampus' } }
    },
  ],
  updateHariLibur: [
    5,
    async ({ admin, holiday }) => ({
      who: admin,
      query: { id: await holiday() },
      body: { tanggal: TUESDAY, nama: 'Libur', jenis: 'libur nasional' },
    }),
  ],
  removeHariLibur: [4, async ({ admin, holiday }) => ({ who: admin, query: { id: await holiday() } })],
  // The password with its counts of guesses; then facts, the opening, the trail, a notice to the patient and to each reviewer.
  insertBukaDarurat: [
    19,
    async (clinic) => ({
      who: clinic.admin,
      query: { jadwalid: (await clinic.booked()).jadwal_id },
      body: { kategori: 'keselamatan_jiwa', alasan: ALASAN, password: PASSWORD },
    }),
  ],
  removeBukaDarurat: [5, async (clinic) => ({ who: clinic.admin, query: { id: await opened(clinic) } })],
  putTinjauan: [
    6,
    async (clinic) => {
      const buka_id = await opened(clinic)
      await clinic.call(clinic.admin, removeBukaDarurat, { query: { id: buka_id } })
      return { who: await peninjau(clinic), body: { buka_id, hasil: 'wajar' } }
    },
  ],
  resendSurat: [5, ({ admin, surat }) => ({ who: admin, body: { surat_id: surat } })],

  // Data of professionals.
  insertJadwalTenaga: [
    2,
    ({ tenaga }) => ({
      who: tenaga,
      body: { hari: 'Sabtu', jam_mulai: '20:00', jam_selesai: '21:00', sesi: 7, is_available: 1 },
    }),
  ],
  updateJadwalTenaga: [
    6,
    ({ tenaga, sessions, halfHour }) => ({
      who: tenaga,
      query: { id: sessions[0].id },
      body: { hari: 'Rabu', sesi: 1, is_available: 0, ...halfHour(0) },
    }),
  ],
  ulangiJadwalTenaga: [
    2,
    async ({ make }) => {
      const who = await make.profesional(2)
      await make.sesi(who.profesional_id)
      return { who, body: { dari_hari: 'Rabu', ke_hari: ['Kamis', 'Jumat'] } }
    },
  ],
  insertTahan: [
    6,
    async ({ make }) => {
      const { id, profesional_id } = await make.sesi((await make.profesional()).profesional_id)
      return { who: await make.person(5), body: { profesional_id, jadwal_tenaga_id: id, tanggal: WEDNESDAY } }
    },
  ],
  removeTahan: [1, async ({ patient, make }) => ({ who: patient, query: { id: await make.tahan(patient.user_id) } })],
  insertTemplat: [4, ({ tenaga }) => ({ who: tenaga, body: { judul: 'Tidur', isi: 'Istirahat.' } })],
  updateTemplat: [
    1,
    async ({ tenaga, make }) => ({
      who: tenaga,
      query: { id: await make.templat(tenaga.profesional_id) },
      body: { judul: 'Tidur', isi: 'Istirahat.' },
    }),
  ],
  removeTemplat: [
    1,
    async ({ tenaga, make }) => ({ who: tenaga, query: { id: await make.templat(tenaga.profesional_id) } }),
  ],

  // Consultations.
  cancelKonsultasi: [
    6,
    async ({ booked }) => {
      const { who, jadwal_id } = await booked()
      return { who, query: { jadwalid: jadwal_id }, body: { alasan: 'Sembuh' } }
    },
  ],
  konfirmasiHadir: [
    6,
    async ({ booked }) => {
      const { who, jadwal_id } = await booked()
      return { who, query: { jadwalid: jadwal_id } }
    },
  ],
  urungkanBatal: [
    9,
    async ({ booked, call }) => {
      const { who, jadwal_id } = await booked()
      const query = { jadwalid: jadwal_id }
      await call(who, { method: 'PUT', path: '/api/users/konsultasi/batal' }, { query, body: {} })
      return { who, query }
    },
  ],
  rescheduleKonsultasi: [
    8,
    async ({ booked, later }) => {
      const { who, jadwal_id, tenaga } = await booked()
      return { who, query: { jadwalid: jadwal_id }, body: await later(tenaga) }
    },
  ],
  rescheduleKonsultasiAdmin: [
    8,
    async ({ admin, booked, later }) => {
      const { jadwal_id, tenaga } = await booked()
      return { who: admin, query: { jadwalid: jadwal_id }, body: await later(tenaga) }
    },
  ],
  // The first reply of a clinic makes the key of the digests: two of these.
  updateKonsultasi: [
    10,
    async ({ booked }) => {
      const { tenaga, jadwal_id } = await booked()
      return { who: tenaga, query: { jadwalid: jadwal_id }, body: { status: 'selesai', initial_consult: 'Istirahat' } }
    },
  ],
  insertFeedback: [
    2,
    async ({ booked }) => {
      const { who, jadwal_id } = await booked('selesai')
      return { who, body: { jadwal_id, rating: 5, komentar: 'Baik' } }
    },
  ],
  updateTampilFeedback: [
    1,
    async ({ booked, make }) => {
      const { who, jadwal_id, tenaga } = await booked('selesai')
      const of = { jadwal_id, user_id: who.user_id, profesional_id: tenaga.profesional_id }
      return { who, query: { id: await make.feedback(of) }, body: { tampil_publik: 1 } }
    },
  ],
  konfirmasiTautan: [
    5,
    async ({ link, booked }) => ({ body: { token: link('konfirmasi', (await booked()).jadwal_id) } }),
  ],
  batalTautan: [5, async ({ link, booked }) => ({ body: { token: link('batal', (await booked()).jadwal_id) } })],
  berhenti: [4, ({ patient, unsubscribe }) => ({ query: { token: unsubscribe(patient) } })],
  pindahTautan: [
    9,
    async ({ link, booked, later }) => {
      const { jadwal_id, tenaga } = await booked()
      return { body: { token: link('jadwal-ulang', jadwal_id), ...(await later(tenaga)) } }
    },
  ],

  // Conversations and notices.
  // With what strict privacy asks of a patient.
  insertPercakapan: [4, ({ patient, live }) => ({ who: patient, body: { jadwal_id: live, pesan: 'Halo' } })],
  insertLampiran: [
    10,
    async ({ patient, live, form }) => ({ who: patient, query: { jadwal_id: live }, ...(await form('berkas')) }),
  ],
  forwardPercakapan: [
    11,
    ({ patient, live, mine }) => ({ who: patient, body: { id: mine, jadwal_id: live, client_id: randomUUID() } }),
  ],
  removePercakapan: [
    7,
    async ({ patient, live, make }) => ({
      who: patient,
      query: { id: await make.pesan({ jadwal_id: live, pengirim_id: patient.user_id }) },
    }),
  ],
  putTanda: [2, ({ patient, live, mine }) => ({ who: patient, body: { jadwal_id: live, dibaca_id: mine } })],
  readPemberitahuan: [1, ({ patient, notice }) => ({ who: patient, body: { sampai: notice } })],
  putPilihanKabar: [2, ({ patient }) => ({ who: patient, body: { jenis: 'pengingat_besok', email: false } })],
  putLangganan: [1, ({ tenaga }) => ({ who: tenaga })],
  removeLangganan: [1, ({ patient }) => ({ who: patient })],
}

/** Each a day of its own, long past: no two may overlap. */
let lastSemester = '2000-01-01'
const aSemester = () => {
  lastSemester = addDays(lastSemester, 1)
  return { nama: `Semester ${randomUUID()}`, dari: lastSemester, sampai: lastSemester }
}
const aJenis = () => ({ nama_jenis: `Jenis ${randomUUID()}`, menit: 25 })
