import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeNotes } from '../../../test/rekam.ts'
import { sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, make, seal } = server
const { psychology, signed, release, grant, withdraw } = makeNotes(server)

const { klien, psikolog, jadwal_id } = await psychology()
const [lengkap] = (await signed(psikolog, jadwal_id, 'lengkap', 'Penuh')) as [number]
const [terbatas, kedua] = (await signed(psikolog, jadwal_id, 'terbatas', 'Sebagian', 'Diperbaiki')) as [number, number]
await release(psikolog, kedua)
const rekan = await make.profesional(2)
const { data: izin } = await grant(klien, jadwal_id, rekan.profesional_id)

const everything = () =>
  db.rows(sql`
    select (select jsonb_agg(r order by rekam_id) from rekam r) as rekam, (select jsonb_agg(s) from rekam_rilis s) as rilis,
      (select jsonb_agg(i) from izin_rekam i) as izin`)

const other = seal.seal(`rekam.isi:${jadwal_id}:lengkap:1`, 'Lain')
test.each([
  ['rekam_tetap', sql`update rekam set isi = ${other} where rekam_id = ${lengkap}`],
  ['rekam_tetap', sql`update rekam set isi = isi where rekam_id = ${lengkap}`, 'changes nothing'],
  ['rekam_tetap', sql`update rekam set sidik = sha256('x') where rekam_id = ${lengkap}`],
  ['rekam_tetap', sql`update rekam set penulis_id = ${klien.user_id} where rekam_id = ${lengkap}`],
  ['rekam_tetap', sql`update rekam set ditandatangani_pada = now() where rekam_id = ${lengkap}`],
  ['rekam_tetap', sql`update rekam set jenis = 'terbatas', versi = 9 where rekam_id = ${lengkap}`],
  [
    'rekam_tetap',
    sql`update rekam set alasan = ${seal.seal(`rekam.alasan:${jadwal_id}:terbatas:2`, 'x')} where rekam_id = ${kedua}`,
  ],
  ['rekam_tetap', sql`delete from rekam where rekam_id = ${lengkap}`],
  ['rekam_tetap', sql`truncate rekam cascade`],
  [undefined, sql`update rekam_rilis set pada = now()`],
  [undefined, sql`delete from rekam_rilis`],
  [undefined, sql`truncate rekam_rilis`],
  ['izin_rekam_tetap', sql`update izin_rekam set sampai = sampai + interval '1 day'`],
  ['izin_rekam_tetap', sql`update izin_rekam set kepada = 1`],
  ['izin_rekam_tetap', sql`delete from izin_rekam`],
  ['izin_rekam_tetap', sql`truncate izin_rekam`],
] as [string | undefined, ReturnType<typeof sql>, string?][])(
  'the database refuses (%s): %#',
  async (constraint, statement, harmless) => {
    const before = await everything()
    const done = db.rows(statement)
    if (harmless) await done
    else await expect(done).rejects.toMatchObject({ code: '23001', ...(constraint && { constraint }) })
    expect(await everything()).toEqual(before)
  },
)

const insert = (of: { jadwal?: number; versi: number; penulis?: number; alasan?: boolean }) => sql`
  insert into rekam (jadwal_id, jenis, versi, isi, sidik, penulis_id, ditandatangani_pada, alasan)
  values (${of.jadwal ?? jadwal_id}, 'lengkap', ${of.versi}, ${other}, sha256('x'), ${of.penulis ?? psikolog.user_id}, now(),
    ${of.alasan ? seal.seal(`rekam.alasan:${jadwal_id}:lengkap:2`, 'x') : null})`
const medis = await make.booked(await make.person(5))

test.each([
  ['rekam_versi_urut', insert({ versi: 3, alasan: true })],
  ['rekam_versi_urut', insert({ versi: 1 })],
  ['rekam_alasan_perbaikan', insert({ versi: 2 })],
  ['rekam_penulis', insert({ versi: 2, alasan: true, penulis: rekan.user_id })],
  ['rekam_psikologi', insert({ jadwal: medis.jadwal_id, versi: 1, penulis: medis.tenaga.user_id })],
  ['rekam_rilis_terbatas', sql`insert into rekam_rilis values (${lengkap}, ${psikolog.user_id}, now())`],
  ['rekam_rilis_terbatas', sql`insert into rekam_rilis values (${terbatas}, ${rekan.user_id}, now())`],
  [
    'izin_rekam_psikologi',
    sql`insert into izin_rekam (jadwal_id, kepada, diberi_pada, sampai)
    values (${jadwal_id}, ${psikolog.profesional_id}, now(), now() + interval '1 day')`,
  ],
  [
    'izin_rekam_psikologi',
    sql`insert into izin_rekam (jadwal_id, kepada, diberi_pada, sampai)
    values (${medis.jadwal_id}, ${rekan.profesional_id}, now(), now() + interval '1 day')`,
  ],
  [
    'izin_rekam_paling_lama',
    sql`insert into izin_rekam (jadwal_id, kepada, diberi_pada, sampai)
    values (${jadwal_id}, ${medis.tenaga.profesional_id}, now(), now() + interval '91 days')`,
  ],
  [
    'rekam_psikologi',
    sql`insert into rekam_draf (jadwal_id, jenis, isi, dasar_versi, revisi, diubah_pada)
    values (${medis.jadwal_id}, 'lengkap', ${other}, 0, 1, now())`,
  ],
])('the database refuses what is no note (%s): %#', async (constraint, statement) => {
  await expect(db.rows(statement)).rejects.toMatchObject({ constraint })
})

test('a grant is withdrawn once', async () => {
  expect((await withdraw(klien, izin.izin_id)).status).toBe(200)
  await expect(db.rows(sql`update izin_rekam set dicabut_pada = now() + interval '1 day'`)).rejects.toMatchObject({
    constraint: 'izin_rekam_tetap',
  })
  await expect(db.rows(sql`update izin_rekam set dicabut_pada = null`)).rejects.toMatchObject({
    constraint: 'izin_rekam_tetap',
  })
})
