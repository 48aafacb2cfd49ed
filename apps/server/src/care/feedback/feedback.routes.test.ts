import { maxLength } from '@sehati/contract/base/constants'
import { alerts, isianTexts } from '@sehati/contract/base/texts'
import * as api from '@sehati/contract/care/feedback.endpoints'
import { getKonsultasi, listRiwayat } from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import {
  getTenagaProfesionalPublik,
  listTenagaProfesionalPublik,
} from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { describe, expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make, at } = await sharedServer()
type Who = { token: string }
const give = (who: Who, jadwal_id: unknown, change: object = {}) =>
  call(who, api.insertFeedback, { body: { jadwal_id, rating: 4, komentar: 'Ramah sekali', ...change } })
async function finished(change: Parameters<typeof make.booked>[1] = {}) {
  const patient = await make.person(5)
  return { patient, ...(await make.booked(patient, { status: 'selesai', tanggal: '2026-11-18', ...change })) }
}

test('a patient reviews a finished consultation; both sides read it', async () => {
  const { patient, tenaga, jadwal_id } = await finished()
  const reply = await give(patient, jadwal_id, { komentar: '  Ramah 😀 ' })
  expect(reply).toMatchObject({ status: 201, message: alerts.feedbackSuccess.isi })
  expect(reply.data).toEqual({
    feedback_id: expect.any(Number),
    jadwal_id,
    rating: 4,
    komentar: 'Ramah 😀',
    name: patient.name,
    nama_profesional: tenaga.name,
    tanggal: '2026-11-18T09:00:00+07:00',
    hari: 'Rabu',
    sesi: 1,
    jam_mulai: '09:00:00',
    jam_selesai: '10:00:00',
    zona: 7,
    created_at: '2026-11-23T07:00:00+07:00',
    tampil_publik: false,
  })
  expect((await call(patient, api.listFeedbackUser)).data).toEqual([reply.data])
  const received = { query: { profesional_id: tenaga.profesional_id } }
  expect((await call(tenaga, api.listFeedbackProfesional, received)).data).toEqual([reply.data])
  expect((await call(patient, getKonsultasi, { query: { jadwalid: jadwal_id } })).data.has_feedback).toBe(true)
  expect((await call(patient, listRiwayat)).data[0].has_feedback).toBe(true)
})

test('once', async () => {
  const { patient, jadwal_id } = await finished()
  await give(patient, jadwal_id)
  const again = await give(patient, jadwal_id, { rating: 1 })
  expect(again).toMatchObject({ status: 409, code: 'FEEDBACK_EXISTS', message: messages.FEEDBACK_EXISTS.isi })
  expect((await call(patient, api.listFeedbackUser)).data).toMatchObject([{ rating: 4 }])
})

test('once, also of twenty tries at the same moment', async () => {
  const { patient, jadwal_id } = await finished()
  const replies = await Promise.all(Array.from({ length: 20 }, () => give(patient, jadwal_id)))
  expect(replies.filter((r) => r.status === 201)).toHaveLength(1)
  expect(replies.filter((r) => r.code === 'FEEDBACK_EXISTS')).toHaveLength(19)
})

test.each(['diajukan', 'menunggu', 'disetujui', 'dibatalkan'])('not while it is %s', async (status) => {
  const { patient, jadwal_id } = await finished({ status })
  expect(await give(patient, jadwal_id)).toMatchObject({
    status: 409,
    code: 'NOT_FINISHED',
    message: messages.NOT_FINISHED.isi,
  })
})

