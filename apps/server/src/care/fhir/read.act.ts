import { found } from '../../base/http/errors.ts'
import type { FhirAsk, Sumber } from '../../base/http/fhir-route.ts'
import type { Context } from '../../record/context.ts'
import { saringOf } from './cari.ts'
import type { Bacaan, Hasil } from './sumber.ts'

/**
 * Records the call, and each person of whom something leaves: with the admin who made the key as the reader. The call is recorded
 * each time and names the key; a person in it once in a quarter of an hour, as other reads are. Nothing leaves without the record.
 */
async function catat({ jejak }: Context, { kunci, request_id }: FhirAsk, hasil: readonly Hasil[]): Promise<void> {
  const milik = hasil.flatMap((one) => one.milik ?? [])
  const call = { objek: 'kunci_api', objek_id: kunci.kunci_id, subjek_id: null, jumlah: hasil.length } as const
  await jejak.catat({ actor: { user_id: kunci.oleh }, asal: { request_id, sesi_id: null } }, [
    { tindakan: 'panggil_kunci', dasar: 'administrasi', ...call },
    ...milik.map((one) => ({ tindakan: 'baca_kunci', dasar: 'administrasi', ...one }) as const),
  ])
}

/** One resource by its id. What is not there, and what may not leave, are the same `NOT_FOUND`. */
export async function read(context: Context, { find }: Bacaan, ask: FhirAsk): Promise<Sumber> {
  const hasil = await find({ ...context, lingkup: ask.kunci.lingkup }, ask.id)
  await catat(context, ask, hasil)
  return found(hasil[0] ?? null).sumber
}

/** A page of a search, with the address of the next one where there is more. */
export async function search(context: Context, bacaan: Bacaan, ask: FhirAsk): Promise<Sumber> {
  const saring = saringOf(ask.query, bacaan.param)
  const rows = await bacaan.page({ ...context, lingkup: ask.kunci.lingkup }, saring)
  const page = rows.slice(0, saring.count)
  const shown = page.filter(({ sumber }) => bacaan.pilih?.(saring, sumber) ?? true)
  await catat(context, ask, shown)
  const alamat = `${ask.alamat}/${bacaan.sumber}`
  const next = rows.length > page.length ? page.at(-1)?.penanda : undefined
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: urlOf(alamat, ask.query) },
      ...(next ? [{ relation: 'next', url: urlOf(alamat, ask.query, next) }] : []),
    ],
    ...(shown.length > 0
      ? {
          entry: shown.map(({ sumber }) => ({
            fullUrl: `${alamat}/${sumber.id}`,
            resource: sumber,
            search: { mode: 'match' },
          })),
        }
      : {}),
  }
}

function urlOf(alamat: string, query: Record<string, unknown>, halaman?: string): string {
  const params = new URLSearchParams()
  for (const [name, sent] of Object.entries(query)) {
    if (halaman && name === '_halaman') continue
    for (const value of [sent].flat()) params.append(name, String(value))
  }
  if (halaman) params.append('_halaman', halaman)
  return params.size > 0 ? `${alamat}?${params}` : alamat
}
