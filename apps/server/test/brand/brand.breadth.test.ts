import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandColours, brandName, brandSlug } from '@sehati/contract/base/brand'
import { getKonsultasiIcs } from '@sehati/contract/care/kalender.endpoints'
import { JenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import { eksporData } from '@sehati/contract/staffing/ekspor.endpoints'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { susunSurat } from '../../src/channel/surat/susun.ts'
import type { readConfig } from '../../src/config.ts'
import type { startServer } from '../server.ts'
import { rahasia } from '../surat.ts'
import { brandSource, copyWithBrand } from './copy-with-brand.ts'
import { idleExceptions, makeLeftovers } from './leftovers.ts'

/** With a sign that means something in HTML. */
const NAME = 'Bugar & Waras'
const IN_HTML = 'Bugar &amp; Waras'
const BUILD_MS = 180_000

const source = await brandSource()
const leftovers = makeLeftovers(brandName, source)

/** Each colour one step of blue away: another colour, and as easy to read. */
const nudged = (colour: string) => `#${(Number.parseInt(colour.slice(1), 16) ^ 1).toString(16).padStart(6, '0')}`
const other = source
  .replace(`'${brandName}'`, `'${NAME}'`)
  .replace(`'${brandSlug}'`, "'bugar'")
  .replace(/#[0-9a-f]{6}/gi, nudged)

const copy = await copyWithBrand(other)
afterAll(copy.remove)

describe('with another brand', () => {
  const built = new Map<string, string>()
  beforeAll(async () => {
    await copy.build()
    for (const file of await readdir(copy.dist, { recursive: true })) {
      if (/\.(html|js|css|svg|json|txt|webmanifest)$/.test(file))
        built.set(file, await readFile(join(copy.dist, file), 'utf8'))
    }
  }, BUILD_MS)

  test('nothing of the old one is left in what browsers fetch', () => {
    const left = [...built].flatMap(([file, text]) => leftovers(text).map((old) => `${file}: ${old}`))
    expect(left).toEqual([])
  })

  test.each(['index.html', 'en.html', 'luring.html', 'luring.en.html', 'app.html', 'favicon.svg'])(
    '%s bears its name and colour',
    (file) => {
      expect(built.get(file)).toContain(IN_HTML)
      expect(built.get(file)?.toLowerCase()).toContain(nudged(brandColours.accent[6]))
    },
  )

  test('every mail bears its name and colour, and nothing of the old', async () => {
    const surat: { susunSurat: typeof susunSurat } = await copy.server('src/channel/surat/susun.ts')
    const about = {
      user_id: 1,
      level_id: 5,
      name: 'Nayla',
      email: 'nayla@uji.test',
      jadwal_id: 1,
      sebab_batal: 'klinik',
      metode_konsultasi: 'online',
    }
    for (const jenis of JenisPemberitahuan.options) {
      const tugas = { ...about, jenis, mulai: '2026-11-25T02:00:00Z', created_at: '2026-11-23T00:00:00Z' }
      const mail = surat.susunSurat(
        tugas as unknown as Parameters<typeof susunSurat>[0],
        'https://bugar.test',
        new Date('2026-11-23T00:00:00Z'),
        rahasia,
      )
      expect(mail.html).toContain(IN_HTML)
      expect(mail.html).toContain(`color:${nudged(brandColours.accent[6])}`)
      expect(leftovers(Object.values(mail).join('\n'))).toEqual([])
    }
  })

  test('the sender of mails bears its name', async () => {
    const config: { readConfig: typeof readConfig } = await copy.server('src/config.ts')
    const { mailFrom } = config.readConfig({ DATABASE_URL: 'postgres://x@localhost/x' })
    expect(mailFrom.nama).toBe(NAME)
  })

  test('files that people download and the document of the API bear its name, and nothing of the old', async () => {
    const kit: { startServer: typeof startServer } = await copy.server('test/server.ts')
    const { app, make, call } = await kit.startServer()
    const patient = await make.person(5)
    const { jadwal_id } = await make.booked(patient)
    const ics = await call(patient, getKonsultasiIcs, { query: { jadwalid: jadwal_id } })
    expect(ics.headers['content-disposition']).toBe(`attachment; filename="janji-bugar-${jadwal_id}.ics"`)
    expect(ics.raw.toString()).toContain(`PRODID:-//${NAME}//${NAME}//ID`)
    const ekspor = await call(await make.person(1), eksporData, { query: { jenis: 'konsultasi' } })
    expect(ekspor.status).toBe(200)
    const document = await app.inject({ url: '/api/openapi.json' })
    expect(document.json().info.title).toBe(NAME)
    const texts = [ics, ekspor].map(({ raw, headers }) => raw.toString() + JSON.stringify(headers))
    expect([...texts, document.body].flatMap(leftovers)).toEqual([])
    expect(idleExceptions([...built.values(), ...texts])).toEqual([])
  })
})

test(
  'a colour that words cannot be read on stops the build, which names the pair',
  async () => {
    const { accent } = brandColours
    const pale = await copyWithBrand(source.replace(`'${accent[6]}'`, `'${accent[3]}'`))
    onTestFinished(pale.remove)
    await expect(pale.build()).rejects.toThrow(/light: on-accent on accent: #FFFFFF on #\w{6} has a contrast of \d/)
  },
  BUILD_MS,
)
