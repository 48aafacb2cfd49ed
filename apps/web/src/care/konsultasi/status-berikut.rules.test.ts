import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { expect, test } from 'vitest'
import { statusBerikut } from './status-berikut.rules.ts'

const now = new Date('2026-11-23T09:30:00+07:00')
const ahead = '2026-11-23T10:00:00+07:00'
const begun = '2026-11-23T09:00:00+07:00'

test.each<[StatusKonsultasi, string, StatusKonsultasi | null]>([
  ['diajukan', ahead, 'disetujui'],
  ['menunggu', ahead, 'disetujui'],
  ['disetujui', ahead, 'selesai'],
  ['disetujui', begun, 'selesai'],
  ['diajukan', begun, 'selesai'],
  ['selesai', begun, null],
  ['dibatalkan', ahead, null],
])('after %s at %s comes %s', (status, tanggal, next) => expect(statusBerikut({ status, tanggal }, now)).toBe(next))
