import {
  isAdmin,
  type LevelId,
  levelIds,
  mayCall as mayPersonCall,
  type Self,
  type Target,
} from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { allEndpoints } from '@sehati/contract/endpoints'
import { canHaveTugas } from '@sehati/contract/people/tugas.rules'
import sharp from 'sharp'
import sql, { type Sql } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeIdentitas, makePasskey } from './cara-masuk.ts'
import { makeCast, type Person } from './cast.ts'
import type { Reply } from './client.ts'
import { PASSWORD } from './factories.ts'
import { makePermintaan } from './permintaan.ts'
import { makeRangkaian } from './rangkaian.ts'
import { sharedServer } from './server.ts'
import { makeTawaran } from './tunggu.ts'

const server = await sharedServer()
const { app, db, make, call } = server
const [someone, another] = [makeCast(server), makeCast(server)]

const all = Object.entries(allEndpoints)
const isServed = ({ method, path }: Endpoint) => app.hasRoute({ method, url: path })
const served = all.filter(([, endpoint]) => isServed(endpoint))
/** A person of the level, who has the duty that the endpoint demands. */
const mayCall = (endpoint: Endpoint, level: LevelId) =>
  endpoint.access === 'public' ||
  mayPersonCall(endpoint, { level_id: level, tugas: endpoint.tugas ? [endpoint.tugas] : [] })

/** The other required fields of a request, so that it can only be refused for the field under test. */
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
  .png()
  .toBuffer()
