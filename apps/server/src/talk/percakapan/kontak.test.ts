import * as api from '@sehati/contract/talk/percakapan.endpoints'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { call, make } = await startServer()
type Who = { token: string; user_id: number }
const inbox = async (who: Who, query: Record<string, unknown> = {}) => (await call(who, api.listKontak, { query })).data
const unseen = async (who: Who) => (await call(who, api.countBelumDibaca)).data.jumlah
const mark = (who: Who, jadwal_id: number, at: object) => call(who, api.putTanda, { body: { jadwal_id, ...at } })
const statuses = async (who: Who, jadwal_id: number) =>
  (await call(who, api.listPercakapan, { query: { jadwal_id } })).data.map(({ status }: { status: string }) => status)

async function talk(name: string) {
  const patient = await make.person(5, { name })
  const booked = await make.booked(patient, { status: 'disetujui' })
  const say = (who: Who, pesan?: string) =>
    make.pesan({ jadwal_id: booked.jadwal_id, pengirim_id: who.user_id }, pesan ? { pesan } : {})
  return { patient, ...booked, say }
}

describe('ticks', () => {
  test('follow the other person’s marks: sent, then delivered, then read', async () => {
    const { patient, tenaga, jadwal_id, say } = await talk('Tono')
    const [one, two] = [await say(patient), await say(patient)]
    expect(await statuses(patient, jadwal_id)).toEqual(['sent', 'sent'])
    expect((await mark(tenaga, jadwal_id, { terkirim_id: two })).data).toEqual({
      jadwal_id,
      user_id: tenaga.user_id,
      terkirim_id: two,
      dibaca_id: 0,
    })
    expect(await statuses(patient, jadwal_id)).toEqual(['delivered', 'delivered'])
    await mark(tenaga, jadwal_id, { dibaca_id: one })
    // Both see the same.
    for (const who of [patient, tenaga]) expect(await statuses(who, jadwal_id)).toEqual(['read', 'delivered'])
    expect((await call(patient, api.listTanda, { query: { jadwal_id } })).data).toEqual([
      { jadwal_id, user_id: patient.user_id, terkirim_id: 0, dibaca_id: 0 },
      { jadwal_id, user_id: tenaga.user_id, terkirim_id: two, dibaca_id: one },
    ])
    // The patient's mark does not concern the patient's own messages.
    await mark(patient, jadwal_id, { dibaca_id: two })
    expect(await statuses(patient, jadwal_id)).toEqual(['read', 'delivered'])
  })

  test('never move back, never beyond the last message, and a read message has been delivered', async () => {
    const { patient, tenaga, jadwal_id, say } = await talk('Tini')
    expect((await mark(tenaga, jadwal_id, { dibaca_id: 5 })).data).toMatchObject({ terkirim_id: 0, dibaca_id: 0 })
    const [one, two] = [await say(patient), await say(patient)]
    const marked = async (at: object) => (await mark(tenaga, jadwal_id, at)).data
    expect(await marked({ dibaca_id: 2_000_000_000 })).toMatchObject({ terkirim_id: two, dibaca_id: two })
    expect(await marked({ terkirim_id: one, dibaca_id: one })).toMatchObject({ terkirim_id: two, dibaca_id: two })
    expect(await marked({})).toMatchObject({ terkirim_id: two, dibaca_id: two })
    const three = await say(patient)
    expect(await statuses(patient, jadwal_id)).toEqual(['read', 'read', 'sent'])
    expect(three).toBeGreaterThan(two)
  })

  test('in any order end at the furthest', async () => {
    const { patient, tenaga, jadwal_id, say } = await talk('Tuti')
    const ids: number[] = []
    for (let n = 0; n < 12; n++) ids.push(await say(patient))
    const last = ids.at(-1)
    await Promise.all([...ids].reverse().map((id) => mark(tenaga, jadwal_id, { terkirim_id: id, dibaca_id: id })))
    expect((await mark(tenaga, jadwal_id, {})).data).toMatchObject({ terkirim_id: last, dibaca_id: last })
  })
})

