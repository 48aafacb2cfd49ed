import { Refusal } from '../bootstrap/refusal.mjs'
import { DatabaseError, type DatabaseFacts, type DatabaseProblem } from '../postgres/database-error.ts'
import { lastLines } from '../process/log-file.ts'
import { portRefusal } from './port.ts'
import { ProgramError } from './program.ts'
import { ServerStartError } from './server-process.ts'
import type { Settings } from './settings.ts'
import { WebBuildError } from './web-build.ts'

const DATABASE: Record<DatabaseProblem, (facts: DatabaseFacts) => string> = {
  EXTERNAL_UNREACHABLE: ({ detail }) =>
    `Basis data di DATABASE_URL tidak dapat dihubungi (${detail}). Periksa alamatnya, atau kosongkan DATABASE_URL untuk memakai basis data bawaan.`,
  TOO_OLD: ({ found, wanted }) =>
    `PostgreSQL di DATABASE_URL versi ${found}; Sehati memerlukan versi ${wanted} atau lebih baru.`,
  NO_SYSTEM_USER: () =>
    'PostgreSQL tidak boleh berjalan sebagai root, dan akun "postgres" atau "nobody" tidak ada. Jalankan sebagai pengguna biasa, atau isi DATABASE_URL.',
  NO_BINARIES: ({ detail }) =>
    `Tidak ada PostgreSQL yang dapat dijalankan di mesin ini. Pasang PostgreSQL 15 atau lebih baru, atau isi DATABASE_URL.\n\n${detail}`,
  OTHER_MAJOR: ({ directory, found, wanted }) =>
    `Folder data ${directory} milik PostgreSQL ${found}, sedangkan yang terpasang versi ${wanted}. Data tidak disentuh.\nPakai kembali Sehati versi sebelumnya untuk mengambil cadangan, atau pindahkan folder itu untuk mulai dari kosong.`,
  DISK_FULL: ({ directory, found }) =>
    `Ruang disk di ${directory} tidak cukup${found ? ` (sisa ${found} MB)` : ''}. Kosongkan sekitar 1 GB, lalu jalankan lagi. Data yang sudah tersimpan aman.`,
  DAMAGED: ({ directory }) =>
    `Folder data ${directory} tidak lengkap. Pulihkan dari cadangan, atau pindahkan folder itu untuk mulai dari kosong.`,
  FOREIGN_SERVER: ({ directory }) =>
    `Ada PostgreSQL lain yang mengaku memakai ${directory}. Hentikan dulu, lalu jalankan lagi.`,
  BUSY: ({ directory }) =>
    `Perintah lain sedang menyiapkan basis data di ${directory}. Tunggu sebentar, lalu jalankan lagi.`,
  INIT_FAILED: ({ directory, detail }) => `Basis data baru di ${directory} gagal dibuat.\n\n${lastLines(detail ?? '')}`,
  START_FAILED: ({ logFile, detail }) =>
    `Basis data tidak dapat dinyalakan.\n\n${lastLines(detail ?? '')}\n\nCatatan lengkap: ${logFile}`,
}

/** The message for a failed start: what is wrong and what to do, without a stack trace. */
export function remedyFor(error: unknown, settings: Pick<Settings, 'host' | 'port'>, serverLog: string): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof DatabaseError) return DATABASE[error.code](error.facts)
  if (error instanceof WebBuildError)
    return `Tampilan web gagal dibangun.\n\n${lastLines(error.output)}\n\nCatatan lengkap: ${error.logFile}`
  if (error instanceof ProgramError) {
    if (/No space left on device|53100/.test(error.output)) return DATABASE.DISK_FULL({ directory: 'basis data' })
    return `${error.message}\n\n${lastLines(error.output)}\n\nCatatan lengkap: ${error.logFile}`
  }
  if (error instanceof ServerStartError) {
    const code = /EADDRINUSE|EACCES|EADDRNOTAVAIL/.exec(error.output)?.[0]
    if (code) return portRefusal(code, settings.host, settings.port).message
    return `Server berhenti sebelum siap.\n\n${lastLines(error.output)}\n\nCatatan lengkap: ${serverLog}`
  }
  return forSystemError(error as NodeJS.ErrnoException)
}

function forSystemError(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOSPC') return DATABASE.DISK_FULL({ directory: error.path ?? 'folder data' })
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
    return `Tidak ada izin untuk ${error.path ?? 'folder data'}. Jalankan sebagai pemiliknya, atau pilih folder lain: DATA_DIR=./data-lain npm start`
  return error.stack ?? String(error)
}
