import { isAdmin, levelIds } from '@sehati/contract/base/access'
import { format } from '@sehati/contract/base/sentence'
import { tujuanTautan } from '@sehati/contract/booking/tautan.schema'
import { jenisPemberitahuan, selamaDiajukan } from '@sehati/contract/channel/pemberitahuan.schema'
import { caraSurat, jadwalLain, suratTexts, tautanSurat, usulanSurat } from '@sehati/contract/channel/surat.texts'
import sql, { type Sql } from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { ALAMAT, sendMail } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { rahasia } from '../../../test/surat.ts'
import type { Kiriman } from '../../base/outside/kotak-surat.ts'
import { makeTautan } from '../../booking/tautan/tautan.ts'
import { seedDemo } from '../../demo/seed.ts'
import { NO_PASSWORD } from '../../people/user/no-password.ts'
import type { MailJob } from './surat.store.ts'
import { susunSurat } from './susun.ts'

const job: MailJob = {
  surat_id: '5f0c6a52-3a51-4a4c-9a53-0a0c1f3b8f11',
  jenis: 'dijadwalkan',
  jumlah: 1,
  user_id: 7,
  name: 'Siti <b>&"\'',
  email: 'siti@uji.test',
  alamat_tanda: 0,
  level_id: 5,
  peristiwa_id: 9,
  jadwal_id: 3,
  mulai: '2026-11-25T09:00:00+07:00',
  zona: 7,
  perangkat: null,
  jangkar: null,
  sebab_batal: null,
  usulan: null,
  konfirmasi_sampai: null,
  tawaran: null,
  permintaan_id: null,
  alamat_terakhir: null,
  simpan_sampai: null,
  metode_konsultasi: 'online',
  tempat: { alamat: null, petunjuk_arah: null, peta_url: null },
  created_at: '2026-11-23T07:00:00+07:00',
  percobaan: 1,
}
const susun = (change: Partial<MailJob>) => susunSurat({ ...job, ...change }, ALAMAT, START, rahasia)

test('a mail greets, states the time in Indonesian, and where it can be turned off', () => {
  const { kepada, subjek, teks, html, berhenti } = susun({})
  expect([kepada, subjek]).toEqual(['siti@uji.test', 'Jadwal Anda berubah'])
  expect(teks).toContain('Jadwal Anda berubah menjadi Rabu, 25 November 2026 pukul 09.00 WIB.')
  expect(teks).toContain(`Yth. ${job.name},`)
  expect(berhenti).toBe(`${ALAMAT}/api/public/berhenti?token=token-berhenti`)
  for (const text of [teks, html]) expect(text).toContain(berhenti)
  expect(html).toContain('Yth. Siti &lt;b&gt;&amp;&quot;&#39;,')
  expect(html).not.toContain('<b>')
})

test.each([
  ['Muh.Ridwan, S.Kom', 'Halo Muh. Ridwan, S.Kom,'],
  ['Rina Puspita, M.Psi., Psikolog', 'Halo Rina Puspita, M.Psi., Psikolog,'],
  ['Budi, M.Si.', 'Halo Budi, M.\u2060Si.,'],
  ['m.si.jahat.com', 'Halo m. si. jahat. com,'],
  ['Menang! https://hadiah.example/klaim', 'Halo Menang! https hadiah. example klaim,'],
  ['Telepon 0812-3456-7890', 'Halo Telepon - -,'],
  ['Budi\n\nAkunmu diblokir', 'Halo Budi Akunmu diblokir,'],
  ['007', 'Halo,'],
])('a person named %j is greeted without a link, a number or a paragraph of the name', (name, sapaan) => {
  for (const jenis of ['reset', 'masuk', 'email_konfirmasi'] as const)
    expect(susun({ jenis, name }).teks.split('\n')[0]).toBe(sapaan)
})

test('a mail about a consultation leads to its page, by an address that names neither role nor subject', () => {
  for (const level_id of levelIds.filter((one) => !isAdmin(one))) {
    const { teks, html } = susun({ jenis: 'disetujui', level_id })
    for (const text of [teks, html]) expect(text).toContain(`${ALAMAT}/konsultasi/3`)
  }
})

test('a patient whom the clinic cancels gets a link to other times; one who cancelled does not', () => {
  const by = (change: Partial<MailJob>) => susun({ jenis: 'dibatalkan', ...change }).teks
  const clinic = by({ sebab_batal: 'klinik' })
  expect(clinic).toContain(jadwalLain.ajakan)
  expect(clinic).toContain(`${ALAMAT}/user/konsultasi`)
  expect(by({ sebab_batal: 'klinik', level_id: 4 })).toContain(`${ALAMAT}/karyawan/konsultasi`)
  for (const other of [by({ sebab_batal: 'pasien' }), by({ sebab_batal: 'klinik', level_id: 2 })])
    expect(other).not.toContain(jadwalLain.ajakan)
})

