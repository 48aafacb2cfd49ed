import type { Page } from '@playwright/test'
import { URUNGKAN_MS } from '@sehati/contract/base/constants'
import { isoWib } from '@sehati/contract/base/waktu'
import type { Tawaran } from '@sehati/contract/waiting/tunggu.schema'
import type { Clinic, Tenaga } from '@sehati/testkit/clinic/clinic'
import type { RunningProduct } from '@sehati/testkit/product/product'
import { violationsIn } from './accessibility.ts'
import { RABU } from './booking.ts'
import { expect } from './fixtures.ts'
import { sekarang } from './waktu.ts'

const SECOND_MS = 1_000

/**
 * Starts the server again at this instant: what is due by then is passed on. No other server runs, whose clock would be earlier, and no
 * page may be open on this one.
 */
async function startAt(product: RunningProduct, at: Date) {
  await product.stopServer()
  await product.startServer({ APP_NOW: isoWib(at) })
}

/** Goes on to the end of the minute in which what was cancelled until now can be taken back, by the clock of the service. */
export async function passUndo(product: RunningProduct) {
  await startAt(product, new Date((await sekarang(product)).getTime() + URUNGKAN_MS + SECOND_MS))
}

/** Goes on to the moment after which the offer is not taken any more. */
export const passOffer = (product: RunningProduct, { habis_pada }: Pick<Tawaran, 'habis_pada'>) =>
  startAt(product, new Date(Date.parse(habis_pada) + SECOND_MS))

/** Until when an offer is kept, as its person reads it. */
export const sampaiJam = ({ habis_pada }: Pick<Tawaran, 'habis_pada'>) =>
  `${habis_pada.slice(11, 16).replace(':', '.')} WIB`

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
