import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Pembaca } from '@sehati/contract/record/pemrosesan.rules'
import { insertPercakapan, listPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import { expect, test } from 'vitest'
import { makeNotes } from '../../../test/rekam.ts'
import { type Place, readersOf } from '../../../test/security/words.ts'
import { sharedServer } from '../../../test/server.ts'

// Who may read, write, amend and release which class of text, for what is built: decision 51. Each cell is tried over HTTP.
// Who reads is what the register of processing says; the other rights stand here.

const server = await sharedServer()
const { make, call } = server
const { read, save, sign, signed, release, released, grant } = makeNotes(server)
type Who = { token: string }

const classes = ['medis', 'psikologi', 'terbatas', 'lengkap', 'percakapan'] as const
const rights = ['baca', 'tulis', 'perbaiki', 'rilis'] as const
type Kelas = (typeof classes)[number]
type Hak = (typeof rights)[number]

/** What each kind of reader may do beside reading; what is not named is refused. */
const allowed: Record<string, Partial<Record<Kelas, readonly Hak[]>>> = {
  'the client or patient': { percakapan: ['tulis'] },
  'the treating professional': {
    medis: ['tulis', 'perbaiki'],
    psikologi: ['tulis', 'perbaiki'],
    terbatas: ['tulis', 'perbaiki', 'rilis'],
    lengkap: ['tulis', 'perbaiki'],
    percakapan: ['tulis'],
  },
  'another physician': {},
  'another psychologist': {},
  'a professional with a grant': {},
  'an admin': {},
  'another patient': {},
}

/** Where the text of a class stands in the register. */
const placeOf: Record<Kelas, Place> = {
  medis: 'konsultasi.initial_consult',
  psikologi: 'konsultasi.initial_consult',
  terbatas: 'rekam.isi terbatas',
  lengkap: 'rekam.isi lengkap',
  percakapan: 'percakapan.pesan',
}
/** What the register calls a kind of reader; those who are left out have no part in the consultation. */
const nameOf: Record<string, Pembaca> = {
  'the client or patient': 'orangnya',
  'the treating professional': 'tenaga yang menangani',
  'a professional with a grant': 'tenaga yang diberi izin',
  'an admin': 'admin',
}
const maySee = (reader: string, kelas: Kelas): boolean => {
  const name = nameOf[reader]
  return name !== undefined && (readersOf.get(placeOf[kelas]) ?? []).includes(name)
}

const TEXT = 'hanyauntukyangberhak'
/** A consultation with a reply, notes of both kinds, the limited one released, and a message. */
async function consultation(level_id: 2 | 3) {
  const orang = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(orang, {
    level_id,
    status: 'disetujui',
    keluhan: TEXT,
    balasan: TEXT,
  })
  await make.pesan({ jadwal_id, pengirim_id: orang.user_id }, { pesan: TEXT })
  const [lengkap = 0] = level_id === 3 ? await signed(tenaga, jadwal_id, 'lengkap', TEXT) : []
  const [terbatas = 0] = level_id === 3 ? await signed(tenaga, jadwal_id, 'terbatas', TEXT) : []
  if (level_id === 3) await release(tenaga, terbatas)
  const rekan = await make.profesional(2)
  if (level_id === 3) await grant(orang, jadwal_id, rekan.profesional_id)
  return { orang, jadwal_id, tenaga, rekan, ids: { lengkap, terbatas } }
}
type Consultation = Awaited<ReturnType<typeof consultation>>

const people: Record<string, (of: Consultation) => Who | Promise<Who>> = {
  'the client or patient': ({ orang }) => orang,
  'the treating professional': ({ tenaga }) => tenaga,
  'another physician': () => make.profesional(2),
  'another psychologist': () => make.profesional(3),
  'a professional with a grant': ({ rekan }) => rekan,
  'an admin': () => make.person(1),
  'another patient': () => make.person(4),
}

const has = ({ raw }: { raw: Buffer }) => raw.includes(TEXT)
const isDone = ({ status }: { status: number }) => status < 300
const answer = (who: Who, { jadwal_id }: Consultation) =>
  call(who, updateKonsultasi, {
    query: { jadwalid: jadwal_id },
    body: { status: 'disetujui', initial_consult: 'Balasan lain' },
  })

/** Tries one right, and returns whether it was had. Reading counts only with the text. */
const tries: Record<Hak, (who: Who, kelas: Kelas, of: Consultation) => Promise<boolean>> = {
  async baca(who, kelas, of) {
    const jadwalid = of.jadwal_id
    if (kelas === 'percakapan') return has(await call(who, listPercakapan, { query: { jadwal_id: jadwalid } }))
    if (kelas === 'medis' || kelas === 'psikologi')
      return has(await call(who, konsultasi.getKonsultasi, { query: { jadwalid } }))
    const { data } = await read(who, jadwalid)
    const notes = (data?.catatan ?? []) as { jenis: string; versi: { isi: string }[] }[]
    const asProfessional = notes.some(({ jenis, versi }) => jenis === kelas && versi.some(({ isi }) => isi === TEXT))
    // The client's list has limited notes alone: a full one has no release.
    return asProfessional || (kelas === 'terbatas' && has(await released(who, jadwalid)))
  },
  async tulis(who, kelas, of) {
    if (kelas === 'percakapan') {
      const body = { jadwal_id: of.jadwal_id, pesan: 'Baik' }
      return isDone(await call(who, insertPercakapan, { body }))
    }
    if (kelas === 'medis' || kelas === 'psikologi') return isDone(await answer(who, of))
    return isDone(await save(who, of.jadwal_id, { jenis: kelas, isi: 'Lain', dasar_versi: 1 }))
  },
  async perbaiki(who, kelas, of) {
    if (kelas === 'percakapan') return false
    if (kelas === 'medis' || kelas === 'psikologi') return isDone(await answer(who, of))
    // The draft of the author: only the signature of the caller is tried.
    await save(of.tenaga, of.jadwal_id, { jenis: kelas, isi: 'Diperbaiki', dasar_versi: 1 })
    return isDone(await sign(who, of.jadwal_id, { jenis: kelas, dasar_versi: 1, alasan: 'Salah ketik' }))
  },
  async rilis(who, kelas, of) {
    return kelas === 'terbatas' || kelas === 'lengkap' ? isDone(await release(who, of.ids[kelas])) : false
  },
}

const cells = Object.keys(people).flatMap((reader) =>
  classes.flatMap((kelas) =>
    rights.map((hak) => ({
      reader,
      kelas,
      hak,
      expected: hak === 'baca' ? maySee(reader, kelas) : (allowed[reader]?.[kelas]?.includes(hak) ?? false),
    })),
  ),
)

/** A consultation for the next cell, until a cell changes it: the passwords of its signatures take longer than all else. */
const untouched = new Map<2 | 3, Consultation>()

test.each(cells)('$reader: $hak $kelas – $expected', async ({ reader, kelas, hak, expected }) => {
  const level = kelas === 'medis' ? 2 : 3
  const of = untouched.get(level) ?? (await consultation(level))
  untouched.delete(level)
  const who = (await people[reader]?.(of)) as Who
  const had = await tries[hak](who, kelas, of)
  expect(had).toBe(expected)
  const isWritten = hak !== 'baca' && had
  // The author's draft is saved for it.
  const hasDraft = hak === 'perbaiki' && (kelas === 'terbatas' || kelas === 'lengkap')
  if (!isWritten && !hasDraft) untouched.set(level, of)
})

test('the table has a row for each kind of reader', () => {
  expect(Object.keys(allowed)).toEqual(Object.keys(people))
})