test.each([
  ['dr. Ayu Lestari, Sp.PD.', 'Kami mengusulkan Ayu Lestari, Kamis'],
  ['Rina Puspita, M.Psi., Psikolog', 'Kami mengusulkan Rina Puspita, Kamis'],
  ['Prof. Dr. Muh. Ridwan', 'Kami mengusulkan Ridwan, Kamis'],
  ['Psikolog Sari', 'Kami mengusulkan Sari, Kamis'],
  ['drg Budi', 'Kami mengusulkan Budi, Kamis'],
  ['dr.', 'Kami mengusulkan Kamis'],
])('a patient whom the clinic cancels reads what is proposed; %s is named without titles', (nama, kalimat) => {
  const usulan = { nama, tanggal: '2026-11-26T10:00:00+07:00', zona: 7 } as const
  const by = (change: Partial<MailJob>) => susun({ jenis: 'dibatalkan', sebab_batal: 'klinik', usulan, ...change })
  const { teks, html } = by({})
  for (const text of [teks, html]) {
    expect(text).toContain(`${kalimat}, 26 November 2026 pukul 10.00 WIB.`)
    expect(text).toContain(`${ALAMAT}/konsultasi/3`)
    expect(text).not.toContain('/user/konsultasi')
  }
  expect(teks).toContain(usulanSurat.catatan)
  for (const other of [by({ level_id: 2 }), by({ sebab_batal: 'pasien' }), by({ jenis: 'disetujui' })])
    expect(other.teks).not.toContain('mengusulkan')
})

test.each(['pengingat_besok', 'pengingat_sejam'] as const)('%s lets a patient confirm, move or cancel', (jenis) => {
  const { teks, html } = susun({ jenis })
  for (const tujuan of tujuanTautan)
    for (const text of [teks, html]) {
      expect(text).toContain(tautanSurat.tombol[tujuan])
      expect(text).toContain(`${ALAMAT}/tautan#untuk-${tujuan}`)
    }
  expect(susun({ jenis, level_id: 2 }).teks).not.toContain('/tautan#')
})

describe.each(['disetujui', 'pengingat_besok', 'pengingat_sejam'] as const)('%s', (jenis) => {
  test('of an online consultation says that it is a chat; the last reminder has a button to it', () => {
    const { teks } = susun({ jenis })
    expect(teks).toContain(caraSurat.online.pasien)
    const button = `${caraSurat.online.tombol}:\n${ALAMAT}/konsultasi/3`
    expect(teks.includes(button)).toBe(jenis === 'pengingat_sejam')
    const ofProfessional = susun({ jenis, level_id: 2 }).teks
    expect(ofProfessional).toContain(caraSurat.online.profesional)
    expect(ofProfessional).not.toContain(caraSurat.online.tombol)
  })

  test('of an offline one says where, as far as admins wrote it', () => {
    const offline = { jenis, metode_konsultasi: 'offline' } as const
    const tempat = {
      alamat: 'Gedung B\nLantai 1',
      petunjuk_arah: 'Masuk dari <barat>',
      peta_url: 'https://peta.test/b?a=1&c',
    }
    const { teks, html } = susun({ ...offline, tempat })
    expect(teks).toContain('Alamat: Gedung B\nLantai 1\n\nPetunjuk arah: Masuk dari <barat>')
    expect(teks).toContain(`${caraSurat.offline.tombol}:\nhttps://peta.test/b?a=1&c`)
    expect(html).toContain('Masuk dari &lt;barat&gt;')
    expect(html).toContain('href="https://peta.test/b?a=1&amp;c"')
    const bare = susun(offline).teks
    expect(bare).toContain(caraSurat.offline.pasien)
    for (const word of ['Alamat:', 'Petunjuk arah:', caraSurat.offline.tombol]) expect(bare).not.toContain(word)
    expect(susun({ ...offline, tempat, level_id: 3 }).teks).not.toContain('Gedung B')
  })
})

test('other mails do not say how the consultation takes place', () => {
  for (const jenis of ['tanda_terima', 'menunggu', 'dibatalkan', 'dijadwalkan', 'balasan', 'undangan_ulasan'] as const)
    expect(susun({ jenis }).teks).not.toContain('chat')
})

test('in the last hour the mail states the minutes from when it is sent', () => {
  const at = new Date('2026-11-25T08:13:20+07:00')
  expect(susunSurat({ ...job, jenis: 'pengingat_sejam' }, ALAMAT, at, rahasia).subjek).toBe(
    'Jadwal Anda dimulai 47 menit lagi',
  )
})

