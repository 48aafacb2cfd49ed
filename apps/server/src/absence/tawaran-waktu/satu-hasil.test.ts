import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { START, startServer } from '../../../test/server.ts'
import { makeTawaranWaktu, THURSDAY } from '../../../test/tawaran-waktu.ts'

const server = await startServer()
const { db, make } = server
const { book, clinic, offer, take, read, see, approve } = makeTawaranWaktu(server)

describe('at once', () => {
  test('two taps on different times: one of them counts', async () => {
    for (let round = 0; round < 3; round++) {
      const of = await clinic()
      const { tawaran_waktu_id } = (await offer(of)).data
      const replies = await Promise.all([1, 2, 3].map((nomor) => take(of, tawaran_waktu_id, nomor)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const { diambil, waktu } = await read(of)
      expect((await see(of)).tanggal).toBe(`${waktu[diambil - 1].tanggal}T${waktu[diambil - 1].jam_mulai}+07:00`)
    }
  })

  test('the patient takes and the professional approves: it is at one time, and the offer says which', async () => {
    for (let round = 0; round < 3; round++) {
      const of = await clinic()
      const { tawaran_waktu_id } = (await offer(of)).data
      const [taken, approved] = await Promise.all([take(of, tawaran_waktu_id, 1), approve(of)])
      expect(approved.status).toBe(200)
      const { hasil } = await read(of)
      expect(await see(of)).toMatchObject({
        status: 'disetujui',
        tanggal: hasil === 'diambil' ? `${THURSDAY}T09:00:00+07:00` : '2026-11-25T09:00:00+07:00',
      })
      expect(taken.status).toBe(hasil === 'diambil' ? 200 : 409)
    }
  })

  test('the patient takes and strangers book the time: one has it', async () => {
    for (let round = 0; round < 3; round++) {
      const of = await clinic()
      const { tawaran_waktu_id } = (await offer(of)).data
      const strangers = await Promise.all([0, 1, 2].map(() => make.person(5)))
      const replies = await Promise.all([
        take(of, tawaran_waktu_id, 1),
        ...strangers.map((who) => book(who, of.sessions.nine, { tanggal: THURSDAY })),
      ])
      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
      for (const { status, code } of replies) if (status >= 300) expect(code).toBe('SLOT_TAKEN')
    }
  })
})

test('the database refuses an offer for what is not scheduled, a second open one, and an end that did not happen', async () => {
  const of = await clinic('disetujui')
  const { profesional_id, user_id } = of.tenaga
  const insert = (jadwal_id: number, tenaga = profesional_id) =>
    db.rows(sql`
      insert into tawaran_waktu (jadwal_id, profesional_id, oleh, dibuat) values (${jadwal_id}, ${tenaga}, ${user_id}, ${START})`)
  await insert(of.jadwal_id)
  await expect(insert(of.jadwal_id)).rejects.toMatchObject({ constraint: 'tawaran_waktu_satu' })
  const gone = await clinic('dibatalkan')
  await expect(insert(gone.jadwal_id, gone.tenaga.profesional_id)).rejects.toMatchObject({
    constraint: 'tawaran_waktu_terjadwal',
  })
  await expect(insert((await clinic()).jadwal_id)).rejects.toMatchObject({ constraint: 'tawaran_waktu_terjadwal' })
  await expect(
    db.rows(sql`
      update tawaran_waktu set hasil = 'diambil', diambil = 1, berakhir_pada = ${START} where jadwal_id = ${of.jadwal_id}`),
  ).rejects.toMatchObject({ constraint: 'tawaran_waktu_terlaksana' })
  await db.rows(sql`
    update tawaran_waktu set hasil = 'ditolak', berakhir_pada = ${START} where jadwal_id = ${of.jadwal_id}`)
  await expect(
    db.rows(sql`update tawaran_waktu set hasil = null, berakhir_pada = null where jadwal_id = ${of.jadwal_id}`),
  ).rejects.toMatchObject({ constraint: 'tawaran_waktu_tetap' })
})
