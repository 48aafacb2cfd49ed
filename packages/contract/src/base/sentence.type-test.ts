import { format } from './sentence.ts'

format('{sisa} dari {semua}', { sisa: 1, semua: 2 })
// @ts-expect-error the place `semua` is left out
format('{sisa} dari {semua}', { sisa: 1 })
// @ts-expect-error there is no place `lain`
format('Sisa {sisa}', { sisa: 1, lain: 2 })