/** The id of nothing. */
const NOTHING = 2_000_000_000
const session = { hari: 'Sabtu', jam_mulai: '20:00', jam_selesai: '21:00', sesi: 7, is_available: 1 }
const sambungan = '0199a5c8-7f4e-7d2b-9a53-6c1f8e2d4b70'
const slot = { jadwal_tenaga_id: 1, tanggal: '2026-11-25' }
const mingguan = { metode_konsultasi: 'online', jarak_minggu: 1 }
const alasan = 'Pasien pingsan di ruang kelas'
const rest: Record<string, { query?: object; body?: object }> = {
  bookKonsultasi: { body: { ...slot, profesional_id: 1, keluhan: 'Pusing', metode_konsultasi: 'online', use_bpjs: 0 } },
  cancelKonsultasi: { body: {} },
  rescheduleKonsultasi: { body: slot },
  updateKonsultasi: { body: { status: 'disetujui', initial_consult: 'Istirahat' } },
  insertLanjutan: { body: { ...slot, keluhan: 'Kontrol obat', metode_konsultasi: 'online' } },
  pratinjauRangkaian: { body: { ...slot, ...mingguan, jumlah: 2 } },
  insertRangkaian: { body: { pertemuan: [slot, slot], keluhan: 'Terapi', ...mingguan } },
  batalRangkaian: { body: {} },
  insertPersetujuanOrang: { body: { keperluan: 'layanan', versi: 1, sikap: 'setuju' } },
  putUsiaOrang: { body: { usia: { dewasa: 'ya' } } },
  insertWali: { body: { nama: 'Ibu', hubungan: 'ibu', tanggal: '2026-11-20', jawaban: 'setuju' } },
  insertHadir: { body: { jadwal_id: NOTHING } },
  insertLayar: { body: { nama: 'Lobi', klinik_id: NOTHING } },
  removeLayar: { query: { id: NOTHING } },
  insertHadirSaya: { body: { kode: 'ABCDEF' } },
  panggilAntrean: { body: { profesional_id: NOTHING, ruang: '1' } },
  mulaiAntrean: { query: { id: NOTHING } },
  selesaiAntrean: { query: { id: NOTHING } },
  lewatiAntrean: { query: { id: NOTHING } },
  kembaliAntrean: { query: { id: NOTHING } },
  setujuiAlihan: { body: { alihan_id: NOTHING } },
  tolakAlihan: { body: { alihan_id: NOTHING } },
  putTawaranWaktu: { body: { waktu: [{ ...slot, jam_mulai: '09:00:00' }] } },
  ambilWaktu: { body: { tawaran_waktu_id: NOTHING, nomor: 1 } },
  tolakWaktu: { body: { tawaran_waktu_id: NOTHING } },
  insertBukaDarurat: { query: { jadwalid: NOTHING }, body: { kategori: 'keselamatan_jiwa', alasan, password: 'x' } },
  insertPengungkapan: { body: { kepada: 'Ambulans 119', alasan } },
  tutupPeringatan: { query: { id: NOTHING }, body: { catatan: 'Sudah' } },
  putTinjauan: { body: { buka_id: NOTHING, hasil: 'wajar' } },
  insertKeberatan: { body: { nomor: NOTHING, isi: 'Saya tidak mengenalnya' } },
  insertKeberatanHadir: { body: { alasan: 'Saya datang tepat waktu' } },
  putTanggapan: { body: { keberatan_id: NOTHING, hasil: 'wajar', isi: 'Sesuai tugasnya' } },
  insertSkrining: { body: { kode: 'PHQ-9', versi: 'lain', jawaban: [0] } },
  insertFeedback: { body: { rating: 5, komentar: '-' } },
  updateTampilFeedback: { body: { tampil_publik: 1 } },
  insertPercakapan: { body: { jadwal_id: NOTHING, pesan: 'Halo' } },
  forwardPercakapan: { body: { client_id: '0199a5c8-7f4e-7d2b-9a53-6c1f8e2d4b70' } },
  insertJadwalTenaga: { body: session },
  listKetersediaanTenpro: { query: { dari: '2026-11-23', sampai: '2026-11-29' } },
  listSlotTenpro: { query: { tanggal: '2026-11-25' } },
  listSlotJenisTenpro: { query: { dari: '2026-11-23', sampai: '2026-11-29' } },
  resolveCuti: { body: { tindakan: [{ jadwal_id: NOTHING, tindakan: 'batal' }], pesan: 'Maaf' } },
  resolveCutiTenaga: { body: { tindakan: [{ jadwal_id: NOTHING, tindakan: 'batal' }], pesan: 'Maaf' } },
  ulangiJadwalTenaga: { body: { dari_hari: 'Senin', ke_hari: ['Sabtu'] } },
  updateJadwalTenaga: { query: { id: NOTHING }, body: session },
  putJenisTenaga: { query: {}, body: { jenis_id: 2, aktif: 1 } },
  insertPernyataan: { body: { isi: 'Menurut saya keliru.' } },
  insertTemplat: { body: { judul: 'Tidur', isi: 'Istirahat.' } },
  putDrafRekam: { body: { jenis: 'terbatas', isi: 'Tenang', dasar_versi: 1 } },
  signRekam: { body: { jenis: 'terbatas', dasar_versi: 1, password: PASSWORD } },
  insertIzinRekam: { body: { profesional_id: 1, sampai: '2026-11-30' } },
  mendesakTungguTenpro: { body: { mendesak: true, alasan: 'Rujukan' } },
  putKursi: { body: { sambungan } },
  keluarBilik: { body: { sambungan } },
  getTurn: { query: { sambungan } },
  insertSinyal: { body: { sambungan, isi: { ulang: true } } },
  listSinyal: { query: { sambungan } },
  updateTemplat: { query: { id: NOTHING }, body: { judul: 'Tidur', isi: 'Istirahat.' } },
}

const ask = (
  who: { token: string } | null,
  [name, endpoint]: (typeof all)[number],
  field?: Self | Target,
  value?: number,
  beside: object = {},
) => {
  const input: { query?: object; body?: object } = { ...rest[name] }
  if (field) input[field.in] = { ...input[field.in], ...beside, [field.field]: value }
  return call(who, endpoint, input as Parameters<typeof call>[2])
}

