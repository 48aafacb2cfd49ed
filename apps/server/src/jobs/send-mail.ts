import { maxLength } from '@sehati/contract/base/constants'
import type { Db } from '../base/db/db.ts'
import { SuratDitolak } from '../base/outside/kotak-surat.ts'
import { SMTP_CONNECTIONS } from '../base/outside/kotak-surat-smtp.ts'
import { makeTautan } from '../booking/tautan/tautan.ts'
import { makeTautanBerhenti } from '../channel/pemberitahuan/tautan-berhenti.ts'
import {
  type MailJob,
  takeSurat,
  updateGagal,
  updateGalat,
  updateTerkirim,
  updateTunda,
  updateUlangi,
} from '../channel/surat/surat.store.ts'
import { susunSurat } from '../channel/surat/susun.ts'
import { insertTautanEmail } from '../people/auth/ganti-email.store.ts'
import { insertReset } from '../people/auth/reset.store.ts'
import { insertTautanUndangan } from '../people/auth/undangan.store.ts'
import { insertTautanVerifikasi } from '../people/auth/verifikasi.store.ts'
import { signTautanHapus } from '../rights/penghapusan/tautan-hapus.ts'
import { signTautanTawaran } from '../waiting/tunggu/tautan-tawaran.ts'
import type { JobDeps } from './job-deps.ts'
import { makeReporter } from './reporter.ts'
import type { Queue } from './send-until.ts'
import { together } from './together.ts'

/** The limit of one attempt. */
const ATTEMPT_MS = 60_000

/**
 * The queue of mails, as `sendUntil` works through it. A process that is killed after the mail server accepted a mail and before that is
 * recorded sends it again under the same Message-ID.
 */
export function mailQueue(deps: JobDeps): Queue<MailJob> {
  const { db, clock, kotakSurat, pace } = deps
  const note = together<string>((surat_ids) => updateTerkirim(db, surat_ids, clock()))
  return {
    atOnce: SMTP_CONNECTIONS,
    batch: 25,
    take: (most) => takeSurat(db, clock(), most),
    async send(taken, signal) {
      const job = withAlamat(deps, taken)
      const kiriman = { ...(await compose(deps, job)), id: job.surat_id, tanggal: new Date(job.created_at) }
      const attempt = beginAttempt(signal)
      await kotakSurat.kirim(kiriman, attempt.signal).finally(attempt.end)
    },
    sent: ({ surat_id }) => note(surat_id),
    async failed({ surat_id, percobaan }, error) {
      await updateGalat(db, surat_id, withoutAddresses(error))
      const isFinal = error instanceof SuratDitolak
      if (!isFinal && (await updateUlangi(db, surat_id, percobaan, clock(), pace?.mailMs))) return
      await updateGagal(db, surat_id)
    },
    postpone: ({ surat_id, percobaan }, sejak = clock()) => updateTunda(db, surat_id, percobaan, sejak),
  }
}

/** The mail with the address to which it goes, where that is encrypted. */
const withAlamat = ({ seal }: JobDeps, job: MailJob): MailJob =>
  job.alamat_terakhir ? { ...job, email: seal.open(`surat_terakhir.alamat:${job.user_id}`, job.alamat_terakhir) } : job

/** An error of the product may name tables and people: admins read this sentence instead, and the log has the error. */
const TIDAK_TERSUSUN = 'Email tidak dapat disusun. Penyebabnya ada di log server.'

async function compose(deps: JobDeps, job: MailJob) {
  try {
    return await susun(deps, job)
  } catch (error) {
    makeReporter(deps.log)(error)
    throw new Error(TIDAK_TERSUSUN)
  }
}

/** Aborts with the process or after the limit. Leaves no timer behind: that of `AbortSignal.timeout` would stay for a minute. */
function beginAttempt(process: AbortSignal): { signal: AbortSignal; end: () => void } {
  const ending = new AbortController()
  const stop = () => ending.abort(process.reason)
  const timer = setTimeout(() => ending.abort(new Error('the attempt took too long')), ATTEMPT_MS)
  process.addEventListener('abort', stop)
  if (process.aborted) stop()
  return {
    signal: ending.signal,
    end() {
      clearTimeout(timer)
      process.removeEventListener('abort', stop)
    },
  }
}

/** Secrets are created here, for this mail, and stored nowhere else. */
async function susun({ db, clock, seal, alamat }: JobDeps, job: MailJob) {
  const now = clock()
  const { jadwal_id, mulai } = job
  return susunSurat(job, alamat, now, {
    reset: job.jenis === 'reset' ? await insertReset(db, job.user_id, now) : null,
    undangan: job.jenis === 'undangan' ? await insertTautanUndangan(db, job) : null,
    tawaran: job.tawaran
      ? signTautanTawaran(seal, { tawaran_id: job.tawaran.tawaran_id, tanda: job.alamat_tanda })
      : null,
    hapus:
      job.permintaan_id === null
        ? null
        : signTautanHapus(seal, { permintaan_id: job.permintaan_id, tanda: job.alamat_tanda }),
    email: await emailTokenOf(db, job, now),
    berhenti: () => makeTautanBerhenti(seal).sign(job),
    tautan: (tujuan) => {
      if (jadwal_id === null || mulai === null) throw new Error('a link needs a consultation')
      return makeTautan(seal).sign({ tujuan, jadwal_id, mulai: new Date(mulai), tanda: job.alamat_tanda })
    },
  })
}

/** The token by which the receiver confirms an address; null for a mail that asks for none. */
const emailTokenOf = async (db: Db, { jenis, user_id, email }: MailJob, now: Date): Promise<string | null> => {
  if (jenis === 'email_konfirmasi') return insertTautanEmail(db, { user_id, email })
  return jenis === 'verifikasi' ? insertTautanVerifikasi(db, user_id, now) : null
}

/** Mail servers repeat the address in their response, and admins read this text. */
const withoutAddresses = (error: unknown): string =>
  String((error as Error).message ?? error)
    .replace(/\S+@\S+/g, '…')
    .slice(0, maxLength.galat_surat)
