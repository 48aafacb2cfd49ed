import { randomUUID } from 'node:crypto'
import { resolveCuti } from '@sehati/contract/absence/cuti.endpoints'
import { isAdmin, isProfessional, levelIds } from '@sehati/contract/base/access'
import { readPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { viewKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { allEndpoints } from '@sehati/contract/endpoints'
import * as percakapan from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../server.ts'
import { keep, mayCall } from './calls.ts'
import { fields, plausible } from './fields.ts'

const { db, make, call } = await startServer()

/** Ids in requests of users other than admins that neither `self` nor `target` guards, each with the reason; "below" names a test of this file. */
const known: Record<string, string> = {
  'pageTenagaProfesional query level_id': 'a filter of data that every user sees',
  'pageTenagaProfesional query spesialisasi_id': 'a filter of data that every user sees',
  'pageTenagaProfesional query profesional_id': 'a filter of data that every user sees',
  'listSpesialisasi query level_id': 'a filter of a list that every account sees',
  'listSlotHari query profid': 'a professional whom every patient can book',
  'listKetersediaan query profid': 'a professional whom every patient can book',
  'listKetersediaan query jenis_id': 'a type of the clinic',
  'listKetersediaanTenpro query jenis_id': 'a type of the clinic',
  'listJenisPilihan query profid': 'a professional whom every patient can book',
  'listSlotJenis query profid': 'a professional whom every patient can book',
  'listSlotJenis query jenis_id': 'a type of the clinic',
  'listSlotJenisTenpro query jenis_id': 'a type of the clinic',
  'putJenisTenaga body jenis_id': 'a type of the clinic, which the caller offers or not',
  'insertLanjutan body jenis_id': 'a type of the clinic',
  'pratinjauRangkaian body jenis_id': 'a type of the clinic',
  'insertRangkaian body jenis_id': 'a type of the clinic',
  'insertLanjutan body jadwal_tenaga_id': 'another professional’s is no slot of the caller: lanjutan.test',
  'bookKonsultasi body jenis_id': 'a type of the clinic',
  'bookKonsultasi body alasan_id': 'a reason that every patient may choose',
  'pageTenagaAlasan body alasan_id': 'a reason that every patient may choose',
  'insertTahan body jenis_id': 'a type of the clinic',
  'bookKonsultasi body jadwal_tenaga_id': 'a professional whom every patient can book',
  'bookKonsultasi body profesional_id': 'a professional whom every patient can book',
  'insertTahan body jadwal_tenaga_id': 'a professional whom every patient can book',
  'insertTahan body profesional_id': 'a professional whom every patient can book',
  'setujuiAlihan body alihan_id': 'an offer of the request in the query; that of another request: alihan.test',
  'tolakAlihan body alihan_id': 'an offer of the request in the query; that of another request: alihan.test',
  'ambilWaktu body tawaran_waktu_id':
    'an offer of the consultation in the query; that of another one: tawaran-waktu.test',
  'tolakWaktu body tawaran_waktu_id':
    'an offer of the consultation in the query; that of another one: tawaran-waktu.test',
  'putTawaranWaktu body waktu[].jadwal_tenaga_id':
    'a session of the caller; another professional’s: tawaran-waktu.test',
  'rescheduleKonsultasi body jadwal_tenaga_id':
    'a professional whom every patient can book; another professional’s: booking.rules',
  'insertIzinRekam body profesional_id': 'a professional whom every patient can book',
  'listKonsultasiTenpro query pasien_id': 'narrows the caller’s own consultations: daftar-tenaga.test',
  'viewKonsultasi query jadwal_id': 'below',
  'resolveCuti body tindakan[].jadwal_id': 'below',
  'resolveCuti body tindakan[].jadwal_tenaga_id': 'below',
  'resolveCuti body tindakan[].profesional_id': 'a colleague, whom admins alone offer: tawarkan.test',
  'resolveCuti body tindakan[].waktu[].jadwal_tenaga_id':
    'a session of the caller; another professional’s: tawaran-waktu.test',
  'insertPercakapan body client_id': 'an id of the sender’s own',
  'insertPercakapan body balas_id': 'below',
  'forwardPercakapan body id': 'below',
  'forwardPercakapan body client_id': 'an id of the sender’s own',
  'putTanda body terkirim_id': 'marks of the caller, up to the last message',
  'putTanda body dibaca_id': 'marks of the caller, up to the last message',
  'listKontak query jadwal_id': 'below',
  'listKontakOrang query jadwal_id': 'below',
  'readPemberitahuan body pemberitahuan_id': 'below',
  'akuiPeringatan query id': 'an alert of another account by design, for holders of the duty',
  'serahkanPeringatan query id': 'an alert of another account by design; who handles it: peringatan.routes.test',
  'ungkapPeringatan query id': 'an alert of another account by design; who handles it: pengungkapan.routes.test',
  'tutupPeringatan query id': 'an alert of another account by design; who handles it: peringatan.routes.test',
  'insertTunggu body profesional_id': 'a professional whom every patient can book',
  'insertTunggu body spesialisasi_id': 'a speciality, which is of no person',
  'insertTunggu body jenis_id': 'a type of the clinic',
  'insertTunggu body jadwal_id': 'an appointment of the caller; another person’s: tunggu.test',
  'insertHadir body jadwal_id': 'a visit of another account by design, for holders of the duty: antrean.routes.test',
  'pratinjauRangkaian body jadwal_tenaga_id':
    'a session of the professional of `lanjutan_dari`; another’s: booking.rules',
  'insertRangkaian body pertemuan[].jadwal_tenaga_id':
    'a session of the professional of `lanjutan_dari`; another’s: booking.rules',
  'insertKonsultasiLoket body user_id': 'a patient at the desk by design, for holders of the duty: pasien.routes.test',
  'insertKonsultasiLoket body profesional_id': 'a professional whom every patient can book',
  'insertKonsultasiLoket body jadwal_tenaga_id':
    'a professional whom every patient can book; another professional’s: booking.rules',
  'listAsalRangkaian query user_id': 'a patient at the desk by design, for holders of the duty: pasien.routes.test',
  'insertAntrean body user_id': 'a patient at the desk by design, for holders of the duty: pasien.routes.test',
  'insertAntrean body profesional_id': 'a professional whom every patient can book',
  'listKetersediaanLoket query profid': 'a professional whom every patient can book',
  'listKetersediaanLoket query jenis_id': 'a type of consultations, which is of no person',
  'listSlotLoket query profid': 'a professional whom every patient can book',
  'panggilAntrean body profesional_id': 'a professional of the clinic by design, for holders of the duty',
  'mulaiAntrean query id': 'a number of another account by design, for holders of the duty',
  'selesaiAntrean query id': 'a number of another account by design, for holders of the duty',
  'lewatiAntrean query id': 'a number of another account by design, for holders of the duty',
  'kembaliAntrean query id': 'a number of another account by design, for holders of the duty',
  'insertLayar body klinik_id': 'a clinic, which has no owner, for holders of the duty',
  'removeLayar query id': 'a screen of any clinic by design, for holders of the duty',
  'insertPermintaan body jadwal_id': 'a consultation of the caller: permintaan.routes.test',
  'getPermintaan query id': 'a request of another account by design, for holders of the duty',
  'putPermintaan query id': 'a request of another account by design, for holders of the duty',
  'putPermintaanAkses query id': 'a request about notes of the caller, or for a reviewer: permintaan-akses.test',
  'insertPermintaanLoket body user_id': 'any account by design, for holders of the duty',
  'putIzinSkrining body profesional_id': 'a professional with a consultation of the caller: skrining.routes.test',
  'listSkriningTenpro query user_id': 'a patient who lets the caller read: skrining.routes.test',
  'getBukti query id': 'an answer of the caller alone: bukti.test',
  'listPsikolog query jadwalid': 'a consultation of the caller, else an empty list: psikolog.test',
  'signPsikolog body profesional_id': 'a psychologist whom every patient can book: psikolog.test',
  'listKepentinganVital query id': 'any patient by design, for holders of the duty: wali.routes.test',
  'insertKepentinganVital body user_id': 'any patient under 18 by design, for holders of the duty: wali.routes.test',
  'putTinjauan body buka_id':
    'an opening of another account by design; which one may be reviewed: tinjauan.routes.test',
  'putTanggapan body keberatan_id':
    'a report of another account by design; which one may be answered: keberatan.routes.test',
  'listIdentitasRekam query user_id': 'an erased account by design, for the duty: identitas-rekam.routes.test',
  'insertBukaIdentitas body user_id': 'an erased account by design, for the duty: identitas-rekam.routes.test',
  'putPutusanIdentitas query id': 'an opening of another account by design: identitas-rekam.routes.test',
  'getIsiIdentitas query id': 'an opening of the caller; another one: identitas-rekam.routes.test',
  'getInsiden query id': 'an incident, which has no owner, for the duty: insiden.routes.test',
  'updateInsiden query id': 'an incident, which has no owner, for the duty: insiden.routes.test',
  'insertCatatanInsiden query id': 'an incident, which has no owner, for the duty: insiden.routes.test',
  'insertTerdampak query id': 'an incident, which has no owner, for the duty: insiden.routes.test',
  'insertTerdampak body pelaku_id': 'an account by design, for the duty: insiden.routes.test',
  'insertTerdampak body profesional_id': 'a professional by design, for the duty: insiden.routes.test',
  'insertTerdampak body user_id': 'accounts by design, for the duty: insiden.routes.test',
  'ajukanInsiden query id': 'an incident, which has no owner, for the duty: insiden.routes.test',
  'insertDisurati query id': 'an incident, which has no owner, for the duty: dua-orang.test',
  'insertDisurati body user_id': 'a person whom the incident affects, for the duty: dua-orang.test',
  'kirimInsiden query id': 'an incident, which has no owner, for the duty: insiden.routes.test',
  'bacaInsiden query id': 'an incident of which the caller is notified; another one: insiden.routes.test',
}

test('every id that a request can name is guarded by the contract, or listed here', () => {
  const open = Object.entries(allEndpoints)
    .filter(([, { access }]) => access !== 'admin' && access !== 'public')
    .flatMap(([name, endpoint]) =>
      (['query', 'body'] as const).flatMap((where) => {
        const guarded = [...endpoint.self, ...(endpoint.target ? [endpoint.target] : [])]
        return fields(endpoint, where)
          .filter((field) => /(^|_|\.|\])id$|usrid|jadwalid|profid|profesionalid/.test(field))
          .filter((field) => !guarded.some((guard) => guard.in === where && guard.field === field))
          .map((field) => `${name} ${where} ${field}`)
      }),
    )
  expect(open.sort()).toEqual(Object.keys(known).sort())
})

const CANARY = 'hanyauntukberdua'
async function victims() {
  const patient = await make.person(5, { name: `Pasien ${CANARY}` })
  const { jadwal_id, tenaga, session } = await make.booked(patient, {
    status: 'selesai',
    keluhan: CANARY,
    balasan: CANARY,
  })
  const pesan = await make.pesan({ jadwal_id, pengirim_id: patient.user_id }, { pesan: CANARY })
  const cuti = await make.cuti(tenaga.profesional_id)
  const [{ sesi_id }] = await make.sessions(patient.user_id)
  return { patient, jadwal_id, tenaga, session, pesan, cuti, sesi_id }
}

/** The victims' object that a field of this name refers to, at this path. */
const stolen = (of: Awaited<ReturnType<typeof victims>>, field: string, path: string): unknown => {
  const name = field.replace(/^.*[.\]]/, '')
  if (/^(jadwal_id|jadwalid)$/.test(name)) return of.jadwal_id
  if (name === 'jadwal_tenaga_id') return of.session.id
  if (/^(profid|profesional_id|profesionalid)$/.test(name)) return of.tenaga.profesional_id
  if (/^(user_id|usrid|pengirim_id)$/.test(name)) return of.patient.user_id
  if (name === 'cuti_id') return of.cuti
  if (name !== 'id') return undefined
  if (path.includes('percakapan')) return of.pesan
  if (path.includes('jadwalkosong')) return of.session.id
  if (path.includes('cuti')) return of.cuti
  if (path.includes('perangkat')) return of.sesi_id
  return of.patient.user_id
}
const levels = levelIds.filter((level) => !isAdmin(level))
test.each(levels)(
  'level %i, naming another’s objects in every field of every call: nothing is revealed, nothing is changed',
  async (level) => {
    const of = await victims()
    const rows = () =>
      db.rows(sql`
      select to_jsonb(k) as row from konsultasi k where jadwal_id = ${of.jadwal_id}
      union all select to_jsonb(p) from percakapan p where jadwal_id = ${of.jadwal_id}
      union all select to_jsonb(f) from feedback f where jadwal_id = ${of.jadwal_id}
      union all select to_jsonb(j) from jadwal_tenaga j where profesional_id = ${of.tenaga.profesional_id}
      union all select to_jsonb(c) from cuti c where profesional_id = ${of.tenaga.profesional_id}
      union all select to_jsonb(u) from users u where user_id in (${of.patient.user_id}, ${of.tenaga.user_id})
      union all select to_jsonb(a) from auth_session a where user_id in (${of.patient.user_id}, ${of.tenaga.user_id})
      order by 1`)
    const before = await rows()
    const found: string[] = []
    const caller = keep(() => (isProfessional(level) ? make.profesional(level) : make.person(level)))
    for (const [name, endpoint] of Object.entries(allEndpoints)) {
      const me = await caller.get()
      const filled = (where: 'query' | 'body') =>
        Object.fromEntries(
          fields(endpoint, where)
            .filter((field) => !field.includes('['))
            .map((field) => [field, stolen(of, field, endpoint.path) ?? plausible[field]])
            .filter(([, value]) => value !== undefined),
        )
      const body = endpoint.method === 'GET' || endpoint.encoding !== 'json' ? {} : { body: filled('body') }
      const reply = await call(me, endpoint, { query: filled('query'), ...body })
      caller.heed(endpoint, reply)
      if (reply.raw.includes(CANARY)) found.push(name)
      if (!mayCall(endpoint, level) && reply.status !== 403) found.push(`${name} returned ${reply.status}`)
      if (reply.status >= 500) found.push(`${name} returned ${reply.status}`)
    }
    expect(found).toEqual([])
    expect(await rows()).toEqual(before)
  },
)