test('what is declared and not served yet', () => {
  const missing = all.filter(([, endpoint]) => !isServed(endpoint)).map(([name]) => name)
  expect(missing).toEqual([])
})

type Verdicts = Record<string, string>
const REFUSED = '403 FORBIDDEN'
/** What became of the caller: let in, also where the request is refused for another reason, or not, or the server failed. */
const verdict = ({ status, code }: Reply) => {
  const said = `${status} ${code}`
  return status >= 500 || [REFUSED, '401 TOKEN_MISSING', '401 TOKEN_INVALID'].includes(said) ? said : 'let in'
}

test.each(served)('%s without a token and by each level: lets in the callers that it declares', async (...entry) => {
  const [, endpoint] = entry
  const { access, tugas } = endpoint
  const found: Verdicts = { 'no token': verdict(await ask(null, entry)) }
  const declared: Verdicts = { 'no token': access === 'public' ? 'let in' : '401 TOKEN_MISSING' }
  for (const level of levelIds) {
    // Callers with and without the duty: access-tugas.test.ts.
    const canHave = !tugas || canHaveTugas(tugas, level)
    found[`level ${level}`] = verdict(await ask(await someone(level, canHave ? tugas : undefined), entry))
    declared[`level ${level}`] = mayCall(endpoint, level) && canHave ? 'let in' : REFUSED
  }
  expect(found).toEqual(declared)
})

const claims = served.flatMap((entry) =>
  entry[1].self.map((self) => ({ name: entry[0], field: `${self.in}.${self.field}`, entry, self })),
)

test.each(claims)('$name: $field may name the caller and no other user', async ({ entry, self }) => {
  const [found, declared]: [Verdicts, Verdicts] = [{}, {}]
  for (const level of levelIds) {
    if (isAdmin(level) || !mayCall(entry[1], level) || !(self.levels?.includes(level) ?? true)) continue
    const [me, other] = [await someone(level), await another(self.is === 'profesional_id' ? 2 : level)]
    found[`level ${level}, another user`] = verdict(await ask(me, entry, self, other[self.is]))
    declared[`level ${level}, another user`] = REFUSED
    found[`level ${level}, the caller`] = verdict(await ask(me, entry, self, me[self.is]))
    declared[`level ${level}, the caller`] = 'let in'
  }
  expect(found).toEqual(declared)
})

/** All rows of a conversation. */
const conversation = (jadwal_id: Sql) =>
  db.rows(sql`
    select (select jsonb_agg(p order by p.id) from percakapan p where p.jadwal_id = ${jadwal_id}) as messages,
      (select jsonb_agg(b order by b.user_id) from percakapan_peserta b where b.jadwal_id = ${jadwal_id}) as marks,
      (select jsonb_agg(md5(l::text)) from lampiran l join percakapan p on p.id = l.pesan_id where p.jadwal_id = ${jadwal_id}) as files`)

/** All notes of a consultation, and who may read them. */
const notes = (jadwal_id: Sql) =>
  db.rows(sql`
    select (select jsonb_agg(md5(r::text) order by r.rekam_id) from rekam r where r.jadwal_id = k.jadwal_id) as signed,
      (select jsonb_agg(md5(d::text)) from rekam_draf d where d.jadwal_id = k.jadwal_id) as drafts,
      (select jsonb_agg(s) from rekam_rilis s join rekam r using (rekam_id) where r.jadwal_id = k.jadwal_id) as released,
      (select jsonb_agg(i) from izin_rekam i where i.jadwal_id = k.jadwal_id) as grants
    from konsultasi k where k.jadwal_id = ${jadwal_id}`)

const entry = (id: number) => db.rows(sql`select to_jsonb(d) as row from daftar_tunggu d where tunggu_id = ${id}`)

