import { describe, expect, test } from 'vitest'
import type { Clinic } from './stranger.ts'

/** The sentences of sections 5 and 8 that the server returns, and who is refused. */
export function refusals({ ask, make, admin, patient, employee, doctor, psychologist, session }: Clinic) {
  describe('login', () => {
    const login = (email: string, password: string) => ask(null, 'POST', '/api/public/login', { email, password })

    test('a wrong password and an unknown address read alike', async () => {
      for (const email of [patient.email, 'tidak-ada@uji.test']) {
        const { status, message, data } = await login(email, 'salah-sekali')
        expect([status, message]).toEqual([401, 'Login gagal, password atau email kamu salah.'])
        expect(data?.token).toBeUndefined()
      }
    })

    test('an account that is nonaktif', async () => {
      const { user_id, email } = await make.person(5)
      await ask(admin, 'DELETE', `/api/admin/delete?id=${user_id}`)
      const { status, message, data } = await login(email, 'rahasia-sekali')
      expect([status, message]).toEqual([403, 'Akun kamu tidak aktif, silahkan hubungi admin.'])
      expect(data).toEqual({ status_user: 'nonaktif' })
    })
  })

  describe('registration', () => {
    const form = {
      name: 'Indra',
      email: 'indra@uji.test',
      phone_number: '0812',
      gender: 'lainnya',
      no_bpjs: '0001234567890',
      password_hash: 'rahasia-sekali',
    }

    test.each([
      ['name', '', 'Nama tidak boleh kosong.'],
      ['email', '', 'Email tidak boleh kosong.'],
      ['gender', '', 'Pilih jenis kelamin.'],
      ['no_bpjs', '', 'Nomor BPJS tidak boleh kosong.'],
      ['no_bpjs', '123', 'Nomor BPJS harus 13 digit.'],
      ['password_hash', '', 'Password tidak boleh kosong.'],
    ])('%s %j', async (field, value, sentence) => {
      const reply = await ask(null, 'POST', '/api/public/register', { ...form, [field]: value })
      expect([reply.status, reply.success, reply.message]).toEqual([422, false, sentence])
    })

    test('always makes level 5', async () => {
      const body = { ...form, level_id: 1 }
      expect((await ask(null, 'POST', '/api/public/register', body)).data?.level_id).toBe(5)
      const { status, message } = await ask(null, 'POST', '/api/public/register', body)
      expect([status, message]).toEqual([409, 'Email sudah terdaftar.'])
    })
  })

  describe('booking, reply, review and chat', () => {
    const booking = {
      jadwal_tenaga_id: session.id,
      profesional_id: doctor.profesional_id,
      tanggal: '2026-11-25',
      metode_konsultasi: 'offline',
      keluhan: 'Nyeri punggung',
      use_bpjs: 0,
    }

    test('a blank complaint', async () => {
      const { status, message } = await ask(patient, 'POST', '/api/users/konsultasi/book', { ...booking, keluhan: ' ' })
      expect([status, message]).toEqual([422, 'Silakan masukkan keluhan Anda sebelum melanjutkan.'])
    })

    test('a blank reply', async () => {
      const { jadwal_id, tenaga } = await make.booked(await make.person(5))
      const body = { status: 'disetujui', initial_consult: ' ' }
      const url = `/api/allroles/konsultasi/update?jadwalid=${jadwal_id}`
      const { status, message } = await ask(tenaga, 'PUT', url, body)
      expect([status, message]).toEqual([422, 'Balasan konsultasi wajib diisi.'])
    })

    test.each([
      [{ rating: '', komentar: '-' }, 'Harap isi semua field yang wajib diisi'],
      [{ rating: 6, komentar: '-' }, 'Harap isi semua field yang wajib diisi'],
      [{ rating: 5, komentar: ' ' }, 'Komentar harus diisi (minimal "-" jika tidak ada komentar).'],
    ])('a review with %j', async (change, sentence) => {
      const me = await make.person(5)
      const { jadwal_id } = await make.booked(me, { status: 'selesai', tanggal: '2026-11-18' })
      const { status, message } = await ask(me, 'POST', '/api/users/feedback/insert', { jadwal_id, ...change })
      expect([status, message]).toEqual([422, sentence])
    })

    test('a second review and one of an unfinished consultation', async () => {
      const me = await make.person(4)
      const done = await make.booked(me, { status: 'selesai', tanggal: '2026-11-18' })
      const open = await make.booked(me)
      const send = (jadwal_id: number) =>
        ask(me, 'POST', '/api/users/feedback/insert', { jadwal_id, rating: 5, komentar: '-' })
      expect((await send(done.jadwal_id)).status).toBe(201)
      expect([(await send(done.jadwal_id)).status, (await send(open.jadwal_id)).status]).toEqual([409, 409])
    })

    test('an empty message is not stored', async () => {
      const me = await make.person(5)
      const { jadwal_id } = await make.booked(me)
      expect((await ask(me, 'POST', '/api/allroles/percakapan', { jadwal_id, pesan: ' \n' })).status).toBe(422)
      expect((await ask(me, 'GET', `/api/allroles/percakapan?jadwal_id=${jadwal_id}`)).data).toEqual([])
    })
  })

  test('an empty password of a reset', async () => {
    const body = { user_id: String(patient.user_id), password: '' }
    const { status, message } = await ask(admin, 'PUT', '/api/admin/resetpass', body)
    expect(status).toBe(422)
    expect(message).toMatch(/^Password tidak boleh kosong/)
  })

  test('a password of seven characters, and none of eight', async () => {
    const person = { name: 'Joko', email: 'joko@uji.test', phone_number: '0812', gender: 'laki-laki', level_id: 5 }
    const account = { ...person, no_bpjs: '0001234567890', status_user: 'aktif' }
    const { user_id, email } = await make.person(5)
    const set = (password: string) => [
      ask(null, 'POST', '/api/public/register', { ...account, password_hash: password }),
      ask(admin, 'POST', '/api/public/register', {
        ...account,
        email: 'dibuat-admin@uji.test',
        level_id: 4,
        password_hash: password,
      }),
      ask(admin, 'PUT', '/api/admin/resetpass', { user_id: String(user_id), password }),
    ]
    for (const refused of await Promise.all(set('kembang')))
      expect([refused.status, refused.success, refused.message]).toEqual([422, false, 'Password minimal 8 karakter.'])
    const login = (password: string) => ask(null, 'POST', '/api/public/login', { email, password })
    expect((await login('rahasia-sekali')).status).toBe(200)
    expect((await Promise.all(set('kembangs'))).map(({ success }) => success)).toEqual([true, true, true])
    expect((await login('kembangs')).status).toBe(200)
  })

  test('sessions that overlap, share a number, or are booked', async () => {
    const { token, profesional_id } = await make.profesional()
    const me = { token }
    const nine = { profesional_id, hari: 'Rabu', jam_mulai: '09:00:00', jam_selesai: '10:00:00', sesi: 1 }
    const insert = (change: object) =>
      ask(me, 'POST', '/api/tenpro/jadwalkosong/insert', { ...nine, is_available: 1, ...change })
    const later = { jam_mulai: '10:00:00', jam_selesai: '11:00:00' }
    const { data } = await insert({})
    const refused = [
      await insert({ sesi: 2, jam_mulai: '09:30:00', jam_selesai: '10:30:00' }),
      await insert({ ...later, sesi: 1 }),
    ]
    expect(refused.map(({ status, success }) => [status, success])).toEqual(Array(2).fill([409, false]))
    // A session that starts when the other ends, and the same hours of another day, do not overlap.
    expect((await insert({ ...later, sesi: 2 })).success).toBe(true)
    expect((await insert({ hari: 'Kamis' })).success).toBe(true)

    const booked = await ask(await make.person(5), 'POST', '/api/users/konsultasi/book', {
      jadwal_tenaga_id: data.id,
      profesional_id,
      tanggal: '2026-11-25',
      metode_konsultasi: 'offline',
      keluhan: 'Pusing',
      use_bpjs: 0,
    })
    expect(booked.success).toBe(true)
    const url = `/api/tenpro/jadwalkosong/update?id=${data.id}&profid=${profesional_id}`
    const change = (to: object) => ask(me, 'PUT', url, { ...nine, is_available: 1, ...to })
    for (const to of [{ jam_mulai: '08:00:00' }, { hari: 'Jumat' }]) {
      const { status, success } = await change(to)
      expect([status, success]).toEqual([409, false])
    }
    const days = async (hari: string) =>
      (await ask(patient, 'GET', `/api/users/jdwl/tenaga?profid=${profesional_id}&hari=${hari}`)).data
    expect(await days('Rabu')).toMatchObject([{ jam_mulai: '09:00:00' }, { jam_mulai: '10:00:00' }])
    // Closing it stays possible: it stops new bookings only.
    expect((await change({ is_available: 0 })).success).toBe(true)
  })

  test('a family of calls is for its roles', async () => {
    const allowed: [string, { token: string }[]][] = [
      ['/api/admin/get', [admin]],
      ['/api/users/feedback/get', [patient, employee]],
      [`/api/tenpro/jadwalkonsult/view?profesionalid=${doctor.profesional_id}`, [doctor]],
      ['/api/allroles/spesialisasi/get', [admin, doctor, psychologist, employee, patient]],
    ]
    for (const [url, those] of allowed)
      for (const who of [admin, doctor, psychologist, employee, patient]) {
        expect((await ask(who, 'GET', url)).status, url).toBe(those.includes(who) ? 200 : 403)
      }
  })

  test.each(['null', 'undefined', '', 'not-a-token'])('the token "%s"', async (token) => {
    const who = { token }
    expect((await ask(who, 'GET', '/api/public/tenpro')).status).toBe(200)
    expect((await ask(who, 'GET', '/api/public/jadwaltenaga')).status).toBe(200)
    const body = { email: patient.email, password: 'rahasia-sekali' }
    expect((await ask(who, 'POST', '/api/public/login', body)).status).toBe(200)
    expect((await ask(who, 'GET', '/api/allroles/saya')).status).toBe(401)
  })
}
