import { putPilihanKabar } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { resendSurat } from '@sehati/contract/channel/surat.endpoints'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openGate } from '../../test/gate.ts'
import { makeRelay, QUICK, runJobs, SENDER, sendMail } from '../../test/jobs.ts'
import { startServer } from '../../test/server.ts'
import { startSmtp } from '../../test/smtp.ts'
import { until } from '../../test/waiting.ts'
import { connect } from '../base/db/db.ts'
import { kotakSuratSmtp } from '../base/outside/kotak-surat-smtp.ts'
import { insertPeristiwa } from '../record/peristiwa/peristiwa.store.ts'
import type { JobDeps } from './job-deps.ts'

const server = await startServer()
const { db, make, call, clock } = server
const smtp = await startSmtp()

const run = (more: Partial<JobDeps> = {}) => runJobs(server, { kotakSurat: kotakSuratSmtp(smtp.url, SENDER), ...more })
const runForTest = (more: Partial<JobDeps> = {}) => {
  const jobs = run(more)
  onTestFinished(jobs.stop)
  return jobs
}
const someone = () => make.person(5)
/** An event about which a person is mailed. */
const happen = (who: { user_id: number }) =>
  insertPeristiwa(db, { jenis: 'masuk', user_id: who.user_id, isi: { perangkat: 'Firefox di Linux' } }, clock())
const suratOf = (who: { user_id: number }) =>
  db.rows<{ surat_id: string; status: string; percobaan: number; galat: string | null }>(
    sql`select surat_id, status, percobaan, galat from surat where user_id = ${who.user_id} order by peristiwa_id`,
  )
const becomes = (who: { user_id: number }, status: string) =>
  until(async () => expect((await suratOf(who)).map((surat) => surat.status)).toEqual([status]))

describe.concurrent('with four processes, a mail', () => {
  const processes = [run(), run(), run(), run()]
  afterAll(() => Promise.all(processes.map(({ stop }) => stop())))

  test('arrives with its own Message-ID and is recorded as sent', async () => {
    const me = await someone()
    await happen(me)
    await becomes(me, 'terkirim')
    const [surat] = await suratOf(me)
    expect(surat).toMatchObject({ percobaan: 1, galat: null })
    expect(smtp.received.filter(({ to }) => to === me.email)).toHaveLength(1)
    expect([...smtp.idsOf(me.email)]).toEqual([`<${surat?.surat_id}@sehati.test>`])
  })

  test('to an address that is refused is given up at once, without the address in its reason, and delays no other', async () => {
    const [bad, ...good] = [await someone(), await someone(), await someone()]
    smtp.treat(bad.email, 'refuse')
    await happen(bad)
    for (const one of good) await happen(one)
    for (const one of good) await becomes(one, 'terkirim')
    await becomes(bad, 'gagal')
    const [surat] = await suratOf(bad)
    expect(surat?.percobaan).toBe(1)
    expect(surat?.galat).toMatch(/550/)
    expect(surat?.galat).not.toContain(bad.email)
  })

  test('that the server defers is retried until it is accepted', async () => {
    const me = await someone()
    smtp.treat(me.email, { defer: 2 })
    await happen(me)
    await becomes(me, 'terkirim')
    expect((await suratOf(me))[0]).toMatchObject({ percobaan: 3, galat: null })
    expect(smtp.received.filter(({ to }) => to === me.email)).toHaveLength(1)
  })

  test('whose connection is cut before the response is sent again under the same Message-ID', async () => {
    const me = await someone()
    smtp.treat(me.email, { drop: 2 })
    await happen(me)
    await becomes(me, 'terkirim')
    expect(smtp.received.filter(({ to }) => to === me.email)).toHaveLength(3)
    expect(smtp.idsOf(me.email).size).toBe(1)
  })

  test('whose response is slow delays no other', async () => {
    const [slow, quick] = [await someone(), await someone()]
    smtp.treat(slow.email, 'hold')
    await happen(slow)
    await happen(quick)
    await becomes(quick, 'terkirim')
    expect(await suratOf(slow)).toMatchObject([{ status: 'antre' }])
    smtp.release()
    await becomes(slow, 'terkirim')
    expect(smtp.received.filter(({ to }) => to === slow.email)).toHaveLength(1)
  })

  test('is sent by one of them', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, someone))
    await Promise.all(all.map(happen))
    for (const one of all) await becomes(one, 'terkirim')
    expect(all.map(({ email }) => smtp.received.filter(({ to }) => to === email).length)).toEqual(all.map(() => 1))
  })
})

test('a mail that is always deferred is given up; an admin sends it again', async () => {
  const me = await someone()
  const admin = await make.person(1)
  smtp.treat(me.email, { defer: 2 })
  runForTest({ pace: { ...QUICK, mailMs: [0] } })
  await happen(me)
  await becomes(me, 'gagal')
  const [surat] = await suratOf(me)
  expect(surat).toMatchObject({ percobaan: 2, galat: expect.stringMatching(/451/) })
  const again = await call(admin, resendSurat, { body: { surat_id: surat?.surat_id } })
  expect(again).toMatchObject({ status: 200, data: { status: 'antre', percobaan: 0, user_id: me.user_id } })
  await becomes(me, 'terkirim')
  expect([...smtp.idsOf(me.email)]).toEqual([`<${surat?.surat_id}@sehati.test>`])
})

async function sendNow(surat_id: string, warn: (fields: object) => void = () => {}) {
  const kotakSurat = kotakSuratSmtp(smtp.url, SENDER)
  onTestFinished(() => kotakSurat.tutup())
  await sendMail({ ...server, db: server.service, log: { warn }, kotakSurat }, surat_id)
}

