import { messages } from '@sehati/contract/messages'
import {
  eksporAkun,
  eksporAkunLembar,
  eksporData,
  eksporLembar,
  listEksporAkun,
} from '@sehati/contract/staffing/ekspor.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { ALASAN_EKSPOR, eksporSemuaAkun } from '../../../test/ekspor.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { startServer } from '../../../test/server.ts'

const { db, make, call } = await startServer()
const admin = await make.person(1)

describe('the list of all accounts', () => {
  const told = () =>
    db.rows<{ user_id: number; akun: string }>(sql`
      select user_id, isi ->> 'akun' as akun from peristiwa where jenis = 'akun_diekspor' order by user_id`)

  test.each([eksporData, eksporLembar])('does not leave without a password: $path', async (endpoint) => {
    const reply = await call(admin, endpoint, { query: { jenis: 'pengguna' } })
    expect([reply.status, reply.code, reply.message]).toEqual([403, 'EXPORT_CONFIRM', messages.EXPORT_CONFIRM.isi])
    expect(reply.raw.toString()).not.toContain(admin.email)
  })

  test.each([eksporAkun, eksporAkunLembar])(
    'needs the right password and a reason, and leaves nothing without: $path',
    async (endpoint) => {
      const ask = (body: object) => call(admin, endpoint, { body })
      const before = [await told(), (await call(admin, listEksporAkun)).data]
      const wrong = await ask({ alasan: ALASAN_EKSPOR, password: 'bukan ini' })
      expect(wrong).toMatchObject({ status: 422, code: 'PASSWORD_WRONG', errors: [{ field: 'password' }] })
      for (const alasan of [undefined, '', 'terlalu pendek', 'x'.repeat(501)])
        expect(await ask({ alasan, password: PASSWORD })).toMatchObject({ status: 422, errors: [{ field: 'alasan' }] })
      expect(await ask({ alasan: ALASAN_EKSPOR })).toMatchObject({ status: 422, errors: [{ field: 'password' }] })
      expect([await told(), (await call(admin, listEksporAkun)).data]).toEqual(before)
    },
  )

  test('is recorded with its reason and told to every admin before it leaves', async () => {
    const [me, other] = [await make.person(1, { name: 'Admin Pengunduh' }), await make.person(1)]
    await db.rows(sql`delete from peristiwa`)
    const reply = await eksporSemuaAkun(call, me)
    expect([reply.status, reply.raw.toString().includes(me.email)]).toEqual([200, true])
    const people = await db.rows(sql`select from users`)
    const [row] = (await call(other, listEksporAkun)).data
    expect(row).toMatchObject({ oleh: 'Admin Pengunduh', alasan: ALASAN_EKSPOR, jumlah: people.length })
    expect(await told()).toEqual(
      expect.arrayContaining([me, other].map(({ user_id }) => ({ user_id, akun: String(me.user_id) }))),
    )
    const trail = await db.rows(sql`
      select objek, objek_id, jumlah from jejak_baru where tindakan = 'ekspor' and pelaku_id = ${me.user_id}`)
    expect(trail).toEqual([{ objek: 'daftar_akun', objek_id: row.ekspor_id, jumlah: people.length }])
  })
})
