import { insertKeberatanHadir, putTidakHadir } from '@sehati/contract/absence/kehadiran.endpoints'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import { insertBukaIdentitas } from '@sehati/contract/rights/identitas-rekam.endpoints'
import { insertPermintaan, insertPernyataan, putPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { putTinjauan, removeBukaDarurat } from '@sehati/contract/safety/darurat.endpoints'
import { putTanggapan } from '@sehati/contract/safety/keberatan.endpoints'
import { insertPengungkapan } from '@sehati/contract/safety/pengungkapan.endpoints'
import { akuiPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import { insertSemester, putKelonggaran } from '@sehati/contract/schedule/semester.endpoints'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { insertTunggu, mendesakTunggu } from '@sehati/contract/waiting/tunggu.endpoints'
import sql from 'sql-template-tag'
import { makeDarurat } from '../darurat.ts'
import { makeKeberatan } from '../keberatan.ts'
import { makePeringatan } from '../peringatan.ts'
import type { startServer } from '../server.ts'
import { makeTerhapus } from '../terhapus.ts'
import { canaryOf, pengenalOf } from './words.ts'

type Server = Awaited<ReturnType<typeof startServer>>

/**
 * The words about a patient beside their consultations, each by the way on which it comes in, and a review that its author shows to
 * all: an allowance, alerts, emergency accesses with a review, reports with an answer. Of each kind one still waits.
 */
export async function plantBeside(server: Server) {
  const { call, make, db } = server
  const { pemegang, hubungi, step, tutup, idOf } = makePeringatan(server)
  const { konsultasi, open, peninjau } = makeDarurat(server)
  const { read, report } = makeKeberatan(server)
  const must = async (reply: Promise<{ status: number; data: unknown; code?: string }>) => {
    const { status, code, data } = await reply
    if (status >= 300) throw new Error(`${status} ${code}`)
    return data
  }
  const [opener, reviewer, duty] = [await make.person(1), await peninjau(3), await pemegang()]
  const [first, second] = [await konsultasi(), await konsultasi()]
  const { patient } = first

  const span = { nama: 'Ganjil 2019', dari: '2019-08-01', sampai: '2019-12-31' }
  const { semester_id } = (await must(call(opener, insertSemester, { body: span }))) as { semester_id: number }
  const allowance = { user_id: patient.user_id, jenis_id: 1, semester_id, tambahan: 1 }
  await must(call(opener, putKelonggaran, { body: { ...allowance, alasan: canaryOf['kelonggaran.alasan'] } }))

  await must(
    hubungi(patient, { phone_number: pengenalOf['peringatan.telepon'], tempat: canaryOf['peringatan.tempat'] }),
  )
  // Without a number of its own an alert shows that of the account.
  const third = await make.person(5)
  const phone_number = `${pengenalOf['users.phone_number pasien']}${third.user_id}`
  await db.rows(sql`update users set phone_number = ${phone_number} where user_id = ${third.user_id}`)
  const chat = await make.booked(third, { status: 'disetujui', tanggal: '2026-11-26' })
  await must(call(third, insertPercakapan, { body: { jadwal_id: chat.jadwal_id, pesan: 'Saya ingin mati saja' } }))
  await must(hubungi(second.patient))
  const closed = await idOf(second.patient)
  await must(step(duty, akuiPeringatan, closed))
  await must(tutup(duty, closed, canaryOf['peringatan.catatan']))

  const alasan = `${canaryOf['buka_darurat.alasan']}, pasien pingsan di kelas`
  for (const jadwal_id of [first.jadwal_id, second.jadwal_id]) {
    const { buka_id } = (await must(open(opener, jadwal_id, { alasan }))) as { buka_id: number }
    await must(call(opener, removeBukaDarurat, { query: { id: buka_id } }))
    const catatan = canaryOf['tinjauan_darurat.catatan']
    const review = { buka_id, hasil: 'wajar', catatan } as const
    if (jadwal_id === second.jadwal_id) await must(call(reviewer, putTinjauan, { body: review }))
  }

  for (const of of [first, second]) {
    const nomor = await read(of.tenaga, of.jadwal_id)
    const reported = report(of.patient, nomor, `${canaryOf['keberatan.isi']} tidak saya kenal`)
    const { keberatan_id } = (await must(reported)) as { keberatan_id: number }
    const isi = `${canaryOf['tanggapan_keberatan.isi']} sudah diperiksa`
    if (of === second) await must(call(reviewer, putTanggapan, { body: { keberatan_id, hasil: 'wajar', isi } }))
  }

  // A place in line for Monday, on which the professional has no session, and why it goes first.
  const wait = { profesional_id: first.tenaga.profesional_id, metode_konsultasi: 'online', hari: ['Senin'] }
  const entry = { ...wait, keluhan: `${canaryOf['daftar_tunggu.keluhan']} sejak lama` }
  const { tunggu_id } = (await must(call(patient, insertTunggu, { body: entry }))) as { tunggu_id: number }
  const why = { mendesak: true, alasan: `${canaryOf['daftar_tunggu.mendesak_alasan']} memburuk` }
  await must(call(opener, mendesakTunggu, { query: { id: tunggu_id }, body: why }))

  // An absence, to which the patient objects.
  const missed = await make.booked(patient, { tanggal: '2026-11-20', status: 'disetujui' })
  await must(call(opener, putTidakHadir, { query: { jadwalid: missed.jadwal_id } }))
  const words = { jadwal_id: missed.jadwal_id, alasan: `${canaryOf['keberatan_hadir.alasan']} saya datang` }
  await must(call(patient, insertKeberatanHadir, { body: words }))

  // A request about their data, which an officer has refused, and their statement.
  const officer = await make.person(1)
  await make.tugas(officer.user_id, 'petugas_data')
  const done = await make.booked(patient, { tanggal: '2026-11-18', status: 'selesai' })
  const asked = { jenis: 'perbaikan', isi: `${canaryOf['permintaan.isi']} keliru`, jadwal_id: done.jadwal_id }
  const { permintaan_id } = (await must(call(patient, insertPermintaan, { body: asked }))) as { permintaan_id: number }
  const jawaban = `${canaryOf['permintaan.jawaban']} sudah`
  const said = { tindakan: 'tolak', alasan_tolak: 'kewajiban_simpan', jawaban }
  await must(call(officer, putPermintaan, { query: { id: permintaan_id }, body: said }))
  const own = { isi: `${canaryOf['permintaan.pernyataan']} menurut saya` }
  await must(call(patient, insertPernyataan, { query: { id: permintaan_id }, body: own }))

  // A request for notes of psychology, which waits for its psychologist.
  const { jadwal_id: notes } = await make.booked(patient, { level_id: 3, tanggal: '2026-11-17', status: 'selesai' })
  const access = { jenis: 'akses', isi: `${canaryOf['permintaan.isi']} catatan`, jadwal_id: notes } as const
  await must(call(patient, insertPermintaan, { body: access }))

  // Whom their physician told outside of the clinic.
  const told = {
    jadwal_id: done.jadwal_id,
    kepada: canaryOf['pengungkapan.kepada'],
    alasan: `${canaryOf['pengungkapan.alasan']} malam ini`,
  }
  await must(call(done.tenaga, insertPengungkapan, { body: told }))

  // Why an officer wants to know whose the record of an erased account is.
  const erased = {
    user_id: (await makeTerhapus(server)).user_id,
    alasan: `${canaryOf['buka_identitas.alasan']} pengadilan`,
  }
  await must(call(officer, insertBukaIdentitas, { body: erased }))

  const review = { jadwal_id: done.jadwal_id, rating: 5, tampil_publik: 1 } as const
  await must(call(patient, insertFeedback, { body: { ...review, komentar: canaryOf['feedback.komentar tampil'] } }))
  return { semester_id, permintaan_id, opener, waiting: patient, answered: second.patient, reviewed: done.tenaga }
}
