import { fieldSentence } from './base/isian.ts'
import { refusalSentence } from './messages.ts'

refusalSentence('CLINIC_CLOSED')
refusalSentence('CLINIC_CLOSED', { libur: 'Hari Raya Nyepi' })
// @ts-expect-error the name of the holiday is left out
refusalSentence('CLINIC_CLOSED', {})
// @ts-expect-error its sentence has no places
refusalSentence('NOT_FOUND', { libur: 'Hari Raya Nyepi' })

fieldSentence('tidakSesuai', {})
// @ts-expect-error how many characters is left out
fieldSentence('teksPanjang', {})
