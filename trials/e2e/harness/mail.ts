import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Product } from '@sehati/testkit/product/product'
import { decoded } from './decoded-mail.ts'

/** The mails that a product has sent to an address, oldest first. */
export async function mailsTo(product: Pick<Product, 'dataDir'>, email: string): Promise<string[]> {
  const folder = path.join(product.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return mails.filter((mail) => new RegExp(`^To: .*${email}`, 'im').test(mail)).map(decoded)
}

/**
 * Waits for a mail to an address with words that match. Returns what the match holds in brackets, one string for each
 * mail.
 */
export async function foundInMails(
  product: Pick<Product, 'dataDir'>,
  email: string,
  wanted: RegExp,
  count = 1,
): Promise<string[]> {
  const find = async () => (await mailsTo(product, email)).flatMap((mail) => wanted.exec(mail)?.[1] ?? [])
  await expect.poll(async () => (await find()).length).toBeGreaterThanOrEqual(count)
  return find()
}
