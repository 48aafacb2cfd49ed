import { makeRangkaian } from '../rangkaian.ts'
import { alihanReads } from './alihan.ts'
import { antreanReads } from './antrean.ts'
import { bilikReads } from './bilik.ts'
import type { Call } from './call.ts'
import type { Clinic } from './clinic.ts'
import { opened, peninjau } from './darurat.ts'
import { insidenReads } from './insiden.ts'
import { jagaReads } from './jaga.ts'
import { laporan } from './keberatan.ts'
import { kehadiranReads } from './kehadiran.ts'
import { permintaanReads } from './permintaan.ts'
import { persetujuanReads } from './persetujuan.ts'
import { skriningReads } from './skrining.ts'
import { tawaranWaktuReads } from './tawaran-waktu.ts'
import { tungguReads } from './tunggu.ts'
import { waliReads } from './wali.ts'
import { whatsappReads } from './whatsapp.ts'

/** One statement for each read, besides the look-up of a token that is not cached. A comment explains each higher number. */
export const reads: Record<string, Call> = {
  ...alihanReads,
  ...tawaranWaktuReads,
  ...antreanReads,
  ...jagaReads,
  ...kehadiranReads,
  ...bilikReads,
  ...skriningReads,
  ...whatsappReads,
  ...permintaanReads,
  ...persetujuanReads,
  ...waliReads,
  ...tungguReads,
  getRangkaian: [
    1,
    async (clinic) => {
      const { who, tenaga, jadwal_id, session } = await clinic.booked('selesai')
      return { who, query: { id: await makeRangkaian(clinic, { jadwal_id, tenaga, session }) } }
    },
  ],
  listUser: [1, ({ admin }) => ({ who: admin })],
  pageUser: [1, ({ admin }) => ({ who: admin, query: { limit: 100 } })],
  findUser: [1, ({ admin }) => ({ who: admin, query: { limit: 100 }, body: { field: 'level_id', value: 2 } })],
  listLevel: [1, ({ admin }) => ({ who: admin })],
  getSaya: [1, ({ patient }) => ({ who: patient })],
  getUser: [1, ({ patient }) => ({ who: patient, query: { id: patient.user_id } })],
  listSpesialisasi: [1, ({ patient }) => ({ who: patient })],
  getSpesialisasi: [1, ({ admin }) => ({ who: admin, query: { id: 1 } })],
  listTenagaProfesionalPublik: [1, () => ({})],
  listTenagaBeranda: [1, () => ({})],
  pageTenagaProfesional: [1, ({ patient }) => ({ who: patient, query: { limit: 100 } })],
  getTenagaProfesionalPublik: [1, ({ profesional_id }) => ({ query: { id: profesional_id } })],
  listBahasaTenaga: [1, ({ patient }) => ({ who: patient })],
  getTenagaProfesional: [1, ({ admin, profesional_id }) => ({ who: admin, query: { id: profesional_id } })],
  getTenagaProfesionalByUser: [1, ({ tenaga }) => ({ who: tenaga, query: { user_id: tenaga.user_id } })],
  listJadwalPublik: [1, () => ({})],
  listSlotHari: [
    1,
    ({ patient, profesional_id }) => ({
      who: patient,
      query: { profid: profesional_id, hari: 'Rabu', tanggal: '2026-11-25' },
    }),
  ],
  getJadwalTenagaAdmin: [1, ({ admin, sessions }) => ({ who: admin, query: { jadwal_tenaga_id: sessions[0].id } })],
  listJadwalTenaga: [1, ({ tenaga }) => ({ who: tenaga, query: { profid: tenaga.profesional_id } })],
  getJadwalTenaga: [1, ({ tenaga, sessions }) => ({ who: tenaga, query: { id: sessions[0].id } })],
  listKetersediaan: [1, ({ patient, profesional_id }) => ({ who: patient, query: week(profesional_id) })],
  listKetersediaanAdmin: [1, ({ admin, profesional_id }) => ({ who: admin, query: week(profesional_id) })],
  listKetersediaanTenpro: [1, ({ tenaga }) => ({ who: tenaga, query: week(tenaga.profesional_id) })],
  listJenisPilihan: [1, ({ patient, profesional_id }) => ({ who: patient, query: { profid: profesional_id } })],
  listSlotJenis: [1, ({ patient, profesional_id }) => ({ who: patient, query: week(profesional_id) })],
  listJenisPilihanAdmin: [1, ({ admin, profesional_id }) => ({ who: admin, query: { profid: profesional_id } })],
  listSlotJenisAdmin: [1, ({ admin, profesional_id }) => ({ who: admin, query: week(profesional_id) })],
  listJenisPilihanTenpro: [1, ({ tenaga, profesional_id }) => ({ who: tenaga, query: { profid: profesional_id } })],
  listSlotJenisTenpro: [1, ({ tenaga }) => ({ who: tenaga, query: week(tenaga.profesional_id) })],
  listJenisTenaga: [1, ({ tenaga }) => ({ who: tenaga, query: { profid: tenaga.profesional_id } })],
  listBatas: [1, ({ admin }) => ({ who: admin })],
  listVersiBalasan: [2, ({ patient, live }) => ({ who: patient, query: { jadwalid: live } })],
  listPernyataan: [2, ({ patient, live }) => ({ who: patient, query: { jadwalid: live } })],
  // The consultation, its notes and drafts.
  getRekam: [3, ({ noted }) => ({ who: noted.tenaga, query: { jadwalid: noted.jadwal_id } })],
  listRekamDirilis: [2, ({ noted }) => ({ who: noted.patient, query: { jadwalid: noted.jadwal_id } })],
  listIzinRekam: [2, ({ noted }) => ({ who: noted.patient, query: { jadwalid: noted.jadwal_id } })],
  listRekamDibagikan: [1, ({ tenaga }) => ({ who: tenaga })],
  getBatasSaya: [1, ({ tenaga }) => ({ who: tenaga })],
  listKlinik: [1, ({ admin }) => ({ who: admin })],
  listSemester: [1, ({ admin }) => ({ who: admin })],
  listKelonggaran: [1, ({ admin }) => ({ who: admin, query: { semester_id: 1 } })],
  listJatah: [1, ({ patient }) => ({ who: patient })],
  listAlasan: [1, ({ patient }) => ({ who: patient })],
  listAlasanAdmin: [1, ({ admin }) => ({ who: admin })],
  // Where the reason leads, and who is there.
  pageTenagaAlasan: [2, ({ patient }) => ({ who: patient, body: { alasan_id: 2, limit: 100 } })],
  listJenis: [1, ({ admin }) => ({ who: admin })],
  listSlotAdmin: [1, ({ admin, profesional_id }) => ({ who: admin, query: day(profesional_id) })],
  listSlotTenpro: [1, ({ tenaga }) => ({ who: tenaga, query: day(tenaga.profesional_id) })],
  listSlotTerdekat: [1, () => ({ query: { limit: 20 } })],
  listSlotTerdekatTenaga: [1, () => ({})],
  getKonsultasi: [1, ({ patient, live }) => ({ who: patient, query: { jadwalid: live } })],
  getRiwayat: [1, ({ patient, live }) => ({ who: patient, query: { jadwalid: live } })],
  getKonsultasiTenpro: [1, ({ tenaga, live }) => ({ who: tenaga, query: { jadwalid: live } })],
  listKonsultasiAdmin: [1, ({ admin }) => ({ who: admin, query: { page: 1, limit: 100, q: 'orang' } })],
  listSelesai: [1, ({ tenaga }) => ({ who: tenaga, query: { profesionalid: tenaga.profesional_id } })],
  viewKonsultasi: [1, ({ tenaga }) => ({ who: tenaga, query: { profesionalid: tenaga.profesional_id } })],
  listRiwayat: [1, ({ patient }) => ({ who: patient, query: { page: 1, limit: 100 } })],
  listKonsultasiTenpro: [1, ({ tenaga }) => ({ who: tenaga, query: { page: 1, limit: 100 } })],
  countKonsultasiTenpro: [1, ({ tenaga }) => ({ who: tenaga })],
  getTahan: [1, ({ patient }) => ({ who: patient })],
  listTemplat: [1, ({ tenaga }) => ({ who: tenaga })],
  getDashboard: [1, ({ tenaga }) => ({ who: tenaga })],
  getBantuan: [2, () => ({})],
  getLayanan: [2, () => ({})],
  getNomorDarurat: [1, ({ admin }) => ({ who: admin })],
  getLayananAdmin: [1, ({ admin }) => ({ who: admin })],
  listJejakSaya: [1, ({ patient }) => ({ who: patient })],
  // The own read is committed over the connection of the trail.
  // In a transaction of its own, in which sorting is off.
  listJejak: [4, petugasData],
  // The number of its rows, and one batch.
  eksporJejak: [5, petugasData],
  getKeadaanJejak: [1, ({ admin }) => ({ who: admin })],
  listTugas: [1, ({ admin }) => ({ who: admin })],
  listBukaDarurat: [
    1,
    async (clinic) => {
      await opened(clinic)
      return { who: clinic.admin }
    },
  ],
  listTinjauan: [
    1,
    async (clinic) => {
      await opened(clinic)
      return { who: await peninjau(clinic) }
    },
  ],
  listKeberatan: [
    1,
    async (clinic) => {
      await laporan(clinic)
      return { who: await peninjau(clinic) }
    },
  ],
  listPerbaikan: [1, async (clinic) => ({ who: await peninjau(clinic) })],
  ...insidenReads,
  getPemroses: [0, () => ({})],
  // The officers with the last recovery, and the state of the trail.
  getPemrosesan: [2, ({ admin }) => ({ who: admin })],
  eksporPemrosesan: [0, ({ admin }) => ({ who: admin })],
  // What ends of every class at once, and the last runs.
  getRetensi: [2, ({ admin }) => ({ who: admin })],
  listTugasSaya: [1, ({ admin }) => ({ who: admin })],
  getPengaturan: [1, ({ admin }) => ({ who: admin })],
  listTerdampakLibur: [3, ({ admin }) => ({ who: admin, query: { tanggal: '2026-11-25' } })],
  listHariLibur: [1, ({ admin }) => ({ who: admin, query: { tahun: 2026 } })],
  countBelumDibaca: [1, ({ patient }) => ({ who: patient })],
  getUsulan: [2, ({ patient, live }) => ({ who: patient, query: { jadwalid: live } })],
  getUsulanAdmin: [2, ({ admin, live }) => ({ who: admin, query: { jadwalid: live } })],
  listUsulan: [1, ({ patient }) => ({ who: patient })],
  listPemberitahuan: [1, ({ patient }) => ({ who: patient, query: { limit: 100 } })],
  countPemberitahuan: [1, ({ patient }) => ({ who: patient })],
  listPilihanKabar: [1, ({ patient }) => ({ who: patient })],
  listSurat: [1, ({ admin }) => ({ who: admin, query: { limit: 100 } })],
  lihatTautan: [
    1,
    async (clinic) => ({ body: { token: clinic.link('konfirmasi', (await clinic.booked()).jadwal_id) } }),
  ],
  lihatBerhenti: [2, ({ patient, unsubscribe }) => ({ query: { token: unsubscribe(patient) } })],
  listFeedbackUser: [1, ({ patient }) => ({ who: patient })],
  listFeedbackProfesional: [1, ({ tenaga }) => ({ who: tenaga, query: { profesional_id: tenaga.profesional_id } })],
  listPerangkat: [1, ({ patient }) => ({ who: patient })],
  // The consultation, and what the clinic says about itself: two statements, which a server with events has in memory.
  getKonsultasiIcs: [3, ({ patient, live }) => ({ who: patient, query: { jadwalid: live } })],
  getKunciPush: [1, ({ patient }) => ({ who: patient })],
  getLangganan: [1, ({ patient }) => ({ who: patient })],
  getStatistik: [1, ({ admin }) => ({ who: admin })],
  getHitunganAlasan: [1, ({ admin }) => ({ who: admin })],
  getJanjiJawab: [1, ({ admin }) => ({ who: admin })],
  getPerkiraanTunggu: [1, ({ admin }) => ({ who: admin })],
  getPerhatian: [1, ({ admin }) => ({ who: admin })],
  getWaktu: [0, () => ({})],

  // The owner is read first, by the rule that all of the kind share; then the requested data.
  listTerdampakUser: [4, ({ admin, tenaga }) => ({ who: admin, query: { user_id: tenaga.user_id } })],
  listRiwayatStatus: [2, ({ patient, live }) => ({ who: patient, query: { jadwalid: live } })],
  listPercakapan: [2, ({ patient, live }) => ({ who: patient, query: { jadwal_id: live } })],
  listTanda: [2, ({ patient, live }) => ({ who: patient, query: { jadwal_id: live } })],
  getLampiran: [2, ({ patient, mine }) => ({ who: patient, query: { id: mine } })],
  getFoto: [2, ({ patient, tenaga }) => ({ who: patient, query: { id: tenaga.user_id } })],
  slotTautan: [
    2,
    async (clinic) => ({ body: { token: clinic.link('jadwal-ulang', (await clinic.booked()).jadwal_id) } }),
  ],
  getKalender: [
    4,
    async ({ call, patient }) => {
      const { data } = await call(patient, { method: 'POST', path: '/api/allroles/kalender' })
      return { query: { token: data.alamat.split('token=')[1] } }
    },
  ],

  // The additional data of all rows of a page at once.
  listCuti: [3, ({ tenaga }) => ({ who: tenaga })],
  listCutiTenaga: [4, ({ admin, profesional_id }) => ({ who: admin, query: { profesional_id } })],
  listKontak: [2, ({ tenaga }) => ({ who: tenaga, query: { limit: 100 } })],
  listKontakOrang: [2, ({ tenaga }) => ({ who: tenaga, query: { limit: 100 } })],

  // The number of rows, a batch of them, and the query that finds no more.
  eksporData: [3, ({ admin }) => ({ who: admin, query: { jenis: 'konsultasi' } })],
  eksporLembar: [3, ({ admin }) => ({ who: admin, query: { jenis: 'konsultasi' } })],
  listEksporAkun: [1, ({ admin }) => ({ who: admin })],
}

async function petugasData({ make }: Clinic) {
  const who = await make.person(1)
  await make.tugas(who.user_id, 'petugas_data')
  return { who }
}

const week = (profid: number) => ({ profid, dari: '2026-11-23', sampai: '2026-11-29' })
const day = (profid: number) => ({ profid, tanggal: '2026-11-25' })
