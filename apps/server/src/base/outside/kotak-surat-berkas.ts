import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type KotakSurat, type Pengirim, pesanOf } from './kotak-surat.ts'

/**
 * A folder instead of a mail server, for trying the product out: one `.eml` file for each mail, which a mail program
 * opens. Names start with the time of the mail, so that the newest is last, and a retried mail replaces its file.
 */
export function kotakSuratBerkas(folder: string, dari: Pengirim): KotakSurat {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async kirim(kiriman) {
      const { message } = await transport.sendMail(pesanOf(kiriman, dari))
      const name = `${kiriman.tanggal.toISOString().replace(/[:.]/g, '-')}-${kiriman.id}`
      const beside = join(folder, `.${name}.${process.pid}`)
      const write = () => writeFile(beside, message as Buffer, { mode: 0o600, flush: true })
      try {
        // The folder is created only when a write fails: it seldom is missing.
        await write().catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          await mkdir(folder, { recursive: true, mode: 0o700 })
          await write()
        })
        await rename(beside, join(folder, `${name}.eml`))
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    async tutup() {},
  }
}
