import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { jadwalLain, usulanSurat } from '@sehati/contract/channel/surat.texts'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { ALAMAT, makeRelay, sendMail } from '../../../test/jobs.ts'
import { makeLeaving } from '../../../test/rekan.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { relay } = makeRelay(server)
const { clinic, ahead, colleague, to, leave } = makeLeaving(server)
beforeEach(() => at(START.toISOString()))

describe('the patient is notified', () => {
  async function cancelled() {
    const all = await clinic()
    const other = await colleague()
    const without = await ahead(all.tenaga, all.session, await make.person(5), { tanggal: '2026-12-02' })
    await db.rows(sql`
      update users set name = 'dr. Rina Puspita, Sp.KJ., M.Psi.' where user_id = ${other.tenaga.user_id}`)
    await leave(all.admin, all.tenaga, [to(all.jadwal_id, other)], { level_id: 5 })
    await relay()
    return { ...all, other, without }
  }
  async function mailOf(jadwal_id: number, user_id: number): Promise<string> {
    const row = await db.row<{ surat_id: string }>(sql`
      select surat_id from surat where jadwal_id = ${jadwal_id} and user_id = ${user_id} and jenis = 'dibatalkan'`)
    const texts: string[] = []
    const kirim = async ({ subjek, teks, html }: { subjek: string; teks: string; html: string }) =>
      void texts.push(subjek, teks, html)
    const kotakSurat = { kirim, tutup: async () => {} }
    await sendMail({ ...server, db: server.service, kotakSurat }, row?.surat_id as string)
    return texts.join('\n')
  }
  const notices = async (who: { user_id: number }) => {
    const token = await make.signIn(who.user_id)
    return (await call({ token }, listPemberitahuan, { query: { limit: 100 } })).data.queried
  }

  test('in the app with whom and when; the professional who left reads nothing of it, the proposed one has no notice', async () => {
    const { patient, tenaga, other, jadwal_id } = await cancelled()
    const [notice] = await notices(patient)
    expect(notice).toMatchObject({
      jenis: 'dibatalkan',
      jadwal_id,
      usulan: { nama: 'dr. Rina Puspita, Sp.KJ., M.Psi.', tanggal: '2026-11-25T10:00:00+07:00' },
    })
    const left = await notices(tenaga)
    expect(left.map((n: { jenis: string }) => n.jenis)).toContain('dibatalkan')
    for (const { usulan } of left) expect(usulan).toBeNull()
    for (const { jadwal_id } of await notices(other.tenaga)) expect(jadwal_id).toBeNull()
  })

  test('by a mail with the name without titles, the time and the address of the consultation', async () => {
    const { patient, tenaga, other, jadwal_id } = await cancelled()
    const mail = await mailOf(jadwal_id, patient.user_id)
    expect(mail).toContain('Kami mengusulkan Rina Puspita, Rabu, 25 November 2026 pukul 10.00 WIB.')
    expect(mail).toContain(usulanSurat.catatan)
    expect(mail).toContain(`${ALAMAT}/konsultasi/${jadwal_id}`)
    expect(mail).not.toMatch(/dr\.|Sp\.|Psi|profesional_id|Pusing/)
    expect(mail).not.toContain(jadwalLain.ajakan)
    expect(await mailOf(jadwal_id, tenaga.user_id)).not.toContain('mengusulkan')
    expect(other.tenaga.user_id).not.toBe(tenaga.user_id)
  })

  test('as before where nothing is proposed, or its time is over', async () => {
    const { patient, jadwal_id, without } = await cancelled()
    const [row] = await db.rows<{ user_id: number }>(sql`select user_id from konsultasi where jadwal_id = ${without}`)
    expect(await mailOf(without, row?.user_id as number)).toContain(jadwalLain.ajakan)
    at('2026-11-25T10:00:00+07:00')
    const late = await mailOf(jadwal_id, patient.user_id)
    expect(late).toContain(jadwalLain.ajakan)
    expect(late).not.toContain('Rina')
  })
})
