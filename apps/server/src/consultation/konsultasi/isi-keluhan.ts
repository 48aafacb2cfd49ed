import { AlasanKunjungan } from '@sehati/contract/consultation/konsultasi.schema'

// A complaint and the reason that its patient chose are one encrypted value: no column says that there is a reason, nor which.

/** No complaint contains it: the contract refuses it in every text. */
const PEMISAH = '\0'

/** What is encrypted of a complaint. Without a reason, the complaint alone, as before there were reasons. */
export const gabungKeluhan = (keluhan: string, alasan: AlasanKunjungan | null): string =>
  alasan ? keluhan + PEMISAH + JSON.stringify(kataDari(alasan)) : keluhan

/** The words of a reason alone: they are what the patient chose, also where its row was changed since. */
export const kataDari = (alasan: AlasanKunjungan | null): AlasanKunjungan | null =>
  alasan && { kata: alasan.kata, kata_en: alasan.kata_en }

/** The complaint, and the reason or null, of what was encrypted. */
export function pisahKeluhan(teks: string): { keluhan: string; alasan_kunjungan: AlasanKunjungan | null } {
  const at = teks.indexOf(PEMISAH)
  if (at < 0) return { keluhan: teks, alasan_kunjungan: null }
  return { keluhan: teks.slice(0, at), alasan_kunjungan: AlasanKunjungan.parse(JSON.parse(teks.slice(at + 1))) }
}
