import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { putFoto } from '@sehati/contract/people/foto.endpoints'
import { insertLampiran } from '@sehati/contract/talk/percakapan.endpoints'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { makeDirectory } from '../../../test/directory.ts'
import { makeFactories } from '../../../test/factories.ts'
import { startRunning } from '../../../test/process.ts'
import { START } from '../../../test/server.ts'
import { formOf } from '../../../test/upload.ts'
import { connect } from '../../base/db/db.ts'
import { openKeyring } from '../../base/db/keyring.ts'
import { makeSeal } from '../../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** Starts a process in which the package cannot be loaded, as on a machine without a build of it. */
function withoutLibrary(directory: string): string {
  const file = join(directory, 'without-sharp.mjs')
  writeFileSync(
    file,
    `import { registerHooks } from 'node:module'
    registerHooks({ resolve(name, context, next) {
      if (name === 'sharp') throw new Error('Could not load the "sharp" module')
      return next(name, context)
    } })`,
  )
  return `--import=${pathToFileURL(file)}`
}

test('a missing picture library is a fault of the service, not of the file that was sent', async () => {
  const directory = makeDirectory()
  const env = { DATABASE_URL: database.serviceUrl, DATA_DIR: directory, APP_NOW: START.toISOString() }
  const server = await startRunning({ ...env, NODE_OPTIONS: withoutLibrary(directory) })
  const make = makeFactories(db, makeSeal(openKeyring(directory, null)), () => START)
  const me = await make.person(5)
  const { jadwal_id } = await make.booked(me, { status: 'disetujui' })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  const send = async (path: string, form: Awaited<ReturnType<typeof formOf>>) => {
    const headers = { ...form.headers, authorization: `Bearer ${me.token}` }
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: new Uint8Array(form.body) })
    return [response.status, ((await response.json()) as { code: string }).code]
  }

  expect(await send(putFoto.path, await formOf(png))).toEqual([500, 'INTERNAL'])
  const form = await formOf(png, { field: 'berkas', name: 'a.png', isian: { client_id: randomUUID() } })
  expect(await send(`${insertLampiran.path}?jadwal_id=${jadwal_id}`, form)).toEqual([500, 'INTERNAL'])
  expect(server.output()).toContain('Could not load')
})