test('a receipt is not sent once its request was answered', async () => {
  const [waits, answered] = [await someone(), await someone()]
  const { relay } = makeRelay(server)
  await make.booked(waits)
  const { jadwal_id, tenaga } = await make.booked(answered)
  await relay()
  const body = { status: 'disetujui', initial_consult: 'Istirahat' }
  await call(tenaga, updateKonsultasi, { query: { jadwalid: jadwal_id }, body })
  for (const who of [waits, answered]) await sendNow((await suratOf(who))[0]?.surat_id as string)
  expect(await suratOf(waits)).toMatchObject([{ status: 'terkirim' }])
  expect(await suratOf(answered)).toEqual([])
})

test('a mail whose kind its reader turns off while it waits is not sent', async () => {
  const me = await someone()
  const { relay } = makeRelay(server)
  await call(me, putPilihanKabar, { body: { jenis: 'tanda_terima', email: false } })
  const { jadwal_id, tenaga } = await make.booked(me)
  const body = { status: 'menunggu', initial_consult: 'Sebentar' }
  await call(tenaga, updateKonsultasi, { query: { jadwalid: jadwal_id }, body })
  await relay()
  const [surat] = await suratOf(me)
  expect(surat).toMatchObject({ status: 'antre' })
  await call(me, putPilihanKabar, { body: { jenis: 'menunggu', email: false } })
  await sendNow(surat?.surat_id as string)
  expect(await suratOf(me)).toEqual([])
  expect(smtp.received.filter(({ to }) => to === me.email)).toEqual([])
})

test('a mail that cannot be composed shows admins a sentence, never the error of the database', async () => {
  const me = await someone()
  const { relay } = makeRelay(server)
  await insertPeristiwa(db, { jenis: 'reset', user_id: me.user_id, isi: null }, clock())
  await relay()
  const [surat] = await suratOf(me)
  await db.rows(sql`alter table reset_password rename to reset_password_away`)
  try {
    const warn = vi.fn()
    await sendNow(surat?.surat_id as string, warn)
    // 42P01: the table does not exist.
    expect(warn.mock.calls).toMatchObject([[{ code: '42P01' }, expect.any(String)]])
  } finally {
    await db.rows(sql`alter table reset_password_away rename to reset_password`)
  }
  const galat = 'Email tidak dapat disusun. Penyebabnya ada di log server.'
  expect(await suratOf(me)).toMatchObject([{ status: 'antre', galat }])
  await sendNow(surat?.surat_id as string)
  expect(await suratOf(me)).toMatchObject([{ status: 'terkirim', galat: null }])
})

test('a mail under way when the process stops is sent by another', async () => {
  const me = await someone()
  smtp.treat(me.email, 'hold')
  const first = runForTest()
  await happen(me)
  await until(() => expect(smtp.idsOf(me.email).size).toBe(1))
  const stopped = first.stop()
  smtp.treat(me.email, 'accept')
  runForTest()
  await becomes(me, 'terkirim')
  // The mail server never responds to the first attempt: stopping does not wait for it.
  await stopped
  expect(smtp.idsOf(me.email).size).toBe(1)
})

test('a process has three mails under way; a stop hands all back without an attempt, and waits for none that hangs', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, someone))
  let [now, most, tries] = [0, 0, 0]
  const hanging = (_: unknown, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      now += 1
      tries += 1
      most = Math.max(most, now)
      signal.addEventListener('abort', () => {
        now -= 1
        reject(new Error('aborted'))
      })
    })
  const jobs = runForTest({ kotakSurat: { kirim: hanging, tutup: async () => {} } })
  await Promise.all(all.map(happen))
  const taken = () =>
    db.rows<{ user_id: number }>(sql`select user_id from surat where status = 'antre' and percobaan = 1`)
  await until(async () => expect((await taken()).length).toBe(40))
  await jobs.stop()
  expect([most, tries, now]).toEqual([3, 3, 0])
  for (const one of all) expect(await suratOf(one)).toMatchObject([{ status: 'antre', percobaan: 0, galat: null }])
  // Another process takes them at once.
  runForTest()
  for (const one of all) await becomes(one, 'terkirim')
})

test('a mail that is accepted while the database is unreachable is recorded when it is back, and sent once', async () => {
  const me = await someone()
  const { relay } = makeRelay(server)
  await happen(me)
  await relay()
  const [surat] = await suratOf(me)
  const gate = await openGate(server.serviceUrl)
  const away = connect(gate.url, 1)
  const kotakSurat = kotakSuratSmtp(smtp.url, SENDER)
  onTestFinished(async () => {
    await kotakSurat.tutup()
    await away.close()
    await gate.close()
  })
  smtp.treat(me.email, 'hold')
  const sent = sendMail({ ...server, db: away, kotakSurat }, surat?.surat_id as string)
  await until(() => expect(smtp.received.filter(({ to }) => to === me.email)).toHaveLength(1))
  gate.shut()
  smtp.release()
  expect(await suratOf(me)).toMatchObject([{ status: 'antre' }])
  // The statement that records it is refused, and retried.
  await until(() => expect(gate.refusals()).toBeGreaterThan(1))
  gate.open()
  await sent
  expect(await suratOf(me)).toMatchObject([{ status: 'terkirim', percobaan: 1 }])
})

test('a reset link that was requested long ago is not created any more', async () => {
  const me = await someone()
  const asked = new Date(clock().getTime() - 61 * 60_000)
  await insertPeristiwa(db, { jenis: 'reset', user_id: me.user_id, isi: null }, asked)
  const { relay } = makeRelay(server)
  await relay()
  const [surat] = await suratOf(me)
  await sendNow(surat?.surat_id as string)
  expect(await suratOf(me)).toEqual([])
  expect(smtp.received.filter(({ to }) => to === me.email)).toEqual([])
})
