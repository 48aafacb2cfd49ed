import { describe, expect, test } from 'vitest'
import type { Clinic } from './stranger.ts'

/** A browser's form sends text, and a client sends back the objects that it received: both must be accepted. */
export function formsOfValues({ ask, make, admin, doctor, employee, session }: Clinic) {
  describe('numbers as text', () => {
    test('add-user takes the level of a select', async () => {
      const body = { name: 'Dina', email: 'dina@uji.test', password_hash: 'rahasia-sekali', level_id: '3', no_bpjs: '' }
      const { status, data } = await ask(admin, 'POST', '/api/public/register', body)
      expect([status, data?.level_id]).toEqual([201, 3])
    })

    test('the edit modal sends the level as text', async () => {
      const person = await make.person(5)
      const body = { ...person, level_id: '4', user_id: String(person.user_id) }
      expect((await ask(admin, 'PUT', '/api/admin/update', body)).data?.level_id).toBe(4)
    })

    test('a booking, a message and a review with ids as text', async () => {
      const me = await make.person(5)
      const { id } = await make.sesi(doctor.profesional_id, { hari: 'Kamis' })
      const booked = await ask(me, 'POST', '/api/users/konsultasi/book', {
        jadwal_tenaga_id: String(id),
        user_id: String(me.user_id),
        profesional_id: String(doctor.profesional_id),
        tanggal: '2026-11-26',
        metode_konsultasi: 'online',
        status: 'diajukan',
        keluhan: 'Demam',
        jenis_id: '1',
        use_bpjs: '1',
        no_bpjs: '000',
      })
      expect([booked.status, booked.data?.status, booked.data?.use_bpjs]).toEqual([201, 'diajukan', 1])
      const jadwal_id = String(booked.data.jadwal_id)
      const message = { jadwal_id, pengirim_id: String(me.user_id), pesan: 'Selamat pagi', waktu_kirim: 'now' }
      expect((await ask(me, 'POST', '/api/allroles/percakapan', message)).status).toBe(201)
      await ask(doctor, 'PUT', `/api/allroles/konsultasi/update?jadwalid=${jadwal_id}`, {
        status: 'selesai',
        initial_consult: 'Istirahat',
      })
      const review = { jadwal_id, rating: '5', komentar: '-' }
      expect((await ask(me, 'POST', '/api/users/feedback/insert', review)).data?.rating).toBe(5)
    })

    test('a new and a changed session', async () => {
      const own = await make.profesional(2)
      const body = {
        profesional_id: String(own.profesional_id),
        hari: 'Senin',
        jam_mulai: '08:00',
        jam_selesai: '09:00:00',
        is_available: '1',
        sesi: '4',
      }
      const made = await ask(own, 'POST', '/api/tenpro/jadwalkosong/insert', body)
      expect([made.status, made.data?.sesi, made.data?.is_available]).toEqual([201, 4, 1])
      const address = `/api/tenpro/jadwalkosong/update?id=${made.data.id}&profid=${own.profesional_id}`
      const changed = await ask(own, 'PUT', address, { ...made.data, sesi: '5', is_available: false })
      expect([changed.status, changed.data?.sesi, changed.data?.is_available]).toEqual([200, 5, 0])
      const opened = await ask(own, 'PUT', address, { ...changed.data, is_available: true })
      expect(opened.data?.is_available).toBe(1)
    })
  })

  describe('dates', () => {
    test.each(['2026-11-27', '2026-11-27T09:00:00', '2026-11-27 09:00:00', '2026-11-26T17:00:00.000Z'])(
      '%s is the day in WIB',
      async (tanggal) => {
        const me = await make.person(4)
        const { id } = await make.sesi((await make.profesional(2)).profesional_id, { hari: 'Jumat' })
        const { data: row } = await ask(admin, 'GET', `/api/admin/jadwaltenaga/getbyid?jadwal_tenaga_id=${id}`)
        const body = {
          jadwal_tenaga_id: id,
          profesional_id: row.profesional_id,
          tanggal,
          metode_konsultasi: 'offline',
          keluhan: 'Batuk',
          use_bpjs: true,
        }
        const { data } = await ask(me, 'POST', '/api/users/konsultasi/book', body)
        expect([data?.tanggal, data?.use_bpjs]).toEqual(['2026-11-27T09:00:00+07:00', 1])
      },
    )
  })

  describe('empty choices', () => {
    const form = {
      name: 'Eko',
      phone_number: '0812',
      password_hash: 'rahasia-sekali',
      level_id: 5,
      status_user: 'aktif',
    }

    test.each([{ gender: '' }, { gender: null }, {}])(
      'a registration with %o is refused for the missing gender',
      async (gender) => {
        const body = { ...form, email: 'eko@uji.test', no_bpjs: '0001234567890', ...gender }
        const { status, message } = await ask(null, 'POST', '/api/public/register', body)
        expect([status, message]).toEqual([422, 'Pilih jenis kelamin.'])
      },
    )

    test('in add-user and update an empty gender is none', async () => {
      const body = { ...form, email: 'fajar@uji.test', no_bpjs: '', gender: '' }
      const made = await ask(admin, 'POST', '/api/public/register', body)
      expect([made.status, made.data?.gender]).toEqual([201, null])
      const changed = await ask(admin, 'PUT', '/api/admin/update', { user_id: made.data.user_id, gender: 'perempuan' })
      expect(changed.data?.gender).toBe('perempuan')
      const emptied = await ask(admin, 'PUT', '/api/admin/update', { ...changed.data, gender: '' })
      expect([emptied.status, emptied.data?.gender]).toEqual([200, null])
      expect((await ask(employee, 'PUT', '/api/allroles/profile', { gender: '' })).data?.gender).toBeNull()
    })

    test.each(['hari', 'jam_mulai', 'jam_selesai', 'sesi'])('a session without %s', async (field) => {
      const sentence = 'Pastikan semua field terisi dan jam selesai > jam mulai.'
      const whole = {
        profesional_id: doctor.profesional_id,
        hari: 'Selasa',
        jam_mulai: '08:00',
        jam_selesai: '09:00',
        sesi: 9,
      }
      for (const value of ['', undefined]) {
        const { status, message } = await ask(doctor, 'POST', '/api/tenpro/jadwalkosong/insert', {
          ...whole,
          [field]: value,
        })
        expect([status, message]).toEqual([422, sentence])
      }
      const address = `/api/tenpro/jadwalkosong/update?id=${session.id}&profid=${doctor.profesional_id}`
      expect((await ask(doctor, 'PUT', address, { ...session, [field]: '' })).message).toBe(sentence)
    })

    test.each(['', undefined])('a review with the consultation %j', async (jadwal_id) => {
      const body = { jadwal_id, rating: 5, komentar: 'Baik' }
      const { status, message } = await ask(employee, 'POST', '/api/users/feedback/insert', body)
      expect([status, message]).toEqual([422, 'Harap isi semua field yang wajib diisi'])
    })
  })

  describe('searching people', () => {
    const find = (field: string, value: unknown, query = '') =>
      ask(admin, 'POST', `/api/admin/find${query}`, { field, value })
    const idsOf = async (field: string, value: unknown) => {
      const { data } = await find(field, value, '?page=1&limit=100')
      return data?.queried.map((user: { user_id: number }) => user.user_id)
    }

    test('finds by every field of the user, and by the name of the role', async () => {
      const { status, data: made } = await ask(admin, 'POST', '/api/public/register', {
        name: 'Gita Lestari',
        email: 'gita@uji.test',
        phone_number: '0899111222333',
        gender: 'lainnya',
        password_hash: 'rahasia-sekali',
        level_id: 3,
        no_bpjs: '7770001234567',
      })
      expect(status).toBe(201)
      const { user_id } = made
      const { data: user } = await ask(admin, 'PUT', '/api/admin/update', { user_id, country: 'Timor-Leste' })
      for (const [field, value] of Object.entries(user)) {
        if (value !== null) expect(await idsOf(field, value), field).toContain(user_id)
      }
      for (const [field, value] of [
        ['user_id', String(user_id)],
        ['level_id', '3'],
        ['level_id', 'psikolog'],
        ['level_id', 'Psikolog'],
        ['no_bpjs', '777000'],
        ['gender', 'LAINNYA'],
        ['country', 'timor'],
        ['created_at', '2026-11-23'],
      ])
        expect(await idsOf(field as string, value), field).toContain(user_id)
    })

    test.each([
      ['level_id', 9],
      ['level_id', 'perawat'],
      ['level_id', ''],
      ['user_id', 2_000_000_000],
      ['user_id', 99_999_999_999],
      ['user_id', 'x'],
      ['gender', 'x'],
      ['status_user', 'x'],
      ['no_bpjs', 'x'],
      ['name', 5_050],
    ])('%s %j finds no user', async (field, value) => {
      const { status, data } = await find(field, value)
      expect([status, data]).toEqual([200, { queried: [], current_page: 1, last_page: 1, total: 0 }])
    })

    test('a limit over 100 is 100', async () => {
      for (let n = 0; n < 101; n++) await make.person(4, { name: `Banyak ${n}` })
      expect((await find('name', 'Banyak', '?limit=1000')).data.queried).toHaveLength(100)
      expect((await ask(admin, 'GET', '/api/admin/get/paginated?page=1&limit=99999')).data.queried).toHaveLength(100)
    })
  })
}
