import { addDays, hariOf, namaHari } from '@sehati/contract/base/waktu'
import {
  ASKERS,
  type Ask,
  type Asked,
  admin,
  ahead,
  anyName,
  patientAt,
  professionalAt,
  profid,
  tomorrow,
} from './askers.ts'
import { desk } from './desk-requests.ts'
import { fhir } from './fhir.ts'
import {
  consultationOf,
  mix,
  nameOf,
  type Plan,
  patientUser,
  professionalUser,
  SESSIONS_A_DAY,
  SHORT_TYPE,
  talkOf,
  WORKDAYS,
} from './plan.ts'

const BUSY_TALKS = 400
const patient = (plan: Plan, n: number, path: string): Ask => ({ who: patientUser(plan, patientAt(plan, n)), path })
const tenaga = (plan: Plan, n: number, path: string): Ask => ({
  who: professionalUser(plan, professionalAt(plan, n)),
  path,
})
const find = (plan: Plan, n: number, field: string, value: string, page = 1) =>
  admin(plan, n, `/api/admin/find?page=${page}&limit=10`, { field, value })
const starts = (plan: Plan, n: number, jenis = 1) => `/api/users/slot?profid=${profid(plan, n)}&jenis_id=${jenis}`
/** No page beyond this one can be requested. */
const lastPage = (plan: Plan) => Math.min(1_000_000, Math.ceil(plan.all / 10))
const all = '/api/admin/jadwalkonsult/getall?limit=10'
const own = '/api/users/riwayat/check?limit=10'
const incoming = '/api/tenpro/jadwalkonsult/view?limit=10'
const someone = (plan: Plan, n: number) => nameOf(professionalUser(plan, mix(n) % plan.professionals)).split(' ')[1]
/** A conversation, of the recent ones. */
const talk = (plan: Plan, n: number) =>
  consultationOf(plan, talkOf(Math.floor(plan.consultations / 5) - 1 - (n % BUSY_TALKS)))

