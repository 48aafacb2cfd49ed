import type { Db } from '../db/db.ts'
import { insertTautanEmail } from '../features/auth/ganti-email.store.ts'
import { insertReset } from '../features/auth/reset.store.ts'
import { insertTautanUndangan } from '../features/auth/undangan.store.ts'
import { insertTautanVerifikasi } from '../features/auth/verifikasi.store.ts'
import { makeTautanBerhenti } from '../features/pemberitahuan/tautan-berhenti.ts'
import { type TugasSurat, takeSurat, updateGagal, updateGalat } from '../features/surat/surat.store.ts'
import { susunSurat } from '../features/surat/susun.ts'
import { makeTautan } from '../features/tautan/tautan.ts'
import { SuratDitolak } from '../outside/kotak-surat.ts'
import type { JobDeps } from './job-deps.ts'
import { noteTogether } from './note-together.ts'
import { makeReporter } from './reporter.ts'

/** The limit of one attempt. */
const ATTEMPT_MS = 60_000

/** Sends one mail, if it still is to be sent. Rejects where it should be retried. */
export async function kirimSurat(deps: JobDeps, surat_id: string, signal: AbortSignal): Promise<void> {
  const tugas = await takeSurat(deps.db, surat_id, deps.clock())
  if (!tugas || !(await handOver(deps, tugas, signal))) return
  const note = noteTogether(deps, signal)
  note.add(surat_id)
  await note.done()
}

/**
 * Sends a mail that was started. Returns true after the mail server accepted it, false where it is given up.
 * Rejects where it should be retried. A process that is killed after the acceptance and before it is recorded sends the
 * mail again under the same Message-ID.
 */
export async function handOver(deps: JobDeps, tugas: TugasSurat, signal: AbortSignal): Promise<boolean> {
  const { db, kotakSurat } = deps
  const { surat_id } = tugas
  const surat = await compose(deps, tugas)
  const attempt = beginAttempt(signal)
  try {
    const kiriman = { ...surat, id: surat_id, tanggal: new Date(tugas.created_at) }
    await kotakSurat.kirim(kiriman, attempt.signal)
    return true
  } catch (error) {
    const galat = withoutAddresses(error)
    if (!(error instanceof SuratDitolak)) {
      await updateGalat(db, surat_id, galat)
      throw error
    }
    await updateGagal(db, surat_id, galat)
    return false
  } finally {
    attempt.end()
  }
}

/** An error of the product may name tables and people: admins read this sentence instead, and the log has the error. */
const TIDAK_TERSUSUN = 'Email tidak dapat disusun. Penyebabnya ada di log server.'

async function compose(deps: JobDeps, tugas: TugasSurat) {
  try {
    return await susun(deps, tugas)
  } catch (error) {
    makeReporter(deps.log)(error)
    await updateGalat(deps.db, tugas.surat_id, TIDAK_TERSUSUN)
    throw error
  }
}

/** Aborts with the job or after the limit. Leaves no timer behind: that of `AbortSignal.timeout` would stay for a minute. */
function beginAttempt(job: AbortSignal): { signal: AbortSignal; end: () => void } {
  const ending = new AbortController()
  const stop = () => ending.abort(job.reason)
  const timer = setTimeout(() => ending.abort(new Error('the attempt took too long')), ATTEMPT_MS)
  job.addEventListener('abort', stop)
  if (job.aborted) stop()
  return {
    signal: ending.signal,
    end() {
      clearTimeout(timer)
      job.removeEventListener('abort', stop)
    },
  }
}

/** Secrets are created here, for this mail, and stored nowhere else. */
async function susun({ db, clock, seal, alamat }: JobDeps, tugas: TugasSurat) {
  const now = clock()
  const { jadwal_id, mulai } = tugas
  return susunSurat(tugas, alamat, now, {
    reset: tugas.jenis === 'reset' ? await insertReset(db, tugas.user_id, now) : null,
    undangan: tugas.jenis === 'undangan' ? await insertTautanUndangan(db, tugas) : null,
    email: await emailTokenOf(db, tugas, now),
    berhenti: () => makeTautanBerhenti(seal).sign(tugas),
    tautan: (tujuan) => {
      if (jadwal_id === null || mulai === null) throw new Error('a link needs a consultation')
      return makeTautan(seal).sign({ tujuan, jadwal_id, mulai: new Date(mulai), tanda: tugas.alamat_tanda })
    },
  })
}

/** The token by which the receiver confirms an address; null for a mail that asks for none. */
const emailTokenOf = async (db: Db, { jenis, user_id, email }: TugasSurat, now: Date): Promise<string | null> => {
  if (jenis === 'email_konfirmasi') return insertTautanEmail(db, { user_id, email })
  return jenis === 'verifikasi' ? insertTautanVerifikasi(db, user_id, now) : null
}

/** Mail servers repeat the address in their response, and admins read this text. */
const withoutAddresses = (error: unknown): string =>
  String((error as Error).message ?? error)
    .replace(/\S+@\S+/g, '…')
    .slice(0, 300)
