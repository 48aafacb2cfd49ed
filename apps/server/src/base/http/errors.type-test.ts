import { AppError, reject } from './errors.ts'

new AppError('CLINIC_CLOSED', { params: { libur: 'Hari Raya Nyepi' } })
// @ts-expect-error the name of the holiday is left out
new AppError('CLINIC_CLOSED', { params: {} })
// @ts-expect-error the sentence of this code has no places
new AppError('NOT_FOUND', { params: { libur: 'Hari Raya Nyepi' } })
// @ts-expect-error a sentence is made from its code and parameters
export const refuse = () => reject('CLINIC_CLOSED', { message: 'Layanan tutup: Hari Raya Nyepi.' })
