import { Refusal } from './refusal.mjs'

/** @typedef {'network' | 'disk' | 'permission' | 'other'} InstallProblem */

/**
 * What kept npm from installing, read from what it wrote.
 * @param {string} output
 * @returns {InstallProblem}
 */
export function installProblem(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'disk'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(output))
    return 'network'
  if (/EACCES|EPERM|EROFS/.test(output)) return 'permission'
  return 'other'
}

const SENTENCES = {
  id: {
    network: 'Tidak ada sambungan ke registri npm. Periksa internet (atau proksi), lalu jalankan lagi.',
    disk: 'Ruang disk habis. Kosongkan sekitar 2 GB, lalu jalankan lagi.',
    permission: 'Tidak ada izin menulis di folder ini. Jalankan sebagai pemilik folder, atau perbaiki izinnya.',
    other: 'Pemasangan paket gagal.',
    log: 'Catatan lengkap',
  },
  en: {
    network: 'The npm registry cannot be reached. Check the network (or the proxy) and run this again.',
    disk: 'The disk is full. Free about 2 GB and run this again.',
    permission: 'This folder cannot be written. Run as its owner, or mend its permissions.',
    other: 'The packages could not be installed.',
    log: 'Full log',
  },
}

/**
 * @param {string} output
 * @param {string} logFile
 * @param {import('./steps.mjs').Language} language
 */
export function installRefusal(output, logFile, language) {
  const sentences = SENTENCES[language]
  // npm says what is wrong first and explains its options last.
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!) \S/.test(line))
  return new Refusal(
    `${sentences[installProblem(output)]}\n\n${errors.slice(0, 8).join('\n')}\n\n${sentences.log}: ${logFile}`,
  )
}
