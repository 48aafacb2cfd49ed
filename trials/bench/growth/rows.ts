import type { Seal } from '../../../apps/server/src/base/db/seal.ts'
import { CopyRows } from './copy-rows.ts'
import { type Consultation, consultationOf, mix, type Plan, patientUser, professionalUser, sessionOf } from './plan.ts'

const KELUHAN = 'Sudah tiga hari batuk dan pusing, terutama pada malam hari. Obat dari apotek belum membantu.'
const JAWABAN = 'Minum obat tiga kali sehari sesudah makan, cukup istirahat, dan kembali bila belum membaik.'
const PESAN = ['Selamat pagi, Dok.', 'Selamat pagi. Bagaimana kabarnya hari ini?', 'Masih pusing, tetapi sudah tidur.']
const KOMENTAR = 'Penjelasannya jelas dan sabar, terima kasih.'
const MESSAGES = 5
const DAY_MS = 86_400_000
const SESSION_MS = 1_800_000
/** As long as the product keeps them (kelasRetensi). */
const NOTICE_DAYS = 180
const MAIL_DAYS = 90

/** The tables that grow with consultations, and the columns that are filled. */
export const growing = {
  konsultasi:
    'jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi, status, sebab_batal, use_bpjs, keluhan, initial_consult, versi_balasan, pengaju_id, diubah_oleh, created_at, updated_at, jawab_sebelum',
  tempat: 'tempat_id, jenis, profesional_id, user_id, dari, sampai',
  riwayat_status: 'riwayat_id, jadwal_id, dari, ke, oleh, waktu',
  percakapan: 'id, jadwal_id, pengirim_id, pesan, client_id, waktu_kirim',
  percakapan_peserta: 'jadwal_id, user_id, terkirim_id, dibaca_id, terakhir_id, masuk_id',
  feedback: 'feedback_id, jadwal_id, profesional_id, user_id, rating, komentar, created_at',
  pemberitahuan: 'pemberitahuan_id, user_id, jenis, jadwal_id, mulai, peristiwa_id, dibaca_pada, created_at',
  surat:
    'surat_id, jenis, user_id, jadwal_id, mulai, peristiwa_id, status, percobaan, created_at, sejak, terkirim_pada',
} as const
export type Growing = keyof typeof growing

/** All rows that belong to the consultations from this one on, up to but not that one. */
export function rowsOf(plan: Plan, seal: Seal, from: number, to: number): Record<Growing, Buffer> {
  const rows = Object.fromEntries(Object.keys(growing).map((table) => [table, new CopyRows()])) as Record<
    Growing,
    CopyRows
  >
  const now = Date.now()
  for (let n = from; n < to; n++) {
    const k = consultationOf(plan, n)
    const people = { patient: patientUser(plan, k.patient), tenaga: professionalUser(plan, k.professional) }
    putKonsultasi(rows.konsultasi, k, people, seal)
    if (k.status !== 'dibatalkan') putTempat(rows.tempat, k, people)
    putRiwayat(rows.riwayat_status, k, people, n)
    if (k.talk !== null) putTalk(rows, k, people, seal, k.talk, now)
    if (k.hasReview)
      rows.feedback
        .row(7)
        .int(k.jadwal_id)
        .int(k.jadwal_id)
        .int(k.professional + 1)
        .int(people.patient)
        .int(3 + (mix(n) % 3))
        .bytes(seal.seal(`feedback.komentar:${k.jadwal_id}`, KOMENTAR))
        .instant(k.ended + DAY_MS)
    if (now - k.created < NOTICE_DAYS * DAY_MS) putTold(rows, k, people, n, now)
  }
  return Object.fromEntries(Object.entries(rows).map(([table, made]) => [table, made.whole()])) as Record<
    Growing,
    Buffer
  >
}

type People = { patient: number; tenaga: number }

function putKonsultasi(rows: CopyRows, k: Consultation, { patient, tenaga }: People, seal: Seal) {
  rows
    .row(19)
    .int(k.jadwal_id)
    .int(sessionOf(k.professional, k.day, k.sesi))
    .int(k.professional + 1)
    .int(patient)
    .instant(k.mulai)
    .instant(k.mulai + SESSION_MS)
    .int(k.sesi)
    .text(k.online ? 'online' : 'offline')
    .text(k.status)
  if (k.status === 'dibatalkan') rows.text('pasien')
  else rows.none()
  rows.bool(false).bytes(seal.seal(`konsultasi.keluhan:${k.jadwal_id}`, KELUHAN))
  if (k.status === 'selesai') rows.bytes(seal.seal(`konsultasi.initial_consult:${k.jadwal_id}`, JAWABAN))
  else rows.none()
  rows
    .int(k.status === 'selesai' ? 1 : 0)
    .int(patient)
    .int(k.status === 'diajukan' || k.status === 'dibatalkan' ? patient : tenaga)
    .instant(k.created)
    .instant(k.status === 'diajukan' ? k.created : k.status === 'disetujui' ? k.answered : k.ended)
    .instant(k.created + DAY_MS)
}

