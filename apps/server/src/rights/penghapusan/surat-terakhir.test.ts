import { resendSurat } from '@sehati/contract/channel/surat.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { sendMail } from '../../../test/jobs.ts'
import { makeMailbox } from '../../../test/mailbox.ts'
import { makePermintaan } from '../../../test/permintaan.ts'
import { START, startServer } from '../../../test/server.ts'
import { SuratDitolak } from '../../base/outside/kotak-surat.ts'
import { eraseAgain } from './again.act.ts'
import { eraseDue } from './erase.act.ts'

const server = await startServer()
const { db, service, seal, call, make, at, clock } = server
const { waitingOf, send } = await makeMailbox(server)

/** A person whose erasure was confirmed a day ago, and who is erased now; with the address that they had. */
async function erased(status?: 'selesai') {
  at(START.toISOString())
  const me = await make.person(5)
  if (status) await make.booked(me, { status, tanggal: '2026-11-20' })
  const { email } = (await db.row<{ email: string }>(sql`select email from users where user_id = ${me.user_id}`)) as {
    email: string
  }
  const id = await makePermintaan(server, me, { jenis: 'penghapusan', password: PASSWORD })
  await db.rows(
    sql`update permintaan set dikonfirmasi_pada = ${clock()}, status = 'diproses' where permintaan_id = ${id}`,
  )
  at('2026-11-24T07:00:00+07:00')
  await eraseDue({ db: service, seal, clock, log: { warn: () => {} } })
  return { me, email }
}
const addressesOf = ({ user_id }: { user_id: number }) =>
  db.rows<{ text: string }>(sql`select t::text as text from surat_terakhir t where user_id = ${user_id}`)
const mailOf = async (me: { user_id: number }) => (await waitingOf(me)).map(({ surat_id }) => surat_id)

test('an erased person gets one last mail, which says until when the record is kept; then the address is gone', async () => {
  const { me, email } = await erased('selesai')
  expect((await addressesOf(me)).map(({ text }) => text.includes(email))).toEqual([false])
  const [surat_id] = await mailOf(me)
  const [mail, ...more] = await send(surat_id as string)
  expect([mail?.kepada, more]).toEqual([email, []])
  expect(mail?.teks).toContain(
    'Akun dan data kontak Anda sudah dihapus. Rekam medis Anda disimpan tertutup sampai Senin, 20 November 2051 sesuai Permenkes 24/2022 dan tidak dipakai untuk hal lain.',
  )
  expect(await addressesOf(me)).toEqual([])
  expect(await mailOf(me)).toEqual([])
  const kept = await db.rows<{ text: string }>(sql`select s::text as text from surat s where user_id = ${me.user_id}`)
  expect(kept.map(({ text }) => text.includes(email))).toEqual([false])
})

test('one without a medical record reads of none', async () => {
  const { me } = await erased()
  const [mail] = await send((await mailOf(me))[0] as string)
  expect(mail?.teks).toContain('Akun dan data kontak Anda sudah dihapus.')
  expect(mail?.teks).not.toContain('Rekam medis')
})

test('a mail that is given up takes the address with it, and is not sent again', async () => {
  const { me } = await erased('selesai')
  const [surat_id] = (await mailOf(me)) as [string]
  const refused = { kirim: () => Promise.reject(new SuratDitolak('550 no such user')), tutup: async () => {} }
  await sendMail({ ...server, db: service, kotakSurat: refused }, surat_id).catch(() => {})
  expect(await db.row(sql`select status from surat where surat_id = ${surat_id}`)).toEqual({ status: 'gagal' })
  expect(await addressesOf(me)).toEqual([])
  expect((await call(await make.person(1), resendSurat, { query: { id: surat_id } })).status).toBeGreaterThanOrEqual(
    400,
  )
  expect(await mailOf(me)).toEqual([])
})

test('a restore that erases again sends none', async () => {
  const me = await make.person(5)
  await eraseAgain({ db: service, seal, clock }, { erased: [], named: [me.user_id] })
  expect(await waitingOf(me)).toEqual([])
})