test('mails about the account cannot be turned off; the reset token is in the fragment of its link', () => {
  expect(susun({ jenis: 'reset' })).toMatchObject({ berhenti: null })
  expect(susun({ jenis: 'reset' }).teks).toContain(`${ALAMAT}/reset-password#token-reset`)
  const masuk = susun({ jenis: 'masuk', mulai: null, perangkat: 'Firefox di <Linux>' })
  expect(masuk.berhenti).toBeNull()
  expect(masuk.teks).toContain('Firefox di <Linux>, Senin, 23 November 2026 pukul 07.00 WIB')
  expect(masuk.html).toContain('Firefox di &lt;Linux&gt;')
})

const lettersOf = (text: string) => text.replaceAll(/\P{L}/gu, '')

/** Other people may read a mailbox: no mail may contain the personal or clinical data of the demo data. */
describe('no mail of the demo data reveals its person or subject', async () => {
  const server = await startServer()
  const { db, seal, clock } = server
  const mails: (Kiriman & { jenis: string; jadwal_id: number | null; sapaan: string | null })[] = []
  let secrets: string[] = []
  const health =
    /keluhan|sakit|nyeri|cemas|depresi|stres|obat|diagnos|gejala|terapi|psikolog|dokter|kesehatan jiwa|dr\./i

  async function sendSome(which: Sql, many: number) {
    const rows = await db.rows<{ surat_id: string; jenis: string; jadwal_id: number; sapaan: string | null }>(sql`
      select s.surat_id, s.jenis, s.jadwal_id, case when u.level_id in (2, 3) then u.name end as sapaan
      from surat s join konsultasi k using (jadwal_id) join users u on u.user_id = s.user_id
      where u.status_user = 'aktif' and ${which}
      order by k.status = 'disetujui' and k.mulai > ${START} desc, random() limit ${many}`)
    const kirim = (of: (typeof rows)[number]) => async (kiriman: Kiriman) => void mails.push({ ...kiriman, ...of })
    for (const row of rows) {
      const kotakSurat = { kirim: kirim(row), tutup: async () => {} }
      await sendMail({ ...server, db: server.service, kotakSurat }, row.surat_id)
    }
  }

  beforeAll(async () => {
    await seedDemo(db, seal, START, '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA')
    expect(await db.rows(sql`select from surat`)).toEqual([])
    // Every kind for both people of every consultation, also those that would not be sent.
    await db.rows(sql`
      insert into ganti_email select user_id, 'baru@uji.test', sha256('sesi'), ${START}::timestamptz + interval '1 day' from users`)
    await db.rows(sql`
      insert into surat (jenis, user_id, jadwal_id, mulai, perangkat, alamat, peristiwa_id, created_at, sejak)
      select j.jenis, who.user_id, k.jadwal_id, k.mulai, null,
        case when j.jenis = 'email_konfirmasi' then 'baru@uji.test' end, 1000000 + row_number() over (), ${START}, ${START}
      from konsultasi k join tenaga_profesional t using (profesional_id)
      cross join lateral (values (k.user_id), (t.user_id)) who (user_id)
      cross join unnest(${[...jenisPemberitahuan]}::text[]) j (jenis)`)
    await db.rows(sql`
      insert into permintaan (user_id, jenis, kanal, dicatat_oleh, diterima_pada, dicatat_pada, batas, diubah_oleh, diubah_pada)
      select distinct s.user_id, 'penghapusan', 'web', s.user_id, ${START}::timestamptz, ${START}::timestamptz, ${START}::timestamptz + interval '72 hours',
        s.user_id, ${START}::timestamptz from surat s where s.jenis = 'hapus_konfirmasi'`)
    await sendSome(
      sql`s.jenis not in ('verifikasi', 'undangan', 'tunggu_ditawari') and s.jenis <> all (${[...selamaDiajukan]}::text[])`,
      45 * jenisPemberitahuan.length,
    )
    await sendSome(sql`s.jenis = any (${[...selamaDiajukan]}::text[]) and k.status = 'diajukan'`, 240)
    // An earlier time is offered to each patient who has an appointment ahead.
    await db.rows(sql`
      with entri as (
        insert into daftar_tunggu (user_id, profesional_id, jenis_id, metode, use_bpjs, dari, sampai, boleh_malam, jadwal_id, status, sejak, dibuat)
        select distinct on (user_id) user_id, profesional_id, jenis_id, metode_konsultasi, false, mulai::date, mulai::date, false, jadwal_id,
          'ditawari', ${START}, ${START}
        from konsultasi where status <> 'dibatalkan' and mulai > ${START}::timestamptz + interval '1 day'
        returning *
      )
      insert into tawaran (tunggu_id, user_id, tempat_id, profesional_id, mulai, selesai, zona, dibuat, habis_pada)
      select e.tunggu_id, e.user_id, nextval('konsultasi_id'), e.profesional_id, k.mulai, k.selesai, k.zona, ${START}::timestamptz,
        ${START}::timestamptz + interval '1 hour'
      from entri e join konsultasi k using (jadwal_id)`)
    const isOffered = sql`exists (select from tawaran t where (t.user_id, t.mulai) = (s.user_id, s.mulai))`
    await sendSome(sql`s.jenis = 'tunggu_ditawari' and ${isOffered}`, 60)
    // Only an address that is not confirmed is asked to confirm, and no mail about a consultation is sent to it.
    await db.rows(sql`update users set email_terverifikasi_pada = null`)
    await sendSome(sql`s.jenis = 'verifikasi'`, 60)
    // One invitation for each account, and the mail of its event.
    await db.rows(sql`update users set password_hash = ${NO_PASSWORD}`)
    await db.rows(sql`
      insert into undangan (user_id, peristiwa_id, dibuat_pada, berlaku_sampai)
      select s.user_id, min(s.peristiwa_id), ${START}, ${START}::timestamptz + interval '1 day'
      from surat s join users u on u.user_id = s.user_id and u.status_user = 'aktif'
      where s.jenis = 'undangan' group by s.user_id`)
    await sendSome(sql`exists (select from undangan g where g.peristiwa_id = s.peristiwa_id)`, 60)
    const texts = await db.rows<{ jadwal_id: number; keluhan: Buffer; initial_consult: Buffer | null }>(
      sql`select jadwal_id, keluhan, initial_consult from konsultasi`,
    )
    const names = await db.rows<{ text: string }>(sql`
      select name as text from users where level_id in (2, 3) union select nama_spesialisasi from spesialisasi
      union select lokasi from tenaga_profesional`)
    secrets = [
      ...names.map(({ text }) => text),
      ...texts.flatMap(({ jadwal_id, keluhan, initial_consult }) => [
        seal.open(`konsultasi.keluhan:${jadwal_id}`, keluhan),
        ...(initial_consult ? [seal.open(`konsultasi.initial_consult:${jadwal_id}`, initial_consult)] : []),
      ]),
    ]
    expect(clock()).toEqual(START)
  })

  test.each(jenisPemberitahuan)('%s', (jenis) => {
    const mine = mails.filter((mail) => mail.jenis === jenis)
    // Reminders are sent only of approved consultations ahead, as are offers of an earlier time here; receipts and what is said of a missing answer only of requests that wait.
    const isRare =
      jenis.startsWith('pengingat') || jenis === 'tunggu_ditawari' || selamaDiajukan.some((one) => one === jenis)
    expect(mine.length).toBeGreaterThan(isRare ? 0 : 30)
    const all = new Set(secrets)
    expect(all.size).toBeGreaterThan(50)
    for (const { subjek, teks, html, sapaan } of mine) {
      const [greeting] = teks.split('\n') as [string]
      // A professional is greeted by their own name, and by that alone.
      if (sapaan) expect([lettersOf(`Yth. ${sapaan}`), lettersOf(`Halo ${sapaan}`)]).toContain(lettersOf(greeting))
      // A link ends in random letters, among which any short word may occur.
      const plain = `${subjek}\n${teks}\n${html}`
        .replaceAll(/(\/tautan#|\/tawaran#|\?token=)[\w-]+/g, '$1')
        .replaceAll(sapaan ? greeting : '\0', '')
      expect([...all].filter((secret) => plain.includes(secret))).toEqual([])
      // The footer warns against replying with health information; that is the one place of the word.
      expect(plain.replaceAll(/informasi kesehatan/g, '')).not.toMatch(health)
    }
  })

  test('an approval of an offline consultation has the address that the clinic wrote', async () => {
    const [layanan] = await db.rows<{ alamat: string }>(sql`select alamat from layanan`)
    const texts = mails.filter(({ jenis }) => jenis === 'disetujui').map(({ teks }) => teks)
    const offline = texts.filter((teks) => teks.includes(caraSurat.offline.pasien))
    expect(offline.length).toBeGreaterThan(0)
    for (const teks of offline) expect(teks).toContain(`Alamat: ${layanan?.alamat}`)
  })

  test('a reminder’s links are for its consultation at its time', () => {
    const reminder = mails.find(({ jenis, teks }) => jenis === 'pengingat_besok' && teks.includes('/tautan#'))
    const tokens = [...(reminder?.teks ?? '').matchAll(/\/tautan#(\S+)/g)].map(([, token]) => token as string)
    const read = tokens.map((token) => makeTautan(seal).read(token))
    expect(read.map((isi) => [isi?.tujuan, isi?.jadwal_id])).toEqual(tujuanTautan.map((t) => [t, reminder?.jadwal_id]))
  })
})

test('every kind has its own subject', () => {
  const subjects = jenisPemberitahuan.map((jenis) => format(suratTexts[jenis].subjek, { menit: 60 }))
  expect(new Set(subjects).size).toBe(jenisPemberitahuan.length)
})