/** Everything that belongs to the object, to compare it before and after. */
const contents = {
  konsultasi: (id: number) =>
    db.rows(sql`
      select to_jsonb(k) as row, (select count(*) from riwayat_status r where r.jadwal_id = k.jadwal_id) as moves,
        (select count(*) from feedback f where f.jadwal_id = k.jadwal_id) as reviews,
        (select count(*) from percakapan p where p.jadwal_id = k.jadwal_id) as messages
      from konsultasi k where jadwal_id = ${id}`),
  jadwal_tenaga: (id: number) =>
    db.rows(sql`select to_jsonb(j) as row from jadwal_tenaga j where jadwal_tenaga_id = ${id}`),
  user: (id: number) => db.rows(sql`select to_jsonb(u) as row from users u where user_id = ${id}`),
  foto: (id: number) =>
    db.rows(sql`
      select u.foto_versi, array_agg(md5(f.isi) order by f.ukuran) as isi
      from users u join foto f on f.user_id = u.user_id and f.versi = u.foto_versi
      where u.user_id = ${id} group by u.user_id`),
  tahan: (id: number) => db.rows(sql`select to_jsonb(t) as row from tempat t where tempat_id = ${id}`),
  templat: (id: number) => db.rows(sql`select to_jsonb(t) as row from templat t where templat_id = ${id}`),
  rekam_konsultasi: (id: number) => notes(sql`${id}::int`),
  rekam: (id: number) => notes(sql`(select jadwal_id from rekam where rekam_id = ${id})`),
  izin_rekam: (id: number) => notes(sql`(select jadwal_id from izin_rekam where izin_id = ${id})`),
  feedback: (id: number) => db.rows(sql`select to_jsonb(f) as row from feedback f where feedback_id = ${id}`),
  permintaan: (id: number) => db.rows(sql`select to_jsonb(p) as row from permintaan p where permintaan_id = ${id}`),
  rangkaian: (id: number) =>
    db.rows(sql`select jsonb_agg(to_jsonb(k) order by urutan) from konsultasi k where rangkaian_id = ${id}`),
  tunggu: entry,
  tunggu_tenaga: entry,
  tawaran: (id: number) => db.rows(sql`select to_jsonb(t) as row from tawaran t where tawaran_id = ${id}`),
  cuti: (id: number) => db.rows(sql`select to_jsonb(c) as row from cuti c where cuti_id = ${id}`),
  percakapan: (id: number) => conversation(sql`${id}::int`),
  pesan: (id: number) => conversation(sql`(select jadwal_id from percakapan where id = ${id})`),
  bilik: (id: number) =>
    db.rows(sql`
      select (select jsonb_agg(b order by b.peran) from bilik b where b.jadwal_id = k.jadwal_id) as seats,
        (select count(*) from sinyal s where s.jadwal_id = k.jadwal_id) as signals,
        (select count(*) from riwayat_bilik r where r.jadwal_id = k.jadwal_id) as history
      from konsultasi k where k.jadwal_id = ${id}`),
  identitas: (id: number) => db.rows(sql`select to_jsonb(i) as row from identitas i where identitas_id = ${id}`),
  passkey: (id: number) => db.rows(sql`select to_jsonb(p) as row from passkey p where passkey_id = ${id}`),
  auth_session: (id: number) => db.rows(sql`select to_jsonb(a) as row from auth_session a where sesi_id = ${id}`),
}

/** A professional who has nothing to do with it. */
const colleague = async () => (await make.profesional(3)).profesional_id