export const asked: Asked[] = [
  { name: 'patient: history', ask: (p, n) => patient(p, n, `${own}&page=1`) },
  { name: 'patient: history, page 4', ask: (p, n) => patient(p, n, `${own}&page=4`) },
  { name: 'patient: history, search', ask: (p, n) => patient(p, n, `${own}&q=${someone(p, n)}`) },
  { name: 'patient: history, all', ask: (p, n) => patient(p, n, '/api/users/riwayat/check') },
  {
    name: 'patient: one consultation',
    ask: (p, n) => {
      const k = consultationOf(p, mix(n % ASKERS) % p.consultations)
      return { who: patientUser(p, k.patient), path: `/api/users/riwayat/byid?jadwalid=${k.jadwal_id}` }
    },
  },
  {
    name: 'patient: record of one',
    ask: (p, n) => {
      const k = consultationOf(p, mix(n % ASKERS) % p.consultations)
      return { who: patientUser(p, k.patient), path: `/api/allroles/konsultasi/riwayat-status?jadwalid=${k.jadwal_id}` }
    },
  },
  { name: 'patient: dashboard', ask: (p, n) => patient(p, n, '/api/allroles/dashboard') },
  { name: 'patient: reviews given', ask: (p, n) => patient(p, n, '/api/users/feedback/get') },
  { name: 'patient: professionals', ask: (p, n) => patient(p, n, '/api/allroles/tenagaprofesional/paginate') },
  {
    name: 'patient: professionals, search',
    ask: (p, n) => patient(p, n, `/api/allroles/tenagaprofesional/paginate?q=${someone(p, n)}`),
  },
  {
    name: 'patient: professionals, one kind',
    ask: (p, n) => patient(p, n, `/api/allroles/tenagaprofesional/paginate?spesialisasi_id=${1 + (n % 4)}`),
  },
  {
    name: 'patient: slots of a day',
    ask: (p, n) =>
      patient(p, n, `/api/users/jdwl/tenaga?profid=${profid(p, n)}&hari=${hariOf(ahead(p, n))}&tanggal=${ahead(p, n)}`),
  },
  {
    name: 'patient: slots of six weeks',
    ask: (p, n) => patient(p, n, `${starts(p, n)}&dari=${tomorrow(p)}&sampai=${addDays(tomorrow(p), 41)}`),
  },
  {
    name: 'patient: slots of six weeks, ten minutes',
    ask: (p, n) => patient(p, n, `${starts(p, n, SHORT_TYPE)}&dari=${tomorrow(p)}&sampai=${addDays(tomorrow(p), 41)}`),
  },
  {
    name: 'patient: slots of a day, ten minutes',
    ask: (p, n) => patient(p, n, `${starts(p, n, SHORT_TYPE)}&dari=${ahead(p, n)}&sampai=${ahead(p, n)}`),
  },
  { name: 'patient: notices', ask: (p, n) => patient(p, n, '/api/allroles/pemberitahuan') },
  { name: 'patient: unread notices', ask: (p, n) => patient(p, n, '/api/allroles/pemberitahuan/belum-dibaca') },
  { name: 'patient: conversations', ask: (p, n) => patient(p, n, '/api/allroles/percakapan/kontak') },
  { name: 'patient: unread messages', ask: (p, n) => patient(p, n, '/api/allroles/percakapan/belum-dibaca') },
  {
    name: 'messages of a conversation',
    ask: (p, n) => {
      const k = talk(p, n)
      return { who: patientUser(p, k.patient), path: `/api/allroles/percakapan?jadwal_id=${k.jadwal_id}` }
    },
  },
  {
    // Its texts are read, so that each request is recorded in the trail.
    name: 'professional: one consultation',
    ask: (p, n) => {
      const k = consultationOf(p, mix(n) % p.consultations)
      return {
        who: professionalUser(p, k.professional),
        path: `/api/tenpro/jadwalkonsult/getone?jadwalid=${k.jadwal_id}`,
      }
    },
  },
  { name: 'professional: consultations', ask: (p, n) => tenaga(p, n, `${incoming}&page=1`) },
  { name: 'professional: consultations, page 200', ask: (p, n) => tenaga(p, n, `${incoming}&page=200`) },
  { name: 'professional: consultations, search', ask: (p, n) => tenaga(p, n, `${incoming}&q=${anyName(p, n)}`) },
  { name: 'professional: dashboard', ask: (p, n) => tenaga(p, n, '/api/allroles/dashboard') },
  {
    name: 'professional: scheduled',
    ask: (p, n) => tenaga(p, n, '/api/allroles/jadwalkonsult/selesai?status=diajukan'),
  },
  {
    name: 'professional: reviews',
    ask: (p, n) => tenaga(p, n, `/api/tenpro/feedback/getbyprofid?profesional_id=${profid(p, n)}`),
  },
  { name: 'professional: notices', ask: (p, n) => tenaga(p, n, '/api/allroles/pemberitahuan') },
  { name: 'professional: unread notices', ask: (p, n) => tenaga(p, n, '/api/allroles/pemberitahuan/belum-dibaca') },
  { name: 'professional: conversations', ask: (p, n) => tenaga(p, n, '/api/allroles/percakapan/kontak') },
  {
    name: 'professional: conversations, search',
    ask: (p, n) => tenaga(p, n, `/api/allroles/percakapan/kontak?q=${anyName(p, n)}`),
  },
  { name: 'professional: unread messages', ask: (p, n) => tenaga(p, n, '/api/allroles/percakapan/belum-dibaca') },
  {
    name: 'professional: sessions of the week',
    ask: (p, n) => tenaga(p, n, `/api/tenpro/jadwaltenaga/get?profid=${profid(p, n)}`),
  },
  {
    name: 'professional: slots of a day',
    ask: (p, n) => tenaga(p, n, `/api/tenpro/jadwaltenaga/slot?profid=${profid(p, n)}&tanggal=${ahead(p, n)}`),
  },
  { name: 'professional: leave', ask: (p, n) => tenaga(p, n, '/api/tenpro/cuti') },
  { name: 'admin: consultations', ask: (p, n) => admin(p, n, `${all}&page=1`) },
  {
    name: 'admin: consultations, any page',
    ask: (p, n) => admin(p, n, `${all}&page=${1 + (mix(n) % lastPage(p))}`),
  },
  { name: 'admin: consultations, last page', ask: (p, n) => admin(p, n, `${all}&page=${lastPage(p)}`) },
  { name: 'admin: consultations, a status', ask: (p, n) => admin(p, n, `${all}&status=disetujui`) },
  {
    name: 'admin: consultations, a status, any page',
    ask: (p, n) => admin(p, n, `${all}&status=selesai&page=${1 + (mix(n) % Math.floor(p.consultations / 13))}`),
  },
  {
    name: 'admin: consultations, a professional',
    ask: (p, n) => admin(p, n, `${all}&profesional_id=${1 + (mix(n) % p.professionals)}`),
  },
  {
    name: 'admin: consultations, a month',
    ask: (p, n) => {
      const at = n % (p.days.length - 30)
      return admin(p, n, `${all}&dari=${p.days[at]}&sampai=${p.days[at + 21]}`)
    },
  },
  {
    name: 'admin: consultations, a professional in a month',
    ask: (p, n) => {
      const at = n % (p.days.length - 30)
      const whose = 1 + (mix(n) % p.professionals)
      return admin(p, n, `${all}&profesional_id=${whose}&dari=${p.days[at]}&sampai=${p.days[at + 21]}`)
    },
  },
  { name: 'admin: consultations, search a name', ask: (p, n) => admin(p, n, `${all}&q=${anyName(p, n)}`) },
  { name: 'admin: consultations, search a status', ask: (p, n) => admin(p, n, `${all}&q=dibatalkan`) },
  { name: 'admin: consultations, search a method', ask: (p, n) => admin(p, n, `${all}&q=online`) },
  {
    name: 'admin: consultations, search a first name',
    ask: (p, n) => admin(p, n, `${all}&q=Sekar`),
    kind: 'matches',
  },
  { name: 'admin: dashboard', ask: (p, n) => admin(p, n, '/api/allroles/dashboard') },
  { name: 'admin: statistics, 12 weeks', ask: (p, n) => admin(p, n, '/api/admin/statistik') },
  { name: 'admin: statistics, a year', ask: (p, n) => admin(p, n, '/api/admin/statistik?minggu=52') },
  { name: 'admin: people', ask: (p, n) => admin(p, n, '/api/admin/get/paginated?page=1') },
  {
    name: 'admin: people, any page',
    ask: (p, n) => admin(p, n, `/api/admin/get/paginated?page=${1 + (mix(n) % Math.floor(p.patients / 10))}`),
  },
  { name: 'admin: people by level', ask: (p, n) => find(p, n, 'level_id', '5') },
  {
    name: 'admin: people by level, any page',
    ask: (p, n) => find(p, n, 'level_id', '5', 1 + (mix(n) % Math.floor(p.patients / 13))),
  },
  { name: 'admin: people by status', ask: (p, n) => find(p, n, 'status_user', 'aktif') },
  {
    name: 'admin: people, search a name',
    ask: (p, n) => find(p, n, 'name', nameOf(patientUser(p, mix(n) % p.patients))),
  },
  {
    name: 'admin: people, search an address',
    ask: (p, n) => find(p, n, 'email', `pasien${patientUser(p, mix(n) % p.patients)}@`),
  },
  { name: 'admin: people, search a first name', ask: (p, n) => find(p, n, 'name', 'Sekar'), kind: 'matches' },
  { name: 'admin: levels', ask: (p, n) => admin(p, n, '/api/admin/level/get') },
  { name: 'admin: mails', ask: (p, n) => admin(p, n, '/api/admin/surat') },
  { name: 'admin: mails, page 100', ask: (p, n) => admin(p, n, '/api/admin/surat?page=100') },
  { name: 'admin: mails that failed', ask: (p, n) => admin(p, n, '/api/admin/surat?status=gagal') },
  { name: 'admin: professionals', ask: (p, n) => admin(p, n, '/api/allroles/tenagaprofesional/paginate') },
  { name: 'admin: holidays', ask: (p, n) => admin(p, n, '/api/admin/hari-libur') },
  {
    name: 'admin: export of a day',
    ask: (p, n) => {
      const day = p.days[n % (p.days.length - 30)]
      return admin(p, n, `/api/admin/ekspor?jenis=konsultasi&dari=${day}&sampai=${day}`)
    },
    kind: 'matches',
  },
  { name: 'public: next free slots', ask: () => ({ who: null, path: '/api/public/slot-terdekat' }) },
  { name: 'public: professionals', ask: () => ({ who: null, path: '/api/public/tenpro' }), kind: 'whole' },
  { name: 'booking', ask: booking, kind: 'write' },
  ...desk,
  ...fhir,
]

/** The n-th booking of a free slot: no patient meets a professional twice, and no person has two at one time. */
function booking(plan: Plan, n: number): Ask {
  const professional = n % plan.professionals
  const j = Math.floor(n / plan.professionals) + (n % plan.professionals)
  const day = plan.days.at(-1 - (j % WORKDAYS)) as string
  const free = Array.from({ length: SESSIONS_A_DAY }, (_, at) => at + 1).filter((sesi) => sesi % 4 !== 1)
  const sesi = free[Math.floor(j / WORKDAYS) % free.length] as number
  const who = patientUser(plan, (professional * 13 + j) % plan.patients)
  return {
    who,
    method: 'POST',
    path: '/api/users/konsultasi/book',
    body: {
      user_id: who,
      profesional_id: professional + 1,
      jadwal_tenaga_id: (professional * WORKDAYS + namaHari.indexOf(hariOf(day)) - 1) * SESSIONS_A_DAY + sesi,
      tanggal: day,
      metode_konsultasi: 'online',
      keluhan: 'Sudah tiga hari batuk dan pusing, terutama pada malam hari.',
      jenis_id: 1,
      use_bpjs: 0,
      no_bpjs: 0,
    },
  }
}