test('only the caller’s own; another’s does not exist', async () => {
  const { jadwal_id, tenaga } = await finished()
  for (const stranger of [await make.person(5), await make.person(4)]) {
    expect(await give(stranger, jadwal_id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await give(stranger, 2_000_000_000)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect(await give(tenaga, jadwal_id)).toMatchObject({ status: 403 })
  expect(await give(await make.person(1), jadwal_id)).toMatchObject({ status: 403 })
})

describe('the fields', () => {
  test.each([
    ['komentar', '', isianTexts.komentar],
    ['komentar', ' \n ', isianTexts.komentar],
    ['komentar', 'x'.repeat(maxLength.komentar + 1), `Maksimal ${maxLength.komentar} karakter.`],
    ['rating', 0, isianTexts.feedbackWajib],
    ['rating', 6, isianTexts.feedbackWajib],
    ['rating', 4.5, isianTexts.feedbackWajib],
    ['rating', 'lima', isianTexts.feedbackWajib],
    ['rating', undefined, isianTexts.feedbackWajib],
  ])('%s = %j is refused with its sentence', async (field, value, sentence) => {
    const { patient, jadwal_id } = await finished()
    const reply = await give(patient, jadwal_id, { [field]: value })
    expect(reply).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: [{ field, message: sentence }] })
  })

  test.each([
    ['komentar', 'a\0b'],
    ['komentar', '\ud83d'],
    ['komentar', null],
    ['jadwal_id', undefined],
    ['jadwal_id', 'satu'],
    ['jadwal_id', 0],
  ])('%s = %j is refused by its name', async (field, value) => {
    const { patient, jadwal_id } = await finished()
    expect(await give(patient, jadwal_id, { [field]: value })).toMatchObject({ status: 422, errors: [{ field }] })
  })

  test.each([1, 5])('a rating of %i and the shortest and longest comment are kept', async (rating) => {
    const { patient, jadwal_id } = await finished()
    const komentar = rating === 1 ? '-' : 'é'.repeat(maxLength.komentar)
    expect(await give(patient, jadwal_id, { rating, komentar })).toMatchObject({
      status: 201,
      data: { rating, komentar },
    })
  })
})

describe('lists', () => {
  test('hold the caller’s own, newest first, however old the consultation', async () => {
    const { patient, tenaga, jadwal_id, session } = await finished()
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
    const earlier = await make.konsultasi(of, { tanggal: '2026-11-04', status: 'selesai' })
    await give(patient, jadwal_id)
    at('2026-11-24T07:00:00+07:00')
    await give(patient, earlier, { rating: 2 })
    at('2026-11-23T07:00:00+07:00')
    const mine = (await call(patient, api.listFeedbackUser)).data
    expect(mine.map((f: { jadwal_id: number }) => f.jadwal_id)).toEqual([earlier, jadwal_id])
    expect((await call(await make.person(5), api.listFeedbackUser)).data).toEqual([])
    const received = (who: Who, profesional_id: number) =>
      call(who, api.listFeedbackProfesional, { query: { profesional_id } })
    expect((await received(tenaga, tenaga.profesional_id)).data).toEqual(mine)
    const other = await make.profesional(3)
    expect((await received(other, other.profesional_id)).data).toEqual([])
    expect(await received(other, tenaga.profesional_id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test('the professional’s rating is the average, null before the first', async () => {
    const { patient, tenaga, jadwal_id, session } = await finished()
    const rated = async () => {
      const all = (await call(null, listTenagaProfesionalPublik)).data as { profesional_id: number }[]
      return all.find((t) => t.profesional_id === tenaga.profesional_id)
    }
    expect(await rated()).toMatchObject({ rating: null, jumlah_ulasan: 0 })
    await give(patient, jadwal_id, { rating: 5 })
    expect(await rated()).toMatchObject({ rating: 5, jumlah_ulasan: 1 })
    const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
    await give(patient, await make.konsultasi(of, { tanggal: '2026-11-04', status: 'selesai' }), { rating: 2 })
    expect(await rated()).toMatchObject({ rating: 3.5, jumlah_ulasan: 2 })
  })
})

describe('the author’s choice whether the comment is public', () => {
  const choose = (who: Who, id: unknown, body: object) =>
    call(who, api.updateTampilFeedback, { query: { id: id as number }, body: body as { tampil_publik: boolean } })
  const shown = async (id: number): Promise<string[]> => {
    const { data } = await call(null, getTenagaProfesionalPublik, { query: { id } })
    return data.ulasan.map(({ komentar }: { komentar: string }) => komentar)
  }

  test('is made, taken back and made again, and the public page follows at its next read', async () => {
    const { patient, tenaga, jadwal_id } = await finished()
    const { feedback_id, ...review } = (await give(patient, jadwal_id, { tampil_publik: 1 })).data
    expect(await shown(tenaga.profesional_id)).toEqual([review.komentar])
    for (const [sent, tampil_publik] of [
      [false, false],
      [0, false],
      ['1', true],
      [true, true],
    ] as const) {
      const reply = await choose(patient, feedback_id, { tampil_publik: sent })
      expect(reply).toMatchObject({ status: 200, message: api.updateTampilFeedback.message })
      expect(reply.data).toEqual({ feedback_id, ...review, tampil_publik })
      expect((await call(patient, api.listFeedbackUser)).data).toEqual([reply.data])
      expect(await shown(tenaga.profesional_id)).toEqual(tampil_publik ? [review.komentar] : [])
    }
  })

  test('changes neither rating nor count of the professional', async () => {
    const { patient, tenaga, jadwal_id } = await finished()
    const { feedback_id } = (await give(patient, jadwal_id, { tampil_publik: 1 })).data
    await choose(patient, feedback_id, { tampil_publik: 0 })
    const { data } = await call(null, getTenagaProfesionalPublik, { query: { id: tenaga.profesional_id } })
    expect(data).toMatchObject({ rating: 4, jumlah_ulasan: 1 })
  })

  test('belongs to the author alone: another’s review does not exist', async () => {
    const { patient, tenaga, jadwal_id } = await finished()
    const { feedback_id } = (await give(patient, jadwal_id)).data
    for (const stranger of [await make.person(5), await make.person(4)])
      for (const id of [feedback_id, 2_000_000_000])
        expect(await choose(stranger, id, { tampil_publik: 1 })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const other of [tenaga, await make.person(1)])
      expect(await choose(other, feedback_id, { tampil_publik: 1 })).toMatchObject({ status: 403 })
    expect(await shown(tenaga.profesional_id)).toEqual([])
  })

  test.each([[{}], [{ tampil_publik: null }], [{ tampil_publik: 'ya' }], [{ tampil_publik: 2 }]])(
    '%j is refused by the name of the field, and changes nothing',
    async (body) => {
      const { patient, tenaga, jadwal_id } = await finished()
      const { feedback_id } = (await give(patient, jadwal_id, { tampil_publik: 1 })).data
      const reply = await choose(patient, feedback_id, body)
      expect(reply).toMatchObject({ status: 422, errors: [{ field: 'tampil_publik' }] })
      expect(await shown(tenaga.profesional_id)).toHaveLength(1)
    },
  )
})
