import { resendUndangan } from '@sehati/contract/people/auth.endpoints'
import { findUser } from '@sehati/contract/people/user.endpoints'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { startPenyedia } from '../../../test/penyedia.ts'
import { startServer } from '../../../test/server.ts'
import { makeSsoLogins } from '../../../test/sso.ts'

const ORIGIN = 'https://klinik.kampus.test'
const penyedia = await startPenyedia(ORIGIN)
afterAll(penyedia.close)
const server = await startServer({ publicUrl: ORIGIN, penyedia: [penyedia.setting] })
const { db, call, make } = server
const { atProvider, signIn } = makeSsoLogins(server, penyedia)

test('an account that a login makes is recorded with its provider, without a claim, and is not invited', async () => {
  const { id, email } = atProvider()
  const { user_id } = (await signIn(id)).data
  const rows = [sql`jejak`, sql`jejak_baru`].map((table) =>
    db.rows(sql`
      select j.pelaku_id, j.objek, i.penerbit, j.sidik = sha256(convert_to(i.penerbit, 'UTF8')) as "isOfIssuer", to_jsonb(j)::text as row
      from ${table} j join identitas i on i.identitas_id = j.objek_id
      where j.tindakan = 'buat_akun' and j.subjek_id = ${user_id}`),
  )
  const recorded = (await Promise.all(rows)).flat()
  const { issuer: penerbit } = penyedia.setting
  expect(recorded).toMatchObject([{ pelaku_id: user_id, objek: 'identitas', penerbit, isOfIssuer: true }])
  for (const claim of [email, `Siti ${id}`, id]) expect(JSON.stringify(recorded)).not.toContain(`"${claim}"`)
  const admin = await make.person(1)
  const found = await call(admin, findUser, { query: { page: 1, limit: 20 }, body: { field: 'email', value: email } })
  expect(found.data.queried).toEqual([expect.not.objectContaining({ diundang_sampai: null })])
  const invited = await call(admin, resendUndangan, { body: { user_id } })
  expect(invited).toMatchObject({ status: 409, code: 'INVITATION_NOT_NEEDED' })
})
