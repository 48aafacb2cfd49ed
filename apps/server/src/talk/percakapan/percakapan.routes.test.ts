import { randomUUID } from 'node:crypto'
import { messages } from '@sehati/contract/messages'
import * as api from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'

const { db, call, make, at } = await startServer()
const patient = await make.person(5, { name: 'Rani Pasien' })
const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })

type Who = { token: string; user_id: number }
const say = (who: Who, pesan: string, more: object = {}) =>
  call(who, api.insertPercakapan, { body: { jadwal_id, pesan, ...more } })
const list = async (who: Who, query: object = {}, of = jadwal_id) =>
  (await call(who, api.listPercakapan, { query: { jadwal_id: of, ...query } })).data
const texts = (rows: { pesan: string }[]) => rows.map(({ pesan }) => pesan)
/** A conversation of its own. */
async function pair(change: Parameters<typeof make.booked>[1] = { status: 'disetujui' }) {
  const me = await make.person(5)
  const booked = await make.booked(me, change)
  const send = (pesan: string, more: object = {}, who: Who = me) =>
    call(who, api.insertPercakapan, { body: { jadwal_id: booked.jadwal_id, pesan, ...more } })
  return { me, ...booked, send }
}

describe('a message', () => {
  test('has its sender and the current time, and is read by both', async () => {
    const client_id = randomUUID()
    const reply = await say(patient, '  Selamat pagi, Dok.\nSaya masih pusing 😣  ', { client_id })
    expect(reply.status).toBe(201)
    expect(reply.data).toEqual({
      id: expect.any(Number),
      jadwal_id,
      pengirim_id: patient.user_id,
      pesan: 'Selamat pagi, Dok.\nSaya masih pusing 😣',
      waktu_kirim: '2026-11-23T07:00:00+07:00',
      nama_pengirim: 'Rani Pasien',
      client_id,
      status: 'sent',
      balasan: null,
      diteruskan: false,
      dihapus: false,
      lampiran: null,
    })
    for (const who of [patient, tenaga]) expect(await list(who)).toEqual([reply.data])
  })

  test('that is blank, too long or in another’s name is refused', async () => {
    const blank = await say(patient, ' \n ')
    expect([blank.status, blank.message]).toEqual([422, 'Pesan tidak boleh kosong.'])
    expect((await say(patient, 'x'.repeat(4_001))).status).toBe(422)
    expect((await say(patient, 'Halo', { pengirim_id: tenaga.user_id })).code).toBe('FORBIDDEN')
    expect((await say(patient, 'Halo', { client_id: 'bukan-uuid' })).status).toBe(422)
  })

  test('sent again with its client id returns the stored one; another client id is another message', async () => {
    const { me, send, tenaga, ...of } = await pair()
    const client_id = randomUUID()
    const first = await send('Halo', { client_id })
    expect(await send('Halo lagi', { client_id })).toMatchObject({ status: 201, data: first.data })
    // The client id is the sender's own: the other person's is another message.
    expect((await send('Balas', { client_id }, tenaga)).data.id).not.toBe(first.data.id)
    await send('Halo')
    await send('Halo')
    expect(texts(await list(me, {}, of.jadwal_id))).toEqual(['Halo', 'Balas', 'Halo', 'Halo'])
  })
})

