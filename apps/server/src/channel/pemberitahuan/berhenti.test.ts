import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { berhenti, lihatBerhenti } from '@sehati/contract/channel/berhenti.endpoints'
import { listPilihanKabar } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { berhentiTexts } from '@sehati/contract/channel/surat.texts'
import { changePassword } from '@sehati/contract/people/auth.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { makeDirectory } from '../../../test/directory.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { ALAMAT, makeRelay, SENDER, sendMail } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'
import { kotakSuratBerkas } from '../../base/outside/kotak-surat-berkas.ts'
import { makeTautanBerhenti } from './tautan-berhenti.ts'

const server = await startServer()
const { app, db, make, call, seal } = server
const { relay } = makeRelay(server)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'

type Who = { user_id: number; token: string }

/** The headers of the mail file that a booking causes, each on one line. */
async function headersOfReceipt(pasien: Who): Promise<string> {
  await make.booked(pasien)
  await relay()
  const folder = join(makeDirectory(), 'outbox')
  const kotakSurat = kotakSuratBerkas(folder, SENDER)
  onTestFinished(() => kotakSurat.tutup())
  const deps = { ...server, db: server.service, kotakSurat }
  const mails = await db.rows<{ surat_id: string }>(sql`select surat_id from surat where user_id = ${pasien.user_id}`)
  for (const { surat_id } of mails) await sendMail(deps, surat_id)
  const [name] = await readdir(folder)
  const mail = await readFile(join(folder, name as string), 'utf8')
  return (mail.split('\r\n\r\n')[0] as string).replace(/\r\n\s+/g, ' ')
}
const linkOf = ({ user_id }: Who, jenis = 'tanda_terima' as const) =>
  `${berhenti.path}?token=${makeTautanBerhenti(seal).sign({ user_id, jenis, alamat_tanda: 0 })}`
const post = (url: string, payload = ONE_CLICK, headers: Record<string, string> = FORM) =>
  app.inject({ method: 'POST', url, payload, headers })
const isOn = async (who: Who, jenis = 'tanda_terima') =>
  (await call(who, listPilihanKabar)).data.find((one: { jenis: string }) => one.jenis === jenis).email as boolean

test('the header of a mail turns its kind off by one request without a session, and the profile shows it', async () => {
  const me = await make.person(5)
  const headers = await headersOfReceipt(me)
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  const [, url] = /^List-Unsubscribe: <(https:[^>]+)>$/m.exec(headers) as unknown as [string, string]
  expect(url.startsWith(`${ALAMAT}${berhenti.path}?token=`)).toBe(true)
  const reply = await post(url.slice(ALAMAT.length))
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(reply.body).toContain(berhentiTexts.mati.judul)
  expect(await isOn(me)).toBe(false)
  expect(await isOn(me, 'disetujui')).toBe(true)
})

test('a form in parts works as well, and a repetition changes nothing', async () => {
  const me = await make.person(4)
  const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
  for (let times = 0; times < 2; times++) {
    const reply = await post(linkOf(me), parts, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(reply.statusCode).toBe(200)
    expect(await isOn(me)).toBe(false)
  }
  expect(await db.rows(sql`select jenis from tanpa_surat where user_id = ${me.user_id}`)).toHaveLength(1)
})

test('opening the URL, as a mail scanner does, shows a page with a form and changes nothing', async () => {
  const me = await make.person(5)
  for (const method of ['HEAD', 'GET'] as const) {
    const page = await app.inject({ method, url: linkOf(me), headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")
    expect(page.headers['cache-control']).toBe('no-store')
    if (method === 'GET') expect(page.body).toMatch(/<form method="post">.*<button>Ya, berhenti<\/button>/)
  }
  expect(await isOn(me)).toBe(true)
  await post(linkOf(me))
  const after = await app.inject({ url: linkOf(me) })
  expect(after.body).toContain(berhentiTexts.mati.judul)
  expect(after.body).not.toContain('<form')
})

test('a link outlives the password and the session, and ends with the account', async () => {
  const me = await make.person(5)
  const link = linkOf(me)
  await call(me, changePassword, { body: { current_password: PASSWORD, password: 'sandi-baru-sekali' } })
  await db.rows(sql`delete from auth_session where user_id = ${me.user_id}`)
  expect((await app.inject({ url: link })).body).toContain(berhentiTexts.tanya.judul)
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${me.user_id}`)
  for (const reply of [await app.inject({ url: link }), await post(link)])
    expect([reply.statusCode, reply.body.includes(berhentiTexts.tidakBerlaku.judul)]).toEqual([200, true])
  expect(await db.rows(sql`select from tanpa_surat where user_id = ${me.user_id}`)).toEqual([])
})

test('a wrong token gets a calm page, and changes nothing', async () => {
  const me = await make.person(5)
  const good = linkOf(me)
  const before = await db.rows(sql`select * from tanpa_surat`)
  const forged = `${good.slice(0, -4)}AAAA`
  // The level of a professional has no receipts.
  const [other, account] = [linkOf(await make.profesional()), makeTautanBerhenti(seal)]
  const reset = `${berhenti.path}?token=${account.sign({ user_id: me.user_id, jenis: 'reset', alamat_tanda: 0 })}`
  for (const url of [berhenti.path, `${berhenti.path}?token=`, forged, good.slice(0, -9), other, reset])
    for (const reply of [await app.inject({ url }), await post(url)])
      expect([reply.statusCode, reply.body.includes(berhentiTexts.tidakBerlaku.judul)]).toEqual([200, true])
  expect(await db.rows(sql`select * from tanpa_surat`)).toEqual(before)
  expect((await post(good, 'x'.repeat(2_000))).statusCode).toBe(413)
  expect(lihatBerhenti.path).toBe(berhenti.path)
})

test('a link that was mailed to an earlier address turns nothing off', async () => {
  const [me, admin] = [await make.person(5), await make.person(1)]
  const link = linkOf(me)
  await call(admin, updateUser, { body: { user_id: me.user_id, email: `lain${me.user_id}@uji.test` } })
  for (const reply of [await app.inject({ url: link }), await post(link)])
    expect([reply.statusCode, reply.body.includes(berhentiTexts.tidakBerlaku.judul)]).toEqual([200, true])
  expect(await isOn(me)).toBe(true)
})
