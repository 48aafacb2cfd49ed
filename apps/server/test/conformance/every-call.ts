import { describe, expect, test } from 'vitest'
import type { Clinic } from './stranger.ts'

/** Every call of section 7, with the parameters and bodies of the specification, and the fields of its response. */
export function everyCall({ ask, make, admin, patient, doctor, session }: Clinic) {
  const { profesional_id } = doctor
  const day = { hari: 'Selasa', jam_mulai: '13:00:00', jam_selesai: '14:00:00', sesi: 2 } as const

  describe('public', () => {
    test('POST /api/public/login', async () => {
      const body = { email: patient.email, password: 'rahasia-sekali' }
      const { status, success, message, data } = await ask(null, 'POST', '/api/public/login', body)
      expect([status, success]).toEqual([200, true])
      expect(message).toBe('You have successfully logged in to your account.')
      expect(data).toMatchObject({ status_user: 'aktif', user_id: patient.user_id, level_id: 5, name: patient.name })
      expect(data.token).toEqual(expect.any(String))
    })

    test('POST /api/public/register', async () => {
      const body = {
        name: 'Hana',
        email: 'hana@uji.test',
        phone_number: '08123456789',
        gender: 'perempuan',
        password_hash: 'rahasia-sekali',
        level_id: 5,
        no_bpjs: '0001234567890',
        status_user: 'aktif',
      }
      const { status, success, message } = await ask(null, 'POST', '/api/public/register', body)
      expect([status, success, message]).toEqual([201, true, 'Akun kamu sudah terdaftar, silakan lanjut login.'])
    })

    test('GET /api/public/tenpro and jadwaltenaga', async () => {
      const people = (await ask(null, 'GET', '/api/public/tenpro')).data
      expect(people).toContainEqual(expect.objectContaining({ profesional_id, name: doctor.name }))
      const rows = (await ask(null, 'GET', '/api/public/jadwaltenaga')).data
      expect(rows).toContainEqual(expect.objectContaining({ hari: 'Rabu', sesi: 1, jam_mulai: '09:00:00' }))
    })
  })

  test('users: admin reads, searches, changes, deactivates and resets', async () => {
    const page = { queried: expect.any(Array), current_page: 1, last_page: expect.any(Number) }
    expect((await ask(admin, 'GET', '/api/admin/get/paginated')).data).toMatchObject(page)
    expect((await ask(admin, 'GET', '/api/admin/get/paginated?page=1&limit=10')).data.queried.length).toBeLessThan(11)
    expect((await ask(admin, 'GET', '/api/admin/get')).data).toContainEqual(expect.objectContaining({ level_id: 1 }))
    for (const value of [2, 3]) {
      const body = { field: 'level_id', value }
      const { data } = await ask(admin, 'POST', '/api/admin/find?page=1&limit=100', body)
      expect(data.queried.every((user: { level_id: number }) => user.level_id === value)).toBe(true)
    }
    const levels = (await ask(admin, 'GET', '/api/admin/level/get')).data
    expect(levels[0]).toMatchObject({ level_id: 1, nama_level: 'admin', deskripsi: expect.any(String) })

    const { user_id } = await make.person(5)
    const { data: user } = await ask(admin, 'GET', `/api/allroles/getone?id=${user_id}`)
    const changed = await ask(admin, 'PUT', '/api/admin/update', { ...user, level_id: 4, phone_number: '0811' })
    expect(changed.data).toMatchObject({ user_id, level_id: 4, phone_number: '0811' })
    const password = { user_id: String(user_id), password: 'rahasia-yang-baru' }
    expect((await ask(admin, 'PUT', '/api/admin/resetpass', password)).success).toBe(true)
    expect((await ask(admin, 'DELETE', `/api/admin/delete?id=${user_id}`)).data.status_user).toBe('nonaktif')
    const back = await ask(admin, 'PUT', '/api/admin/update', { ...changed.data, status_user: 'aktif' })
    expect(back.data.status_user).toBe('aktif')
    const gone = await ask(admin, 'PUT', '/api/admin/update', { user_id, status_user: 'tidak aktif' })
    expect(gone.data.status_user).toBe('nonaktif')
  })

  test('professionals and specialisations', async () => {
    const made = await ask(admin, 'POST', '/api/admin/spesialisasi/insert', {
      spesialisasi_id: 4,
      nama_spesialisasi: 'Gizi Klinis',
    })
    const { spesialisasi_id } = made.data
    const list = (await ask(doctor, 'GET', '/api/allroles/spesialisasi/get')).data
    expect(list).toContainEqual({ spesialisasi_id, nama_spesialisasi: 'Gizi Klinis' })
    const at = `?id=${spesialisasi_id}`
    expect((await ask(admin, 'GET', `/api/admin/spesialisasi/getone${at}`)).data.nama_spesialisasi).toBe('Gizi Klinis')
    const renamed = await ask(admin, 'PUT', `/api/admin/spesialisasi/update${at}`, {
      spesialisasi_id,
      nama_spesialisasi: 'Gizi',
    })
    expect(renamed.data).toEqual({ spesialisasi_id, nama_spesialisasi: 'Gizi' })

    const { user_id } = await make.person(3)
    const body = { user_id, spesialisasi_id, lokasi: 'Gedung B' }
    const tenaga = (await ask(admin, 'POST', '/api/admin/tenagaprofesional/insert', body)).data
    expect(tenaga).toMatchObject({ ...body, country: 'Indonesia', status_user: 'aktif' })
    const one = `?id=${tenaga.profesional_id}`
    const read = (await ask(admin, 'GET', `/api/admin/tenagaprofesional/getone${one}`)).data
    const moved = await ask(admin, 'PUT', `/api/admin/tenagaprofesional/update${one}`, {
      ...read,
      spesialisasi_id: String(list[0].spesialisasi_id),
    })
    expect(moved.data.spesialisasi_id).toBe(list[0].spesialisasi_id)
    const { data } = await ask(patient, 'GET', '/api/allroles/tenagaprofesional/paginate?page=1&limit=10')
    expect(data.queried[0]).toMatchObject({ profesional_id: expect.any(Number), name: expect.any(String) })
  })

  test('sessions of a professional', async () => {
    const own = await make.profesional(2)
    const body = { ...day, profesional_id: own.profesional_id, jam_mulai: '13:00', is_available: 1 }
    const made = (await ask(own, 'POST', '/api/tenpro/jadwalkosong/insert', body)).data
    expect(made).toMatchObject({ ...day, id: made.jadwal_id, is_available: 1 })
    const week = await ask(own, 'GET', `/api/tenpro/jadwaltenaga/get?profid=${own.profesional_id}&hari=Selasa`)
    expect(week.data).toEqual([made])
    expect((await ask(own, 'GET', `/api/tenpro/jadwalkosong/getbyid?id=${made.id}`)).data).toEqual(made)
    const byAdmin = await ask(admin, 'GET', `/api/admin/jadwaltenaga/getbyid?jadwal_tenaga_id=${made.id}`)
    expect(byAdmin.data).toEqual(made)
    const address = `/api/tenpro/jadwalkosong/update?id=${made.id}&profid=${own.profesional_id}`
    expect((await ask(own, 'PUT', address, { ...made, jam_selesai: '15:00' })).data.jam_selesai).toBe('15:00:00')
    const self = await ask(own, 'GET', `/api/tenpro/tenagaprofesional/getbyuserid?user_id=${own.user_id}`)
    expect(self.data.profesional_id).toBe(own.profesional_id)
  })

  test('a consultation from the booking to the review', async () => {
    const me = await make.person(5)
    const slots = await ask(me, 'GET', `/api/users/jdwl/tenaga?profid=${profesional_id}&hari=Rabu`)
    expect(slots.data).toContainEqual(
      expect.objectContaining({ jadwal_id: session.id, jam_mulai: '09:00:00', jam_selesai: '10:00:00', sesi: 1 }),
    )
    const booked = await ask(me, 'POST', '/api/users/konsultasi/book', {
      jadwal_tenaga_id: session.id,
      user_id: me.user_id,
      profesional_id,
      tanggal: '2026-11-25T02:00:00.000Z',
      metode_konsultasi: 'online',
      status: 'diajukan',
      keluhan: 'Sakit kepala',
      jenis_id: 1,
      use_bpjs: 1,
      no_bpjs: 1234567890,
    })
    expect([booked.status, booked.success, booked.message]).toEqual([201, true, 'Konsultasi berhasil diajukan!'])
    const { jadwal_id } = booked.data
    expect(booked.data).toMatchObject({ status: 'diajukan', jenis_id: 1, tanggal: '2026-11-25T09:00:00+07:00' })

    const lists: [typeof me, string][] = [
      [me, `/api/users/riwayat/check?usrid=${me.user_id}`],
      [doctor, `/api/tenpro/jadwalkonsult/view?profesionalid=${profesional_id}`],
      [doctor, `/api/allroles/jadwalkonsult/view?profesionalid=${profesional_id}`],
      [me, `/api/allroles/jadwalkonsult/view?jadwal_id=${jadwal_id}`],
      [admin, '/api/admin/jadwalkonsult/getall'],
    ]
    for (const [who, url] of lists)
      expect((await ask(who, 'GET', url)).data, url).toContainEqual(expect.objectContaining({ jadwal_id }))
    const one: [typeof me, string][] = [
      [me, '/api/users/riwayat/byid'],
      [me, '/api/allroles/konsultasi/getone'],
      [doctor, '/api/allroles/konsultasi/getone'],
      [doctor, '/api/tenpro/jadwalkonsult/getone'],
    ]
    for (const [who, url] of one)
      expect((await ask(who, 'GET', `${url}?jadwalid=${jadwal_id}`)).data, url).toMatchObject({
        keluhan: 'Sakit kepala',
        name: me.name,
        nama_jenis: 'Konsultasi Umum',
      })

    const sent = await ask(me, 'POST', '/api/allroles/percakapan', {
      jadwal_id,
      pengirim_id: me.user_id,
      pesan: 'Selamat pagi',
      waktu_kirim: '2026-11-23T00:00:00.000Z',
    })
    expect(sent.data).toMatchObject({
      jadwal_id,
      pengirim_id: me.user_id,
      pesan: 'Selamat pagi',
      nama_pengirim: me.name,
    })
    const chat = (await ask(doctor, 'GET', `/api/allroles/percakapan?jadwal_id=${jadwal_id}`)).data
    expect(chat[0]).toMatchObject({ id: sent.data.id, pesan: 'Selamat pagi', waktu_kirim: expect.any(String) })

    const read = (await ask(doctor, 'GET', `/api/allroles/konsultasi/getone?jadwalid=${jadwal_id}`)).data
    const updated = await ask(doctor, 'PUT', `/api/allroles/konsultasi/update?jadwalid=${jadwal_id}`, {
      ...read,
      status: 'selesai',
      initial_consult: 'Istirahat cukup',
    })
    expect([updated.status, updated.message]).toEqual([200, 'data konsultasi berhasil dirubah.'])
    const done = `/api/allroles/jadwalkonsult/selesai?profesionalid=${profesional_id}&status=selesai`
    expect((await ask(doctor, 'GET', done)).data).toContainEqual(expect.objectContaining({ jadwal_id }))

    const review = { jadwal_id, rating: 4, komentar: 'Ramah' }
    const reviewed = await ask(me, 'POST', '/api/users/feedback/insert', review)
    expect([reviewed.status, reviewed.message]).toEqual([
      201,
      'feedback berhasil diberikan, terima kasih atas feedback nya.',
    ])
    expect((await ask(me, 'GET', '/api/users/feedback/get')).data).toContainEqual(
      expect.objectContaining({ jadwal_id }),
    )
    const received = await ask(doctor, 'GET', `/api/tenpro/feedback/getbyprofid?profesional_id=${profesional_id}`)
    expect(received.data).toContainEqual(expect.objectContaining({ ...review, name: me.name }))
  })

  test('the caller by the token alone', async () => {
    for (const who of [admin, patient, doctor]) {
      const { status, data } = await ask(who, 'GET', '/api/allroles/saya')
      expect([status, data]).toEqual([200, expect.objectContaining({ user_id: who.user_id, level_id: who.level_id })])
      expect(JSON.stringify(data)).not.toContain('password')
    }
  })
}