/** Consultations of the usual type have no pauses: their place is their time. */
function putTempat(rows: CopyRows, k: Consultation, { patient }: People) {
  rows
    .row(6)
    .int(k.jadwal_id)
    .text('konsultasi')
    .int(k.professional + 1)
    .int(patient)
    .instant(k.mulai)
    .instant(k.mulai + SESSION_MS)
}

function putRiwayat(rows: CopyRows, k: Consultation, { patient, tenaga }: People, n: number) {
  const put = (place: number, dari: string | null, ke: string, oleh: number, waktu: number) => {
    rows
      .row(6)
      .int(3 * n + place + 1)
      .int(k.jadwal_id)
    if (dari === null) rows.none()
    else rows.text(dari)
    rows.text(ke).int(oleh).instant(waktu)
  }
  put(0, null, 'diajukan', patient, k.created)
  if (k.status === 'diajukan') return
  put(1, 'diajukan', 'disetujui', tenaga, k.answered)
  if (k.status === 'disetujui') return
  put(2, 'disetujui', k.status, k.status === 'dibatalkan' ? patient : tenaga, k.ended)
}

function putTalk(
  rows: Record<Growing, CopyRows>,
  k: Consultation,
  { patient, tenaga }: People,
  seal: Seal,
  talk: number,
  now: number,
) {
  const first = talk * MESSAGES + 1
  const last = first + MESSAGES - 1
  for (let place = 0; place < MESSAGES; place++) {
    const pengirim = place % 2 === 0 ? patient : tenaga
    const client = clientId(first + place)
    rows.percakapan
      .row(6)
      .int(first + place)
      .int(k.jadwal_id)
      .int(pengirim)
      .bytes(
        seal.seal(
          `percakapan.pesan:${k.jadwal_id}:${pengirim}:${asUuid(client)}`,
          PESAN[place % PESAN.length] as string,
        ),
      )
      .bytes(client)
      .instant(Math.min(k.created + (place + 1) * 600_000, now))
  }
  // The patient wrote last; of what is new not everything has been seen.
  const seen = now - k.mulai < 7 * DAY_MS ? last - 1 : last
  const marks = rows.percakapan_peserta
  marks
    .row(6)
    .int(k.jadwal_id)
    .int(patient)
    .int(last)
    .int(last)
    .int(last)
    .int(last - 1)
  marks.row(6).int(k.jadwal_id).int(tenaga).int(seen).int(seen).int(last).int(last)
}

function putTold(
  rows: Record<Growing, CopyRows>,
  k: Consultation,
  { patient, tenaga }: People,
  n: number,
  now: number,
) {
  const told: [jenis: string, kepada: number, at: number][] = [['pengajuan', tenaga, k.created]]
  if (k.status !== 'diajukan') told.push(['disetujui', patient, k.answered])
  if (k.status === 'selesai') told.push(['undangan_ulasan', patient, k.ended])
  if (k.status === 'dibatalkan') told.push(['dibatalkan', tenaga, k.ended])
  for (const [place, [jenis, kepada, at]] of told.entries()) {
    const id = 3 * n + place + 1
    const isRead = mix(id) % 10 > 0 || now - at > 30 * DAY_MS
    const rest = rows.pemberitahuan
      .row(8)
      .int(id)
      .int(kepada)
      .text(jenis)
      .int(k.jadwal_id)
      .instant(k.mulai)
      .big(BigInt(id))
    if (isRead) rest.instant(Math.min(at + 3_600_000, now))
    else rest.none()
    rest.instant(at)
    if (now - at > MAIL_DAYS * DAY_MS) continue
    const isFailed = mix(id) % 1_000 === 0
    rows.surat
      .row(11)
      .bytes(clientId(id))
      .text(jenis)
      .int(kepada)
      .int(k.jadwal_id)
      .instant(k.mulai)
      .big(BigInt(id))
      .text(isFailed ? 'gagal' : 'terkirim')
      .int(1)
      .instant(at)
      .instant(at)
    if (isFailed) rows.surat.none()
    else rows.surat.instant(at + 2_000)
  }
}

/** A UUID of the fourth kind that belongs to a number. */
function clientId(n: number): Buffer {
  const id = Buffer.alloc(16)
  for (let place = 0; place < 4; place++) id.writeUInt32BE(mix(n + place * 40_503), place * 4)
  id.writeUInt32BE(n, 12)
  id[6] = ((id[6] as number) & 15) | 64
  id[8] = ((id[8] as number) & 63) | 128
  return id
}
const asUuid = (id: Buffer) => id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
