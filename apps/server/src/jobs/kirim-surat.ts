import { setTimeout as wait } from 'node:timers/promises'
import { insertReset } from '../features/auth/reset.store.ts'
import { markGagal, markGalat, markTerkirim, startSurat, type TugasSurat } from '../features/surat/surat.store.ts'
import { susunSurat } from '../features/surat/susun.ts'
import { makeTautan } from '../features/tautan/tautan.ts'
import { SuratDitolak } from '../outside/kotak-surat.ts'
import type { JobDeps } from './job-deps.ts'

/** One attempt takes no longer, whatever the mail server does. */
const ATTEMPT_MS = 60_000
/** So often it is tried to note that a mail is the other side's. */
const NOTE_EVERY_MS = 1_000

/**
 * Sends one mail, if it still is to be sent. Rejects where another try is worth it. Killed between the mail server's
 * yes and our note of it, the mail goes out once more under the same Message-ID.
 */
export async function kirimSurat(deps: JobDeps, surat_id: string, signal: AbortSignal): Promise<void> {
  const { db, clock, kotakSurat } = deps
  const tugas = await startSurat(db, surat_id, clock())
  if (!tugas) return
  try {
    const surat = await susun(deps, tugas)
    const kiriman = { ...surat, id: surat_id, tanggal: new Date(tugas.created_at) }
    await kotakSurat.kirim(kiriman, AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]))
  } catch (error) {
    const galat = withoutAddresses(error)
    if (error instanceof SuratDitolak) return markGagal(db, surat_id, galat)
    await markGalat(db, surat_id, galat)
    throw error
  }
  await noteTerkirim(deps, surat_id, signal)
}

/** The mail is gone: while the database is away the note is not given up as long as this job lasts, lest it go out twice. */
async function noteTerkirim({ db, clock }: JobDeps, surat_id: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await markTerkirim(db, surat_id, clock())
    } catch (error) {
      if (signal.aborted) throw error
      await wait(NOTE_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  }
}

/** Secrets are made here, for this mail, and kept nowhere but in it. */
async function susun({ db, clock, seal, alamat }: JobDeps, tugas: TugasSurat) {
  const now = clock()
  const { jadwal_id, mulai } = tugas
  return susunSurat(tugas, alamat, now, {
    reset: tugas.jenis === 'reset' ? await insertReset(db, tugas.user_id, now) : null,
    tautan: (tujuan) => {
      if (jadwal_id === null || mulai === null) throw new Error('a link needs a consultation')
      return makeTautan(seal).sign({ tujuan, jadwal_id, mulai: new Date(mulai) })
    },
  })
}

/** Mail servers repeat the address in their answer, and admins read this. */
const withoutAddresses = (error: unknown): string =>
  String((error as Error).message ?? error)
    .replace(/\S+@\S+/g, '…')
    .slice(0, 300)