test('a conversation accepts no message of another one, neither quoted nor forwarded', async () => {
  const of = await victims()
  const me = await make.person(5)
  const mine = await make.booked(me, { status: 'disetujui' })
  const quoted = { jadwal_id: mine.jadwal_id, pesan: 'x', balas_id: of.pesan }
  expect((await call(me, percakapan.insertPercakapan, { body: quoted })).status).toBe(404)
  const forwarded = { id: of.pesan, jadwal_id: mine.jadwal_id, client_id: randomUUID() }
  const reply = await call(me, percakapan.forwardPercakapan, { body: forwarded })
  expect([reply.status, reply.raw.includes(CANARY)]).toEqual([404, false])
  expect((await call(me, percakapan.listPercakapan, { query: { jadwal_id: mine.jadwal_id } })).data).toEqual([])
})

test('lists that are filtered by another’s object are empty', async () => {
  const of = await victims()
  const query = { jadwal_id: of.jadwal_id }
  for (const level of levels) {
    const me = level < 4 ? await make.profesional(level as 2 | 3) : await make.person(level)
    const view = await call(me, viewKonsultasi, { query })
    expect([view.status === 200 ? view.data : [], view.raw.includes(CANARY)]).toEqual([[], false])
    for (const inbox of [percakapan.listKontak, percakapan.listKontakOrang])
      expect((await call(me, inbox, { query })).data.queried).toEqual([])
  }
})

test('a leave resolves only consultations of its own, and another’s notice stays unread', async () => {
  const of = await victims()
  const me = await make.profesional(2)
  const cuti_id = await make.cuti(me.profesional_id)
  const body = { cuti_id, tindakan: [{ jadwal_id: of.jadwal_id, tindakan: 'batal' }], pesan: 'Maaf' }
  const reply = await call(me, resolveCuti, { body })
  expect([reply.status >= 400, reply.status < 500, reply.raw.includes(CANARY)]).toEqual([true, true, false])
  const notice = await db.row<{ id: number }>(sql`
    insert into pemberitahuan (user_id, jenis, jadwal_id, mulai, peristiwa_id, created_at)
    select ${of.patient.user_id}, 'disetujui', jadwal_id, mulai, -1, now() from konsultasi where jadwal_id = ${of.jadwal_id}
    returning pemberitahuan_id as id`)
  await call(me, readPemberitahuan, { body: { pemberitahuan_id: notice?.id } })
  const after = await db.row(sql`select dibaca_pada from pemberitahuan where pemberitahuan_id = ${notice?.id}`)
  expect(after).toEqual({ dibaca_pada: null })
})
