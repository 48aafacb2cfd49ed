import * as alihan from '@sehati/contract/absence/alihan.endpoints'
import * as api from '@sehati/contract/absence/cuti.endpoints'
import * as tawaran from '@sehati/contract/absence/tawaran-waktu.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { call, db, make, at } = server
const admin = await make.person(1)
beforeEach(() => at(START.toISOString()))

const WEDNESDAY = '2026-11-25'
const MORNING = `${WEDNESDAY}T06:00:00+07:00`
const pesan = 'Mohon maaf, dokter Anda sakit hari ini.'
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`

type Held = { patient: Awaited<ReturnType<typeof make.person>>; jadwal_id: number; sesi: number; hour: number }

/** A professional who is ill on Wednesday, with consultations of these statuses from ten o'clock on. */
async function ill(...statuses: string[]) {
  const tenaga = await make.profesional()
  const { profesional_id } = tenaga
  const all: Held[] = []
  for (const [i, status] of statuses.entries()) {
    const hour = 10 + i
    const jam = { jam_mulai: clock(hour), jam_selesai: clock(hour + 1) }
    const { id } = await make.sesi(profesional_id, { sesi: i + 1, ...jam })
    const patient = await make.person(5)
    const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: id }
    all.push({ patient, hour, sesi: id, jadwal_id: await make.konsultasi(of, { status, ...jam }) })
  }
  at(MORNING)
  const body = { profesional_id, dari: WEDNESDAY, sampai: WEDNESDAY }
  const { cuti_id } = (await call(admin, api.insertCutiTenaga, { body })).data
  return { tenaga, cuti_id: cuti_id as number, all }
}
type Ill = Awaited<ReturnType<typeof ill>>

/** The same hour one and two weeks later. */
const waktuOf = ({ sesi, hour }: Held) =>
  ['2026-12-02', '2026-12-09'].map((tanggal) => ({ jadwal_tenaga_id: sesi, tanggal, jam_mulai: clock(hour) }))
const tawarkan = (k: Held) => ({ jadwal_id: k.jadwal_id, tindakan: 'tawarkan', waktu: waktuOf(k) })
const batal = (k: Held) => ({ jadwal_id: k.jadwal_id, tindakan: 'batal' })
const pindah = (k: Held) => ({ jadwal_id: k.jadwal_id, tindakan: 'jadwal-ulang', ...waktuOf(k)[0] })

const resolve = ({ cuti_id }: Ill, tindakan: object[]) =>
  call(admin, api.resolveCutiTenaga, { body: { cuti_id, tindakan, pesan } })
type Row = { jadwal_id: number; tindakan: string; hasil: string | null; jawaban: string | null }
const read = async ({ tenaga }: Ill): Promise<{ terdampak: { jadwal_id: number }[]; ditangani: Row[] }> =>
  (await call(admin, api.listCutiTenaga, { query: { profesional_id: tenaga.profesional_id } })).data[0]
const stranded = async (of: Ill) => (await read(of)).terdampak.map(({ jadwal_id }) => jadwal_id)
const see = async ({ patient, jadwal_id }: Held) =>
  (await call(patient, konsultasi.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
const offered = async ({ patient, jadwal_id }: Held) =>
  (await call(patient, tawaran.getTawaranWaktu, { query: { jadwalid: jadwal_id } })).data
const take = async (k: Held, nomor: number) => {
  const body = { tawaran_waktu_id: (await offered(k)).tawaran_waktu_id as number, nomor }
  return call(k.patient, tawaran.ambilWaktu, { query: { jadwalid: k.jadwal_id }, body })
}
const decline = async (k: Held) => {
  const body = { tawaran_waktu_id: (await offered(k)).tawaran_waktu_id as number }
  return call(k.patient, tawaran.tolakWaktu, { query: { jadwalid: k.jadwal_id }, body })
}

test('an admin offers times to one, moves another and cancels a third; who takes a time keeps the approval', async () => {
  const of = await ill('disetujui', 'disetujui', 'disetujui')
  const [a, b, c] = of.all as [Held, Held, Held]
  const reply = await resolve(of, [tawarkan(a), pindah(b), batal(c)])
  expect(reply).toMatchObject({ status: 200, data: { terdampak: [] } })
  expect(reply.data.ditangani).toMatchObject([
    { jadwal_id: a.jadwal_id, name: a.patient.name, tindakan: 'tawarkan', hasil: 'menunggu', jawaban: 'diam' },
    { jadwal_id: c.jadwal_id, tindakan: 'batal', status: 'dibatalkan', hasil: null, jawaban: null },
    { jadwal_id: b.jadwal_id, tindakan: 'jadwal-ulang', tanggal: '2026-12-02T11:00:00+07:00', jawaban: null },
  ])
  expect(await see(a)).toMatchObject({ status: 'disetujui', pesan_pindah: pesan })
  expect(await take(a, 2)).toMatchObject({
    status: 200,
    data: { status: 'disetujui', tanggal: '2026-12-09T10:00:00+07:00' },
  })
  expect((await read(of)).ditangani.find(({ jadwal_id }) => jadwal_id === a.jadwal_id)).toMatchObject({
    hasil: 'diambil',
    jawaban: 'ya',
    tanggal: '2026-12-09T10:00:00+07:00',
  })
  expect(await stranded(of)).toEqual([])
})

test('a request for which the clinic offers a time waits for its professional at the new time', async () => {
  const of = await ill('diajukan')
  const [a] = of.all as [Held]
  await resolve(of, [tawarkan(a)])
  expect(await take(a, 1)).toMatchObject({ data: { status: 'menunggu', tanggal: '2026-12-02T10:00:00+07:00' } })
})

test('one that declines is stranded again, and can be decided about again', async () => {
  const of = await ill('disetujui')
  const [a] = of.all as [Held]
  await resolve(of, [tawarkan(a)])
  expect(await stranded(of)).toEqual([])
  await decline(a)
  expect(await stranded(of)).toEqual([a.jadwal_id])
  expect((await read(of)).ditangani).toMatchObject([{ tindakan: 'tawarkan', jawaban: 'tidak' }])
  await resolve(of, [batal(a)])
  expect(await read(of)).toMatchObject({ terdampak: [], ditangani: [{ tindakan: 'batal', jawaban: null }] })
})

test('one that stays silent is stranded again two hours before its start, and may still take a time until then', async () => {
  const of = await ill('disetujui')
  const [a] = of.all as [Held]
  await resolve(of, [tawarkan(a)])
  at(`${WEDNESDAY}T08:00:00+07:00`)
  expect(await stranded(of)).toEqual([])
  at(`${WEDNESDAY}T08:00:00.001+07:00`)
  expect(await stranded(of)).toEqual([a.jadwal_id])
  expect((await read(of)).ditangani).toMatchObject([{ hasil: 'menunggu', jawaban: 'diam' }])
  expect((await take(a, 1)).status).toBe(200)
  expect(await stranded(of)).toEqual([])
})

test('who answers otherwise meanwhile: approved at its time it is stranded again, moved or cancelled it is not', async () => {
  const of = await ill('diajukan', 'disetujui', 'disetujui')
  const [a, b, c] = of.all as [Held, Held, Held]
  await resolve(of, [tawarkan(a), tawarkan(b), tawarkan(c)])
  const query = ({ jadwal_id }: Held) => ({ jadwalid: jadwal_id })
  const body = { status: 'disetujui', initial_consult: 'Baik.' }
  await call(of.tenaga, konsultasi.updateKonsultasi, { query: query(a), body })
  await call(b.patient, konsultasi.cancelKonsultasi, { query: query(b), body: {} })
  const friday = await make.sesi(of.tenaga.profesional_id, { hari: 'Jumat', sesi: 9 })
  const to = { jadwal_tenaga_id: friday.id, tanggal: '2026-11-27' }
  expect((await call(c.patient, konsultasi.rescheduleKonsultasi, { query: query(c), body: to })).status).toBe(200)
  expect(await stranded(of)).toEqual([a.jadwal_id])
  expect((await read(of)).ditangani.map(({ hasil, jawaban }) => [hasil, jawaban])).toEqual([
    ['gugur', null],
    ['gugur', null],
    ['gugur', null],
  ])
})

test('a time in the leave is refused with its reason, and nothing happens', async () => {
  const of = await ill('disetujui', 'disetujui')
  const [a, b] = of.all as [Held, Held]
  const waktu = [{ jadwal_tenaga_id: b.sesi, tanggal: WEDNESDAY, jam_mulai: clock(b.hour) }]
  const reply = await resolve(of, [batal(b), { ...tawarkan(a), waktu }])
  expect(reply).toMatchObject({
    status: 409,
    data: { ditolak: [{ jadwal_id: a.jadwal_id, code: 'PROFESSIONAL_AWAY' }] },
  })
  expect(await see(b)).toMatchObject({ status: 'disetujui' })
  expect((await read(of)).ditangani).toEqual([])
})

test('an admin offers a request to a colleague: yes, no and silent are seen like those of offered times', async () => {
  const of = await ill('diajukan', 'diajukan', 'disetujui')
  const [a, b, c] = of.all as [Held, Held, Held]
  const rekan = await make.profesional()
  const jam = { hari: 'Kamis', jam_mulai: '13:00:00', jam_selesai: '14:00:00', sesi: 2 } as const
  const nine = await make.sesi(rekan.profesional_id, { hari: 'Kamis' })
  const one = await make.sesi(rekan.profesional_id, jam)
  const alihkan = ({ jadwal_id }: Held, { id }: { id: number }) => ({
    ...{ jadwal_id, tindakan: 'alihkan', profesional_id: rekan.profesional_id },
    ...{ jadwal_tenaga_id: id, tanggal: '2026-11-26' },
  })
  // What is approved is not handed over, and a professional offers no colleague.
  expect(await resolve(of, [alihkan(a, nine), alihkan(c, one)])).toMatchObject({
    status: 409,
    data: { ditolak: [{ jadwal_id: c.jadwal_id, code: 'HANDOVER_REFUSED' }] },
  })
  const body = { cuti_id: of.cuti_id, tindakan: [alihkan(a, nine)], pesan }
  expect(await call(of.tenaga, api.resolveCuti, { body })).toMatchObject({
    status: 409,
    data: { ditolak: [{ jadwal_id: a.jadwal_id, code: 'FORBIDDEN' }] },
  })

  const tindakan = [alihkan(a, nine), alihkan(b, one), batal(c)]
  expect(await resolve(of, tindakan)).toMatchObject({ status: 200, data: { terdampak: [] } })
  const answer = async ({ patient, jadwal_id }: Held, how: typeof alihan.setujuiAlihan | typeof alihan.tolakAlihan) => {
    const query = { jadwalid: jadwal_id }
    const { alihan_id } = (await call(patient, alihan.getAlihan, { query })).data
    return call(patient, how as typeof alihan.setujuiAlihan, { query, body: { alihan_id } })
  }
  expect((await answer(a, alihan.setujuiAlihan)).status).toBe(200)
  expect((await answer(b, alihan.tolakAlihan)).status).toBe(200)
  expect((await read(of)).ditangani).toMatchObject([
    { jadwal_id: a.jadwal_id, tindakan: 'alihkan', status: 'dibatalkan', jawaban: 'ya' },
    { jadwal_id: b.jadwal_id, tindakan: 'alihkan', jawaban: 'tidak' },
    { jadwal_id: c.jadwal_id, tindakan: 'batal', jawaban: null },
  ])
  expect(await stranded(of)).toEqual([b.jadwal_id])
})

test('two resolutions of one consultation at once: it has one outcome', async () => {
  const of = await ill('disetujui')
  const [a] = of.all as [Held]
  const replies = await Promise.all([resolve(of, [tawarkan(a)]), resolve(of, [batal(a)]), resolve(of, [pindah(a)])])
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  const { ditangani } = await read(of)
  expect(ditangani).toHaveLength(1)
  const k = await see(a)
  const expected = { batal: 'dibatalkan', 'jadwal-ulang': 'disetujui', tawarkan: 'disetujui' }[
    ditangani[0]?.tindakan ?? ''
  ]
  expect(k.status).toBe(expected)
})

/** Numbers that look random and are the same in each run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test.each([1, 2, 3, 4, 5, 6])(
  'after resolution %i each affected patient has one outcome, and none is left alone',
  async (seed) => {
    const roll = dice(seed)
    const status = () => ['diajukan', 'menunggu', 'disetujui'][roll(3)] as string
    const of = await ill(status(), status(), status(), status(), status())
    const acts = [tawarkan, batal, pindah, null]
    const chosen = of.all.map((k) => ({ k, act: acts[roll(4)] ?? null }))
    const tindakan = chosen.flatMap(({ k, act }) => (act ? [act(k)] : []))
    if (tindakan.length > 0) expect((await resolve(of, tindakan)).status).toBe(200)
    for (const { k, act } of chosen) {
      if (act !== tawarkan) continue
      const answer = roll(3)
      if (answer === 0) await take(k, 1)
      if (answer === 1) await decline(k)
    }
    at(`${WEDNESDAY}T${clock(6 + roll(4))}+07:00`)
    const { terdampak, ditangani } = await read(of)
    for (const { k, act } of chosen) {
      const outcomes = ditangani.filter(({ jadwal_id }) => jadwal_id === k.jadwal_id)
      expect(outcomes).toHaveLength(act ? 1 : 0)
      const { status: now, tanggal } = await see(k)
      const isSettled = now === 'dibatalkan' || !tanggal.startsWith(WEDNESDAY)
      const isAsked = outcomes[0]?.jawaban === 'diam'
      const isShown = terdampak.some(({ jadwal_id }) => jadwal_id === k.jadwal_id)
      // Settled, or its patient is asked, or it is shown as stranded.
      expect(isSettled || isAsked || isShown).toBe(true)
      if (isSettled) expect(isShown).toBe(false)
    }
    const rows = await db.rows(sql`select from penyelesaian_cuti where cuti_id = ${of.cuti_id}`)
    expect(rows).toHaveLength(tindakan.length)
  },
)
