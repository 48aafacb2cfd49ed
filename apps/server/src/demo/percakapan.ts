import { randomUUID } from 'node:crypto'
import { roles } from '@sehati/contract/base/access'
import type { Db } from '../base/db/db.ts'
import type { Seal } from '../base/db/seal.ts'
import { type Berkas, gambarSuhu, pdfAnjuran } from './berkas.ts'
import { type Obrolan, obrolan } from './content/percakapan.ts'
import { lastStep } from './course.ts'
import type { IdOf } from './demo.store.ts'
import { insertLampiran, insertPesan, insertPeserta } from './percakapan.store.ts'
import type { Planned } from './plan.ts'

type Numbered = Planned & { jadwal_id: number }
type Talk = { of: Numbered; obrolan: Obrolan }

const MINUTE_MS = 60_000

/** The consultations with a conversation: first those of the printed accounts, past and future. */
function chooseTalks(plans: Numbered[]): Talk[] {
  const talks: Talk[] = []
  const choose = (obrolan: Obrolan, most: number, wanted: (plan: Numbered) => boolean) => {
    const free = plans.filter((plan) => wanted(plan) && !talks.some(({ of }) => of === plan))
    for (const of of free.toReversed().slice(0, most)) talks.push({ of, obrolan })
  }
  const is = (status: string) => (plan: Planned) => lastStep(plan.steps).status === status
  const printed = ({ pasien }: Planned) => pasien.email.endsWith('@sehati.test')
  const [ahead, done] = [is('disetujui'), is('selesai')]
  choose(obrolan.dokterMendatang, 1, (p) => ahead(p) && printed(p) && p.tenaga.email === 'dokter@sehati.test')
  choose(obrolan.psikologMendatang, 1, (p) => ahead(p) && printed(p) && p.tenaga.email === 'psikolog@sehati.test')
  choose(obrolan.dokterSelesai, 3, (p) => done(p) && p.tenaga.email === 'dokter@sehati.test')
  choose(obrolan.psikologSelesai, 3, (p) => done(p) && p.tenaga.email === 'psikolog@sehati.test')
  choose(obrolan.dokterSelesai, 2, (p) => done(p) && printed(p) && roles[p.tenaga.level_id].nama === 'dokter')
  choose(obrolan.psikologSelesai, 2, (p) => done(p) && printed(p) && roles[p.tenaga.level_id].nama === 'psikolog')
  return talks
}

/** Writes conversations in order of time, without messages in the future. */
export async function insertTalks(db: Db, seal: Seal, plans: Numbered[], user: IdOf<string>, now: Date): Promise<void> {
  const files = { gambar: await gambarSuhu(), pdf: pdfAnjuran() }
  const talks = chooseTalks(plans).toSorted((a, b) => beginOf(a).getTime() - beginOf(b).getTime())
  for (const talk of talks) await insertTalk(db, seal, talk, user, now, files)
}

const beginOf = ({ of }: Talk): Date => lastStep(of.steps).waktu

async function insertTalk(
  db: Db,
  seal: Seal,
  talk: Talk,
  user: IdOf<string>,
  now: Date,
  files: Record<'gambar' | 'pdf', Berkas>,
): Promise<void> {
  const { jadwal_id, pasien, tenaga } = talk.of
  const { ucapan, belum } = talk.obrolan
  const person = { pasien: user(pasien.email), tenaga: user(tenaga.email) }
  const sent: { id: number; dari: 'pasien' | 'tenaga' }[] = []
  let at = beginOf(talk).getTime()
  for (const [nth, { dari, menit, pesan, balas, hapus, lampiran }] of ucapan.entries()) {
    const latest = now.getTime() - (ucapan.length - nth) * MINUTE_MS
    at = Math.min(at + menit * MINUTE_MS, Math.max(latest, at))
    const [pengirim_id, client_id, waktu_kirim] = [person[dari], randomUUID(), new Date(at)]
    const place = `${jadwal_id}:${pengirim_id}:${client_id}` as const
    const id = await insertPesan(db, {
      jadwal_id,
      pengirim_id,
      client_id,
      waktu_kirim,
      pesan: hapus ? null : seal.seal(`percakapan.pesan:${place}`, pesan),
      balas_id: balas === undefined ? null : (sent[balas]?.id ?? null),
      ada_lampiran: lampiran !== undefined,
      dihapus_pada: hapus ? waktu_kirim : null,
    })
    sent.push({ id, dari })
    if (!lampiran) continue
    const { nama, penuh, kecil, ...file } = files[lampiran]
    await insertLampiran(db, {
      ...file,
      pesan_id: id,
      ukuran: penuh.length,
      nama: seal.seal(`lampiran.nama:${place}`, nama),
      penuh: seal.sealBytes(`lampiran.penuh:${place}`, penuh),
      kecil: kecil && seal.sealBytes(`lampiran.kecil:${place}`, kecil),
    })
  }
  const last = sent.at(-1)?.id ?? 0
  const rows = (['pasien', 'tenaga'] as const).map((who) => {
    const toThem = sent.filter(({ dari }) => dari !== who)
    const isListener = sent.at(-1)?.dari !== who
    const seen = isListener ? sent.slice(0, sent.length - belum) : sent
    return {
      jadwal_id,
      user_id: person[who],
      terkirim_id: last,
      terakhir_id: last,
      dibaca_id: seen.at(-1)?.id ?? 0,
      masuk_id: toThem.at(-1)?.id ?? 0,
    }
  })
  await insertPeserta(db, rows)
}
