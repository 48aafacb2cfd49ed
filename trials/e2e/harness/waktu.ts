import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import type { Product } from '@sehati/testkit/product/product'

/** What time it is for the service, whose clock goes on while tests run. */
export async function sekarang({ url }: Pick<Product, 'url'>): Promise<Date> {
  const { data } = (await (await fetch(`${url}${getWaktu.path}`)).json()) as { data: unknown }
  return new Date(getWaktu.data.parse(data).sekarang)
}
