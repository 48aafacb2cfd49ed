import { endpoint } from '../base/endpoint.ts'
import { bookingErrors } from '../consultation/konsultasi.messages.ts'
import { Konsultasi } from '../consultation/konsultasi.schema.ts'
import { LanjutanMasukan } from './lanjutan.schema.ts'

export const insertLanjutan = endpoint({
  method: 'POST',
  path: '/api/tenpro/konsultasi/lanjutan',
  access: 'tenpro',
  summary:
    'Book a follow-up for a patient with whom the caller has an approved or finished consultation, by the rules of booking, up to eight weeks beyond the window of patients. It is approved at once; the patient is told, and may move or cancel it.',
  target: { in: 'body', field: 'lanjutan_dari', is: 'konsultasi' },
  body: LanjutanMasukan,
  data: Konsultasi,
  success: 201,
  message: 'Konsultasi lanjutan dipesan.',
  // A patient may have asked for another visit: that request does not prevent a follow-up.
  errors: [
    'NOT_YOUR_PATIENT',
    'USER_UNKNOWN',
    ...bookingErrors.filter((code) => code !== 'ALREADY_REQUESTED'),
    'IDEMPOTENCY_KEY_REUSED',
  ],
  idempotent: true,
  event: 'konsultasi.lanjutan',
})