describe('the inbox', () => {
  test('has every consultation of the caller, the latest message first, with the other person', async () => {
    const me = await make.person(5, { name: 'Wati' })
    const [first, second, silent] = [
      await make.booked(me, { status: 'disetujui' }),
      await make.booked(me, { jam_mulai: '11:00:00', jam_selesai: '12:00:00', status: 'dibatalkan' }),
      await make.booked(me, { jam_mulai: '13:00:00', jam_selesai: '14:00:00' }),
    ]
    await make.pesan({ jadwal_id: second.jadwal_id, pengirim_id: me.user_id })
    await make.pesan({ jadwal_id: first.jadwal_id, pengirim_id: first.tenaga.user_id }, { pesan: 'Terakhir' })
    const { queried, total } = await inbox(me)
    expect([total, queried.map((kontak: { jadwal_id: number }) => kontak.jadwal_id)]).toEqual([
      3,
      [first.jadwal_id, second.jadwal_id, silent.jadwal_id],
    ])
    expect(queried[0]).toMatchObject({
      user_id: first.tenaga.user_id,
      name: first.tenaga.name,
      foto_url: null,
      nama_spesialisasi: expect.stringContaining('Spesialisasi'),
      tanggal: '2026-11-25T09:00:00+07:00',
      status: 'disetujui',
      pesan_terakhir: { pesan: 'Terakhir', nama_pengirim: first.tenaga.name },
      jam_layanan: { mulai: '09:00:00', selesai: '10:00:00' },
      belum_dibaca: 1,
      tutup_pada: null,
    })
    expect([queried[1].belum_dibaca, queried[1].tutup_pada < '2026']).toEqual([0, true])
    expect(queried[2].pesan_terakhir).toBeNull()
    const other = (await inbox(first.tenaga)).queried
    expect(other).toMatchObject([{ user_id: me.user_id, name: 'Wati', nama_spesialisasi: null, belum_dibaca: 0 }])
  })

  test('is searched by the other person’s name, filtered to one, and paged', async () => {
    const tenaga = await make.profesional()
    const session = await make.sesi(tenaga.profesional_id)
    for (const [n, name] of ['Budi Santoso', 'Ani 100%', 'Bambang'].entries()) {
      const { user_id } = await make.person(5, { name })
      const ids = { user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
      await make.konsultasi(ids, { jam_mulai: `1${n}:00:00`, jam_selesai: `1${n}:30:00` })
    }
    const names = async (query: Record<string, unknown>) =>
      (await inbox(tenaga, query)).queried.map(({ name }: { name: string }) => name)
    expect(await names({ q: 'ba' })).toEqual(['Bambang'])
    expect(await names({ q: '%' })).toEqual(['Ani 100%'])
    expect(await inbox(tenaga, { page: 2, limit: 2 })).toMatchObject({ total: 3, last_page: 2, current_page: 2 })
    expect(await names({ page: 2, limit: 2 })).toHaveLength(1)
    const [{ jadwal_id }] = (await inbox(tenaga)).queried
    expect((await inbox(tenaga, { jadwal_id })).total).toBe(1)
    expect((await inbox(await make.person(5), { jadwal_id })).total).toBe(0)
  })

  test('shows until when the person may write after the consultation is over', async () => {
    const me = await make.person(5)
    await make.booked(me, { status: 'selesai' })
    expect((await inbox(me)).queried[0].tutup_pada).toBe('2026-11-30T07:00:00+07:00')
  })

  test('is empty for an admin, with any number of conversations', async () => {
    const { patient, say } = await talk('Tari')
    await say(patient)
    const admin = await make.person(1)
    expect(await inbox(admin)).toMatchObject({ queried: [], total: 0 })
    expect(await unseen(admin)).toBe(0)
  })
})

describe('the number of unseen messages', () => {
  test('counts all conversations, without the caller’s own and without deleted messages', async () => {
    const { patient, tenaga, jadwal_id, say } = await talk('Tina')
    const other = await make.booked(patient, { jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
    await say(patient)
    const [, second] = [await say(tenaga), await say(tenaga)]
    await make.pesan({ jadwal_id: other.jadwal_id, pengirim_id: other.tenaga.user_id })
    expect([await unseen(patient), await unseen(tenaga), await unseen(other.tenaga)]).toEqual([3, 1, 0])
    await call(tenaga, api.removePercakapan, { query: { id: second } })
    expect(await unseen(patient)).toBe(2)
    await mark(patient, jadwal_id, { dibaca_id: second })
    expect(await unseen(patient)).toBe(1)
    // A delivered message is not seen.
    await mark(tenaga, jadwal_id, { terkirim_id: second })
    expect(await unseen(tenaga)).toBe(1)
  })
})
