import type { ErrorCode } from '@sehati/contract/messages'

/**
 * What a user reads when a constraint refuses a statement. The names are those of the schema. A constraint that is
 * not in this list guards against mistakes of the product: its violation is an internal error.
 */
const refusals: Record<string, ErrorCode> = {
  passkey_kredensial_sekali: 'PASSKEY_EXISTS',
  webhook_alamat_sekali: 'WEBHOOK_EXISTS',
  users_email_sekali: 'EMAIL_TAKEN',
  spesialisasi_nama_sekali: 'SPESIALISASI_TAKEN',
  tenaga_profesional_user_sekali: 'ALREADY_PROFESSIONAL',
  tenaga_profesional_kelas_tetap: 'PROFESSION_FIXED',
  tenaga_profesional_user_id_fkey: 'USER_UNKNOWN',
  tenaga_profesional_spesialisasi_id_fkey: 'SPESIALISASI_UNKNOWN',
  jadwal_tenaga_tidak_bertumpuk: 'SESSION_OVERLAP',
  jadwal_tenaga_nomor_sekali: 'SESSION_NUMBER_TAKEN',
  jadwal_tenaga_masih_dipakai: 'SESSION_IN_USE',
  jadwal_tenaga_tidak_dini: 'SESSION_TOO_EARLY',
  klinik_masih_dipakai: 'CLINIC_IN_USE',
  klinik_nama_sekali: 'CLINIC_NAME_TAKEN',
  jadwal_tenaga_berlaku_memuat_hari: 'SESSION_WITHOUT_DATE',
  tempat_satu_waktu: 'SLOT_TAKEN',
  tempat_konfirmasi: 'CONFIRM_FIRST',
  konsultasi_pasien_satu_waktu: 'PATIENT_BUSY',
  konsultasi_satu_pengajuan: 'ALREADY_REQUESTED',
  konsultasi_layanan_tutup: 'CLINIC_CLOSED',
  konsultasi_tenaga_cuti: 'PROFESSIONAL_AWAY',
  konsultasi_cadangan: 'SLOT_RESERVED',
  konsultasi_lanjutan_pasien: 'NOT_YOUR_PATIENT',
  konsultasi_orang_aktif: 'PEOPLE_INACTIVE',
  konsultasi_kedaluwarsa_tetap: 'REQUEST_EXPIRED',
  konsultasi_yang_tiba_hadir: 'CHECKED_IN',
  konsultasi_pembatasan: 'BOOKING_LIMITED',
  konsultasi_persetujuan: 'CONSENT_REQUIRED',
  konsultasi_wali: 'GUARDIAN_PENDING',
  usia_pkey: 'AGE_FIXED',
  keberatan_hadir_pkey: 'OBJECTION_EXISTS',
  konsultasi_dialihkan: 'HANDOVER_REFUSED',
  daftar_tunggu_sekali: 'WAITLIST_EXISTS',
  antrean_janji: 'CHECKED_IN',
  antrean_tanpa_janji_sekali: 'QUEUE_TWICE',
  antrean_satu_dilayani: 'ALREADY_SERVING',
  alihan_pengajuan: 'HANDOVER_REFUSED',
  alihan_satu: 'HANDOVER_REFUSED',
  tawaran_waktu_terjadwal: 'NOT_OPEN',
  tawaran_waktu_satu: 'OFFERED_TIMES_CLOSED',
  waktu_ditawarkan_sekali: 'SLOT_INVALID',
  konsultasi_batas_hari: 'DAY_FULL',
  konsultasi_batas_minggu: 'WEEK_FULL',
  konsultasi_batas_semester: 'SEMESTER_LIMIT',
  semester_tidak_bertumpuk: 'SEMESTER_OVERLAP',
  semester_nama_sekali: 'SEMESTER_NAME_TAKEN',
  kelonggaran_semester_id_fkey: 'SEMESTER_IN_USE',
  jenis_konsultasi_nama_sekali: 'TYPE_NAME_TAKEN',
  jenis_umum_tetap: 'TYPE_FIXED',
  jenis_umum_tidak_mendesak: 'TYPE_FIXED',
  alasan_kata_sekali: 'REASON_NAME_TAKEN',
  alasan_spesialisasi_id_fkey: 'SPESIALISASI_UNKNOWN',
  alasan_jenis_id_fkey: 'VALIDATION_FAILED',
  hari_libur_tanggal_sekali: 'HOLIDAY_EXISTS',
  cuti_tidak_bertumpuk: 'LEAVE_OVERLAP',
  feedback_sekali: 'FEEDBACK_EXISTS',
  tugas_peran: 'DUTY_LEVEL',
  users_email_pengonfirmasi: 'EMAIL_CONFIRMER',
  buka_darurat_satu: 'EMERGENCY_OPEN',
  buka_darurat_pembuka: 'TOKEN_INVALID',
  tinjauan_darurat_pkey: 'REVIEW_DONE',
  tinjauan_darurat_peninjau: 'DUTY_REQUIRED',
  jaga_tidak_bertumpuk: 'ROSTER_OVERLAP',
  jaga_pemegang: 'ROSTER_DUTY',
  peringatan_petugas: 'FORBIDDEN',
  instrumen_pkey: 'INSTRUMENT_EXISTS',
  skrining_izin_konsultasi: 'NOT_FOUND',
  buka_identitas_user_id_fkey: 'IDENTITY_UNKNOWN',
  buka_identitas_satu: 'IDENTITY_ASKED',
  buka_identitas_pemutus: 'IDENTITY_SECOND',
  insiden_ditutup: 'INCIDENT_CLOSED',
  insiden_jam: 'INCIDENT_CLOCK',
  insiden_urut: 'VALIDATION_FAILED',
  keberatan_sekali: 'REPORT_EXISTS',
  tanggapan_keberatan_pkey: 'REPORT_ANSWERED',
  tanggapan_keberatan_peninjau: 'DUTY_REQUIRED',
  permintaan_satu_terbuka: 'REQUEST_DUPLICATE',
  permintaan_penjawab: 'REQUEST_ROUTED',
  users_dihapus_tetap: 'ACCOUNT_ERASED',
  // The consultation was cancelled, or the session ended, between the read and the write.
  bilik_terbuka: 'ROOM_CLOSED',
  bilik_sesi_terbuka: 'TOKEN_INVALID',
}