describe('a reply', () => {
  test('quotes a message of the same conversation, with its sender', async () => {
    const { me, send, tenaga, jadwal_id } = await pair()
    const { data: asked } = await send('Boleh minum kopi?')
    const { data } = await send('Sebaiknya tidak dulu', { balas_id: asked.id }, tenaga)
    const balasan = {
      id: asked.id,
      pengirim_id: me.user_id,
      nama_pengirim: me.name,
      pesan: 'Boleh minum kopi?',
      dihapus: false,
      ada_lampiran: false,
    }
    expect(data.balasan).toEqual(balasan)
    expect((await list(me, {}, jadwal_id))[1].balasan).toEqual(balasan)
  })

  test('to a message of another conversation is refused, also to the caller’s own there', async () => {
    const [here, there] = [await pair(), await pair()]
    const { data: foreign } = await there.send('Rahasia')
    const { jadwal_id } = await make.booked(here.me, { jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
    const { data: own } = await here.send('Milik sendiri', { jadwal_id })
    for (const balas_id of [foreign.id, own.id, 2_000_000_000]) {
      expect(await here.send('Balas', { balas_id })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    expect(await list(here.me, {}, here.jadwal_id)).toEqual([])
  })
})

describe('a conversation is read', () => {
  test('from its end, backwards from an id, and on from an id', async () => {
    const { me, send, jadwal_id } = await pair()
    const ids: number[] = []
    for (let n = 1; n <= 7; n++) ids.push((await send(`Ke-${n}`)).data.id)
    const read = async (query: object) => texts(await list(me, query, jadwal_id))
    expect(await read({ limit: 3 })).toEqual(['Ke-5', 'Ke-6', 'Ke-7'])
    expect(await read({ limit: 3, before: ids[4] })).toEqual(['Ke-2', 'Ke-3', 'Ke-4'])
    expect(await read({ limit: 3, after: ids[1] })).toEqual(['Ke-3', 'Ke-4', 'Ke-5'])
    expect(await read({ after: ids[1], before: ids[4] })).toEqual(['Ke-3', 'Ke-4'])
    expect(await read({ after: ids[6] })).toEqual([])
    expect(await read({})).toHaveLength(7)
    expect(await read({ limit: 101 })).toHaveLength(7)
  })

  test('by the two people only: not by admins, other patients or other professionals', async () => {
    const { send, jadwal_id } = await pair()
    await send('Rahasia')
    for (const who of [await make.person(1), await make.person(4), await make.person(5), await make.profesional()]) {
      const read = await call(who, api.listPercakapan, { query: { jadwal_id } })
      expect(read).toMatchObject({ status: 404, code: 'NOT_FOUND', data: undefined })
      expect(await send('Halo', {}, who)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
  })
})

describe('writing ends', () => {
  test('when the consultation is cancelled; reading does not, and a retry finds its message', async () => {
    const { me, send, jadwal_id } = await pair()
    const client_id = randomUUID()
    const { data } = await send('Sebelum batal', { client_id })
    await setStatus(db, jadwal_id, 'dibatalkan')
    const refused = await send('Sesudah batal')
    expect([refused.status, refused.message]).toEqual([409, messages.CHAT_CLOSED.isi])
    expect(await send('Sebelum batal', { client_id })).toMatchObject({ status: 201, data })
    expect(texts(await list(me, {}, jadwal_id))).toEqual(['Sebelum batal'])
  })

  test('seven days after the consultation became selesai', async () => {
    const { me, send } = await pair({ status: 'selesai' })
    at('2026-11-30T06:59:59+07:00')
    const again = { ...me, token: await make.signIn(me.user_id) }
    expect((await send('Masih sempat', {}, again)).status).toBe(201)
    at('2026-11-30T07:00:00+07:00')
    expect((await send('Terlambat', {}, again)).code).toBe('CHAT_CLOSED')
    at('2026-11-23T07:00:00+07:00')
  })
})

describe('a message is forwarded', () => {
  test('by a professional to another consultation of the same patient, never to another patient', async () => {
    const tenaga = await make.profesional()
    const session = await make.sesi(tenaga.profesional_id)
    const [patient, other] = [await make.person(5), await make.person(5)]
    const on = (who: { user_id: number }, tanggal: string) =>
      make.konsultasi(
        { user_id: who.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id },
        { tanggal, status: 'disetujui' },
      )
    const [here, same, foreign] = [
      await on(patient, '2026-11-25'),
      await on(patient, '2026-12-02'),
      await on(other, '2026-12-09'),
    ]
    const id = await make.pesan({ jadwal_id: here, pengirim_id: patient.user_id }, { pesan: 'Hasil lab saya' })
    const forward = (jadwal_id: number) =>
      call(tenaga, api.forwardPercakapan, { body: { id, jadwal_id, client_id: randomUUID() } })
    expect(await forward(foreign)).toMatchObject({ status: 409, code: 'FORWARD_REFUSED' })
    expect((await call(other, api.listPercakapan, { query: { jadwal_id: foreign } })).data).toEqual([])
    expect(await forward(same)).toMatchObject({ status: 201, data: { pesan: 'Hasil lab saya', diteruskan: true } })
  })

  test('to another of the caller’s own consultations, where its sender is the caller', async () => {
    const { me, send, tenaga } = await pair()
    const { data: said } = await send('Jaga pola tidur', {}, tenaga)
    const to = await make.booked(me, { jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
    const body = { id: said.id, jadwal_id: to.jadwal_id, client_id: randomUUID() }
    const { status, data } = await call(me, api.forwardPercakapan, { body })
    expect([status, data.pesan, data.diteruskan, data.pengirim_id]).toEqual([201, said.pesan, true, me.user_id])
    expect((await call(me, api.forwardPercakapan, { body })).data).toEqual(data)
    expect(await list(to.tenaga, {}, to.jadwal_id)).toEqual([data])
    // A stored message stays: a retry is not refused because its source was deleted in between.
    await call(tenaga, api.removePercakapan, { query: { id: said.id } })
    expect(await call(me, api.forwardPercakapan, { body })).toMatchObject({ status: 201, data })
  })

  test('not out of another’s conversation, nor into one, nor when it is deleted', async () => {
    const [mine, theirs] = [await pair(), await pair()]
    const { data: secret } = await theirs.send('Rahasia')
    const { data: own } = await mine.send('Milik sendiri')
    const forward = (id: number, jadwal_id: number) =>
      call(mine.me, api.forwardPercakapan, { body: { id, jadwal_id, client_id: randomUUID() } })
    expect((await forward(secret.id, mine.jadwal_id)).code).toBe('NOT_FOUND')
    expect((await forward(own.id, theirs.jadwal_id)).code).toBe('NOT_FOUND')
    await call(mine.me, api.removePercakapan, { query: { id: own.id } })
    expect((await forward(own.id, mine.jadwal_id)).code).toBe('NOT_FOUND')
  })
})

describe('a message is deleted', () => {
  test('for both, leaving a marker, in quotes as well, and its text is stored nowhere', async () => {
    const { me, send, tenaga, jadwal_id } = await pair()
    const { data: said } = await send('Salah kirim')
    await send('Maksudnya?', { balas_id: said.id }, tenaga)
    const { status, data } = await call(me, api.removePercakapan, { query: { id: said.id } })
    expect(status).toBe(200)
    expect(data).toEqual({ ...said, pesan: '', dihapus: true })
    for (const who of [me, tenaga]) {
      const [marker, quoting] = await list(who, {}, jadwal_id)
      expect(marker).toEqual(data)
      expect(quoting.balasan).toMatchObject({ id: said.id, pesan: '', dihapus: true, ada_lampiran: false })
    }
    expect(await db.row(sql`select pesan from percakapan where id = ${said.id}`)).toEqual({ pesan: null })
    // A repetition changes nothing, and a retry of the sending does not restore it.
    expect((await call(me, api.removePercakapan, { query: { id: said.id } })).data).toEqual(data)
    expect((await send('Salah kirim', { client_id: said.client_id })).data).toEqual(data)
  })

  test('by its sender only, and within an hour', async () => {
    const { me, send, tenaga } = await pair()
    const { data: said } = await send('Halo')
    const remove = (who: Who) => call(who, api.removePercakapan, { query: { id: said.id } })
    expect((await remove(tenaga)).code).toBe('FORBIDDEN')
    expect((await remove(await make.person(1))).code).toBe('NOT_FOUND')
    at('2026-11-23T08:00:01+07:00')
    const late = await remove(me)
    expect([late.status, late.message]).toEqual([409, messages.DELETE_TOO_LATE.isi])
    at('2026-11-23T08:00:00+07:00')
    expect((await remove(me)).status).toBe(200)
    at('2026-11-23T07:00:00+07:00')
  })
})
