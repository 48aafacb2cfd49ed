import type { Page } from '@playwright/test'
import { isoWib } from '@sehati/contract/base/waktu'
import type { Clinic, Tenaga } from '@sehati/testkit/clinic/clinic'
import { NOW, type RunningProduct } from '@sehati/testkit/product/product'
import { violationsIn } from './accessibility.ts'
import { RABU } from './booking.ts'
import { expect } from './fixtures.ts'

/**
 * Goes on so many minutes after the tests begin: what is due by then is passed on. No other server runs, whose clock would be earlier, and
 * no page may be open on this one.
 */
export async function passTime(product: RunningProduct, minutes: number) {
  await product.stopServer()
  await product.startServer({ APP_NOW: isoWib(new Date(new Date(NOW).getTime() + minutes * 60_000)) })
}

/** A professional whose only time on Wednesday is taken. */
export async function penuh(clinic: Clinic) {
  const [a, tenaga] = [await clinic.orang(5, { name: 'Ani Pertama' }), await clinic.tenaga(2)]
  const { id } = await clinic.sesi(tenaga.profesional_id, { hari: 'Rabu' })
  const taken = await clinic.konsultasi(
    { user_id: a.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id },
    { tanggal: RABU, status: 'disetujui' },
  )
  return { a, tenaga, taken }
}

export const keluhan = 'Sulit tidur sejak dua pekan'
/** A wish for a place of that Wednesday. */
export const entryFor = ({ profesional_id }: Tenaga) =>
  ({ profesional_id, metode_konsultasi: 'online', use_bpjs: 0, keluhan, sampai: RABU, boleh_malam: 0 }) as const

/** On a phone and on a desk: nothing is beyond the edge, and axe finds nothing. */
export async function isFine(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)).toBeLessThanOrEqual(width)
  }
}
