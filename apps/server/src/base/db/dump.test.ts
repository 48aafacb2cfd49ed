import { randomUUID } from 'node:crypto'
import { resolveCuti } from '@sehati/contract/absence/cuti.endpoints'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import { putDrafRekam } from '@sehati/contract/care/rekam.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { login, register } from '@sehati/contract/people/auth.endpoints'
import { findUser, getUser, updateProfil } from '@sehati/contract/people/user.endpoints'
import { imporData } from '@sehati/contract/staffing/impor.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { getLampiran, insertLampiran, insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { eksporSemuaAkun } from '../../../test/ekspor.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { startServer } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'

const { db, call, make } = await startServer()

/** Every row of every table as text, as a dump would show it; binary columns as hex. But for the notices of privacy, which everyone reads and which hold everyday words. */
async function dump(): Promise<string> {
  const tables = await db.rows<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'naskah'`,
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const rows = await db.rows<{ text: string }>(sql`select t::text as text from ${raw(name)} t`)
    parts.push(...rows.map(({ text }) => text))
  }
  return parts.join('\n')
}

/** Forms in which a text could appear in a dump: as it is, as hex in two encodings, and as base64 at each offset. */
function disguises(text: string): string[] {
  const bytes = Buffer.from(text)
  const base64 = [0, 1, 2].map((offset) =>
    bytes
      .subarray(offset, bytes.length - 3)
      .toString('base64')
      .replace(/=+$/, ''),
  )
  return [
    text,
    bytes.toString('hex'),
    Buffer.from(text, 'utf16le').toString('hex'),
    ...base64.map((part) => part.slice(2, -2)),
  ]
}

test('a dump shows no complaint, no reply, no reason, no BPJS number, no token and no password', async () => {
  const patient = await make.person(5, { name: 'Pasien Terbaca' })
  const admin = await make.person(1)
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const secrets = {
    keluhan: 'Keluhanrahasia kambuh tiap malam',
    initial_consult: 'Balasanrahasia minum obat dua kali',
    alasan: 'Alasanrahasia pindah ke luar negeri',
    pesan: 'Pesanrahasia digeser karena seminar',
    obrolan: 'Obrolanrahasia tentang tetanggaku',
    berkas: '%PDF-1.7 Berkasrahasia hasil laboratorium',
    nama_berkas: 'Namarahasia hasil',
    ulasan: 'Ulasanrahasia sembuh dari depresi',
    catatan: 'Catatanrahasia cemas sejak ujian',
    perbaikan: 'Perbaikanrahasia salah menulis',
    draf: 'Drafrahasia belum ditandatangani',
  }
  const headers = { 'idempotency-key': 'kunci-terbaca' }
  const { jadwal_id } = (await call(patient, api.bookKonsultasi, { body: askFor(session, secrets), headers })).data
  const query = { jadwalid: jadwal_id }
  await call(tenaga, api.updateKonsultasi, {
    query,
    body: { status: 'disetujui', initial_consult: secrets.initial_consult },
  })
  await call(patient, api.cancelKonsultasi, { query, body: secrets })
  const finished = await make.booked(patient, {
    status: 'selesai',
    keluhan: secrets.keluhan,
    balasan: secrets.initial_consult,
  })
  await call(patient, insertFeedback, {
    body: { jadwal_id: finished.jadwal_id, rating: 5, komentar: secrets.ulasan },
  })

  const stranded = await make.booked(await make.person(5))
  const cuti_id = await make.cuti(stranded.tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-25' })
  const later = { tindakan: 'jadwal-ulang', jadwal_tenaga_id: stranded.session.id, tanggal: '2026-12-02' }
  const tindakan = [{ jadwal_id: stranded.jadwal_id, ...later }]
  const moved = await call(stranded.tenaga, resolveCuti, { body: { cuti_id, tindakan, pesan: secrets.pesan } })
  expect(moved.status).toBe(200)

  const said = { jadwal_id: finished.jadwal_id, pesan: secrets.obrolan }
  expect((await call(patient, insertPercakapan, { body: said })).status).toBe(201)
  const form = { field: 'berkas', name: `${secrets.nama_berkas}.pdf`, isian: { client_id: randomUUID() } }
  const sent = await call(patient, insertLampiran, {
    query: { jadwal_id: finished.jadwal_id },
    ...(await formOf(secrets.berkas, form)),
  })
  expect(sent.status).toBe(201)

  const noted = await make.booked(patient, { level_id: 3, tanggal: '2026-11-18' })
  const of = { jadwal_id: noted.jadwal_id, penulis_id: noted.tenaga.user_id }
  await make.rekam(of, { teks: secrets.catatan })
  await make.rekam(of, { versi: 2, teks: secrets.catatan, alasan: secrets.perbaikan })
  const draf = { jenis: 'lengkap', isi: secrets.draf, dasar_versi: 0 }
  const saved = await call(noted.tenaga, putDrafRekam, { query: { jadwalid: noted.jadwal_id }, body: draf })
  expect(saved.status).toBe(200)

  const { token, perangkat_token } = (await call(null, login, { body: { email: patient.email, password: PASSWORD } }))
    .data

  await make.foto(patient.user_id)

  // A BPJS number on each way in, and where it is looked up, exported and sent with a booking.
  const nomor = ['7391846000011', '7391846000022', '7391846000033', '7391846000044', '7391846000055'] as const
  const formulir = { gender: 'lainnya', password_hash: PASSWORD }
  const replies = [
    await call(null, register, { body: { ...formulir, name: 'Sari', email: 'sari@uji.test', no_bpjs: nomor[0] } }),
    await call(admin, register, { body: { ...formulir, name: 'Budi', email: 'budi@uji.test', no_bpjs: nomor[1] } }),
    await call(patient, updateProfil, { body: { no_bpjs: nomor[2] } }),
    await call(admin, updateUser, { body: { user_id: tenaga.user_id, no_bpjs: nomor[3] } }),
    await call(admin, imporData, {
      query: { jenis: 'pengguna', coba: 0 },
      body: { csv: `name,email,no_bpjs\nTono,tono@uji.test,${nomor[4]}` },
    }),
    await call(patient, api.bookKonsultasi, {
      body: askFor(
        await make.sesi(finished.tenaga.profesional_id, { sesi: 2, jam_mulai: '13:00', jam_selesai: '14:00' }),
        {
          use_bpjs: 1,
          no_bpjs: nomor[2],
        },
      ),
      headers: { 'idempotency-key': 'kunci-bpjs' },
    }),
    await eksporSemuaAkun(call, admin),
    await call(admin, findUser, { body: { field: 'no_bpjs', value: nomor[2] } }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 201, 200, 200])
  expect([replies[5]?.data.no_bpjs, replies[7]?.data.total]).toEqual([nomor[2], 1])
  for (const number of nomor) expect(replies[6]?.raw.toString()).toContain(number)

  const everything = await dump()
  // Values that are not secret are found: the search works.
  for (const open of ['Pasien Terbaca', 'kunci-terbaca']) expect(everything).toContain(open)
  for (const secret of [...Object.values(secrets), ...nomor, patient.token, token, perangkat_token, PASSWORD]) {
    for (const disguise of disguises(secret)) expect(everything).not.toContain(disguise)
    for (const word of secret.split(' ')) if (word.length > 6) expect(everything).not.toContain(word)
  }
  // The head of a WebP, with its length between the two words.
  expect(everything).not.toMatch(/52494646.{8}57454250/)
  expect((await call(finished.tenaga, getLampiran, { query: { id: sent.data.id } })).raw.toString()).toBe(
    secrets.berkas,
  )
  // The people concerned can still read all of it through the API.
  expect((await call(tenaga, api.getKonsultasi, { query })).data).toMatchObject({
    keluhan: secrets.keluhan,
    initial_consult: secrets.initial_consult,
  })
})

/** A check constraint, or the guard against old keys, which comes first. */
const checkViolation = { code: '23514' }

test('plain text is refused in an encrypted column', async () => {
  const { jadwal_id } = await make.booked(await make.person(5))
  for (const column of ['keluhan', 'initial_consult', 'alasan_batal', 'pesan_pindah']) {
    const plain = Buffer.from('Keluhan yang tidak disegel sama sekali')
    await expect(
      db.rows(sql`update konsultasi set ${raw(column)} = ${plain} where jadwal_id = ${jadwal_id}`),
    ).rejects.toMatchObject(checkViolation)
  }
  const { user_id } = await make.person(5)
  await make.foto(user_id)
  const [own, other] = [(await make.person(5)).user_id, (await make.person(5)).user_id]
  for (const change of [
    sql`no_bpjs_segel = '0001112223334'::bytea, no_bpjs_sidik = null`,
    sql`no_bpjs_segel = null`,
    sql`no_bpjs_sidik = null`,
    // A digest of another key than the number's.
    sql`no_bpjs_sidik = overlay(no_bpjs_sidik placing '\\x00000000'::bytea from 1)`,
    // A value of another length, as of more than a number.
    sql`no_bpjs_segel = no_bpjs_segel || '\\x00'::bytea`,
  ])
    await expect(db.rows(sql`update users set ${change} where user_id = ${own}`)).rejects.toMatchObject(checkViolation)
  // Moved to another account it is not decrypted: the account has no number.
  await db.rows(sql`
    update users u set no_bpjs_segel = o.no_bpjs_segel, no_bpjs_sidik = o.no_bpjs_sidik
    from users o where u.user_id = ${other} and o.user_id = ${own}`)
  const shown = await call(await make.person(1), getUser, { query: { id: other } })
  expect([shown.status, shown.data.no_bpjs]).toEqual([200, null])
  const { jadwal_id: done, tenaga } = await make.booked({ user_id }, { status: 'selesai' })
  const feedback_id = await make.feedback({ jadwal_id: done, user_id, profesional_id: tenaga.profesional_id })
  const berkas = Buffer.from('%PDF-1.7 sama sekali tidak disegel oleh siapa pun')
  const pesan_id = await make.pesan({ jadwal_id, pengirim_id: (await make.person(5)).user_id }, { berkas })
  for (const [table, key, column] of [
    ['percakapan', 'id', 'pesan'],
    ['lampiran', 'pesan_id', 'nama'],
    ['lampiran', 'pesan_id', 'penuh'],
    ['lampiran', 'pesan_id', 'kecil'],
    ['feedback', 'feedback_id', 'komentar'],
    ['foto', 'user_id', 'isi'],
  ] as const) {
    const row = { feedback: feedback_id, foto: user_id }[table as string] ?? pesan_id
    await expect(
      db.rows(sql`update ${raw(table)} set ${raw(column)} = ${berkas} where ${raw(key)} = ${row}`),
    ).rejects.toMatchObject(checkViolation)
  }
})
