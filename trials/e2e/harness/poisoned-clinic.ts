import { insertCuti } from '@sehati/contract/absence/cuti.endpoints'
import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { addDays } from '@sehati/contract/base/waktu'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import { insertSpesialisasi } from '@sehati/contract/clinic/spesialisasi.endpoints'
import { cancelKonsultasi, updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { insertLampiran, insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { areaOf } from '@sehati/testkit/browser/acts'
import type { Api } from '@sehati/testkit/client/api'
import type { Clinic, Person, Tenaga } from '@sehati/testkit/clinic/clinic'
import { RABU, SENIN } from './booking.ts'

/** Text that becomes a script in every place where it is taken for HTML, an attribute, an address or a template. */
export const POISON = `"'><img src=x onerror=kena(1)><svg onload=kena(2)>{{kena(3)}}`
const SCRIPT = '<script>kena(4)</script><iframe srcdoc="<script>parent.kena(5)</script>"></iframe></textarea>'
const LINK = 'javascript:kena(6) [x](javascript:kena(7)) http://x.test/"onmouseover=kena(8)'
/** For fields that hold more than a name. */
const LONG = `${POISON} ${SCRIPT} ${LINK}`

type Texts = { short: string; long: string }
const poison: Texts = { short: POISON, long: LONG }

/**
 * A clinic in which every text that a person can write is `short`, or `long` where the field holds
 * more than a name; and who in it sees which screens.
 */
export async function poisonedClinic(
  clinic: Clinic,
  api: Api,
  url: string,
  level: 4 | 5,
  tenagaLevel: 2 | 3,
  { short, long }: Texts = poison,
) {
  const admin = await clinic.orang(1, { name: short })
  const { spesialisasi_id } = await api(admin, insertSpesialisasi, { body: { nama_spesialisasi: short } })
  const spesialisasi = { id: spesialisasi_id, nama: short }
  const tenaga = await clinic.tenaga(tenagaLevel, { name: short, lokasi: long.slice(0, 150), spesialisasi })
  const patient = { ...(await clinic.orang(5, { name: short })), level_id: level }
  await clinic.becomes(patient.user_id, level)
  for (const { user_id } of [patient, tenaga]) {
    await api(admin, updateUser, { body: { user_id, country: short } })
  }
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const [done] = await clinic.konsultasiLampau(of, [addDays(SENIN, -5)], { keluhan: () => long, balasan: long })
  const next = await clinic.konsultasi(of, { tanggal: RABU, status: 'disetujui', keluhan: long })
  const lost = await clinic.konsultasi(of, { tanggal: addDays(RABU, 7), keluhan: long })
  await api(tenaga, updateKonsultasi, {
    query: { jadwalid: next },
    body: { status: 'disetujui', initial_consult: long },
  })
  await api(patient, cancelKonsultasi, { query: { jadwalid: lost }, body: { alasan: long } })
  await api(patient, insertFeedback, { body: { jadwal_id: done as number, rating: 1, komentar: long } })
  await api(admin, insertHariLibur, {
    body: { tanggal: addDays(SENIN, 4), nama: short, jenis: 'libur kampus' },
  })
  await api(tenaga, insertCuti, {
    body: { dari: addDays(SENIN, 14), sampai: addDays(SENIN, 15), catatan: long.slice(0, 200) },
  })
  for (const who of [patient, tenaga]) {
    await api(who, insertPercakapan, { body: { jadwal_id: next, pesan: long } })
    await sendPdf(url, who, next, short)
  }
  await clinic.suratGagal(patient.user_id, long)
  await clinic.kabar(patient.user_id, next, ['disetujui', 'balasan'])
  return { admin, tenaga, patient, screens: screensOf({ tenaga, patient, next, done: done as number }, short) }
}

/** A file whose name is one more text. */
async function sendPdf(url: string, { token }: Person, jadwal_id: number, text: string) {
  const form = new FormData()
  form.set('client_id', crypto.randomUUID())
  form.set('pesan', text)
  form.set('berkas', new Blob(['%PDF-1.7\n']), `${text}.pdf`)
  const answer = await fetch(`${url}${insertLampiran.path}?jadwal_id=${jadwal_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

type Seen = { tenaga: Tenaga; patient: Person; next: number; done: number }

function screensOf({ tenaga, patient, next, done }: Seen, text: string) {
  const q = encodeURIComponent(text)
  const under = (person: Person, pages: string[]) => pages.map((page) => `${areaOf[person.level_id]}/${page}`)
  return {
    guest: [
      '/',
      '/en',
      '/medic',
      '/jadwal',
      `/jadwal?q=${q}&spesialisasi=${q}`,
      `/login?reason=${q}`,
      `/tautan#${q}`,
      `/tidak-ada/${q}`,
    ],
    admin: [
      'home',
      'role',
      `role?q=${q}`,
      'spesialis',
      'tenagaprofesi',
      `tenagaprofesi/detail/${tenaga.profesional_id}`,
      'konsultasi',
      `konsultasi?q=${q}`,
      `konsultasi/detail/${next}`,
      `konsultasi/detail/${done}`,
      'hari-libur',
      'surat',
      'notifikasi',
      'profile',
      'data-saya',
    ].map((page) => `/admin/${page}`),
    tenaga: under(tenaga, [
      'home',
      'jadwal',
      'daftarKonsultasi',
      `daftarKonsultasi?q=${q}`,
      `daftarKonsultasi/detail/${next}`,
      `daftarKonsultasi/detail/${done}`,
      'feedback',
      'chat',
      `chat?jadwal_id=${next}`,
      'notifikasi',
      'profile',
      'data-saya',
    ]),
    patient: under(patient, [
      'home',
      'konsultasi',
      `konsultasi?q=${q}`,
      `appointment?profesional_id=${tenaga.profesional_id}`,
      'riwayat-konsultasi',
      `riwayat-konsultasi?q=${q}`,
      `appointment-detail?jadwal_id=${next}`,
      `appointment-detail?jadwal_id=${done}`,
      'feedback',
      'chat',
      `chat?jadwal_id=${next}`,
      'notifikasi',
      'profile',
      'data-saya',
    ]),
  }
}
