import { t } from '@lingui/core/macro'
import { refusalText } from '../../consultation/konsultasi/admin-refusal.rules.ts'

/** Why the server refused a follow-up, as a professional reads it: an allowance is given by an admin. */
export const kalimatTolak = (refusal: { code: string; message: string }): string =>
  refusal.code === 'SEMESTER_LIMIT'
    ? t`Kunjungan pasien ini semester ini sudah habis. Admin dapat memberi kelonggaran.`
    : refusalText(refusal)
