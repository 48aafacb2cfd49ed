import { t } from '@lingui/core/macro'

/** Refusals whose sentence addresses the patient, worded for a user who acts for the patient. */
const aboutPatient = (): Record<string, string> => ({
  PATIENT_BUSY: t`Pasien ini sudah memiliki konsultasi lain pada waktu tersebut.`,
  ALREADY_REQUESTED: t`Pasien ini masih memiliki pengajuan yang belum dijawab pada tenaga profesional tersebut.`,
  SEMESTER_LIMIT: t`Kunjungan pasien ini semester ini sudah habis. Anda dapat memberi kelonggaran di halaman Aturan.`,
})

/** Why the server refused, as an admin reads it. */
export const refusalText = ({ code, message }: { code: string; message: string }): string =>
  aboutPatient()[code] ?? message
