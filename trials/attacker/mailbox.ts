import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const SECONDS = 30

/** The parts of a mail as text; enough for the mails of the product. */
const decoded = (mail: string): string =>
  mail
    .split(/^--.*$/m)
    .map((part) => {
      const body = part.slice(part.search(/\r?\n\r?\n/))
      return /^content-transfer-encoding: base64/im.test(part)
        ? Buffer.from(body, 'base64').toString()
        : body.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    })
    .join('\n')

/** The mails that a product has sent into its folder. */
export function openMailbox(dataDir: string) {
  const folder = path.join(dataDir, 'outbox')
  async function mailsTo(email: string): Promise<string[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
    return mails.filter((mail) => new RegExp(`^To: .*${email}`, 'im').test(mail)).map(decoded)
  }
  /** What the brackets of `wanted` hold in the newest mail to an address that has it; null where none came in half a minute. */
  async function newest(email: string, wanted: RegExp): Promise<string | null> {
    for (let tries = 0; tries < SECONDS * 5; tries++) {
      const found = (await mailsTo(email))
        .map((mail) => wanted.exec(mail)?.[1])
        .findLast((token) => token !== undefined)
      if (found !== undefined) return found
      await wait(200)
    }
    return null
  }
  return { mailsTo, newest }
}