type DbError = { code: string; constraint?: string; routine?: string }

const isDbError = (error: unknown): error is DbError =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'

/** The refusal that a violated constraint or an invalid value maps to; null for any other error. */
export function refusalOf(error: unknown): ErrorCode | null {
  if (!isDbError(error)) return null
  // 22007, 22008: a date that is valid text but outside the range of the column, such as one of the year 0.
  if (/^2200[78]$/.test(error.code)) return 'VALIDATION_FAILED'
  if (!error.constraint) return null
  // On the consultation's side, only a status change away from `selesai` can violate this constraint.
  if (error.constraint === 'feedback_hanya_selesai') return 'HAS_FEEDBACK'
  return refusals[error.constraint] ?? null
}

/** 40001 serialization_failure, 40P01 deadlock_detected. */
export const isRetryable = (error: unknown): boolean => isDbError(error) && /^(40001|40P01)$/.test(error.code)

/** The database refused these values, for good or for now. The connection is still usable. */
export const isRefused = (error: unknown): boolean => isDbError(error) && /^(22|23|40|P0)/.test(error.code)

/** The value was encrypted before a key rotation that has ended since. This process reads the new key within seconds. */
export const isKeyOutdated = (error: unknown): boolean => isDbError(error) && error.constraint === 'kunci_tidak_berlaku'

/** Read-only: the connection leads to a database that follows another one, as a former leader does. */
export const isFollower = (error: unknown): boolean => isDbError(error) && error.code === '25006'

/**
 * A migration changed the type of a column that a prepared statement returns. That statement fails on this connection from then on, and
 * succeeds on a new one. PostgreSQL has no code of its own for it, and translates the message.
 */
export const isPlanOutdated = (error: unknown): boolean =>
  isDbError(error) && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/** The driver's timeout expired. The response may still arrive, so the connection must not be reused. */
export const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * The database is unreachable, starting, stopping, full, out of connections, too slow, or a read-only follower
 * (25006): the request is not at fault. 26000: on a shared connection, the statement before this one was to prepare both, and was
 * cancelled while it waited.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isSilent(error) || isFollower(error)) return true
  if (isDbError(error) && /^(08|26000|53|57P|57014|58|25P03)/.test(error.code)) return true
  if (isDbError(error) && /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/.test(error.code))
    return true
  return /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
    error.message,
  )
}