/** An object with its owner for this endpoint. Admins may access any: they are not tested here. */
async function owned(
  { is }: Target,
  { access, path }: Endpoint,
): Promise<{ id: number; owner: Person; pesan: number }> {
  const patient = { ...(await make.person(5)), profesional_id: 0 }
  // Only a finished consultation has a review, and a follow-up.
  const ofRekam = /rekam/.test(is)
  const { jadwal_id, session, tenaga } = await make.booked(patient, {
    level_id: ofRekam ? 3 : 2,
    ...(is === 'feedback' || /\/(lanjutan|rangkaian|pratinjau)$/.test(path) ? { status: 'selesai' } : {}),
  })
  // A professional's photo is visible to every user: only a patient's can be out of reach.
  const owner = access === 'users' || is === 'foto' ? patient : tenaga
  if (is === 'foto') await make.foto(owner.user_id)
  const isChat = is === 'percakapan' || is === 'pesan'
  const pesan = isChat ? await make.pesan({ jadwal_id, pengirim_id: owner.user_id }, { berkas: picture }) : 0
  const [{ sesi_id: auth_session }] = await make.sessions(owner.user_id)
  const { profesional_id } = tenaga
  const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: session.id }
  const antre = /^(tunggu|tawaran)/.test(is) ? await makeTawaran(server, of) : { tunggu_id: 0, tawaran_id: 0 }
  const ids = {
    konsultasi: jadwal_id,
    percakapan: jadwal_id,
    bilik: jadwal_id,
    pesan,
    jadwal_tenaga: session.id,
    user: owner.user_id,
    foto: owner.user_id,
    auth_session,
    passkey: is === 'passkey' ? await makePasskey(db, owner.user_id) : 0,
    identitas: is === 'identitas' ? await makeIdentitas(db, owner.user_id) : 0,
    tahan: is === 'tahan' ? await make.tahan(owner.user_id) : 0,
    templat: is === 'templat' ? await make.templat(tenaga.profesional_id) : 0,
    feedback: is === 'feedback' ? await make.feedback({ jadwal_id, user_id: patient.user_id, profesional_id }) : 0,
    rekam_konsultasi: jadwal_id,
    rekam: ofRekam ? await make.rekam({ jadwal_id, penulis_id: tenaga.user_id }) : 0,
    izin_rekam: is === 'izin_rekam' ? await make.izinRekam({ jadwal_id, kepada: await colleague() }) : 0,
    cuti: is === 'cuti' ? await make.cuti(tenaga.profesional_id) : 0,
    tunggu: antre.tunggu_id,
    tunggu_tenaga: antre.tunggu_id,
    tawaran: antre.tawaran_id,
    permintaan: is === 'permintaan' ? await makePermintaan(server, owner) : 0,
    rangkaian: is === 'rangkaian' ? await makeRangkaian(server, { jadwal_id, tenaga, session }) : 0,
  }
  return { owner, id: ids[is], pesan }
}

const targets = served.flatMap((entry) => {
  const [name, { target, access }] = entry
  return target && access !== 'admin' ? [{ name, is: target.is, entry, target }] : []
})
/** Admins have no access to a conversation or a room either. */
const isClosedToAdmins = ({ is }: Target) => /^(percakapan|pesan|bilik)$/.test(is)

test.each(targets)('$name: another person’s $is is out of reach', async ({ name, entry, target }) => {
  const { id, owner, pesan } = await owned(target, entry[1])
  const beside = name === 'forwardPercakapan' ? { id: pesan } : {}
  const before = await contents[target.is](id)
  expect(before).toHaveLength(1)
  const found: Record<string, unknown> = {}
  const outOfReach: typeof found = {}
  for (const level of levelIds) {
    if ((isAdmin(level) && !isClosedToAdmins(target)) || !mayCall(entry[1], level)) continue
    const { status, data } = await ask(await someone(level), entry, target, id, beside)
    found[`level ${level}`] = { status, data, contents: await contents[target.is](id) }
    outOfReach[`level ${level}`] = { status: expect.toBeOneOf([403, 404]), data: undefined, contents: before }
  }
  expect(found).toEqual(outOfReach)
  // The same request by the owner is accepted or refused for another reason: only ownership was missing.
  const own = await ask(owner, entry, target, id, beside)
  expect([403, 404]).not.toContain(own.status)
  expect(own.code).not.toBe('VALIDATION_FAILED')
})
