import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Product } from '@sehati/testkit/product/product'

/** The parts of a mail, split at the boundaries that it declares: a line of a part may begin with two hyphens too. */
function partsOf(mail: string): string[] {
  const boundaries = [...mail.matchAll(/\bboundary="([\w-]+)"/g)].map(([, boundary]) => boundary)
  return boundaries.length === 0 ? [mail] : mail.split(new RegExp(`^--(?:${boundaries.join('|')}).*$`, 'm'))
}

/** The words of a mail's parts, decoded; enough for mails that the product itself has written. */
const decoded = (mail: string): string =>
  partsOf(mail)
    .map((part) => {
      const body = part.slice(part.search(/\r?\n\r?\n/))
      if (/^content-transfer-encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString()
      return part
        .replace(/=\r?\n/g, '')
        .replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))
    })
    .join('\n')

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
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
  return find()
}
