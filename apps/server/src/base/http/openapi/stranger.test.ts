import { execFile } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { makeDirectory } from '../../../../test/directory.ts'
import { startServer } from '../../../../test/server.ts'

const run = promisify(execFile)
const packages = join(import.meta.dirname, '../../../../../../node_modules')
const tsc = join(packages, 'typescript/bin/tsc')

/** A program of a developer who has nothing but the document and a client made from it. */
const program = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api.d.ts'

type Of<Name extends keyof components['schemas']> = components['schemas'][Name]

const [baseUrl = '', email = '', password = '', session = ''] = process.argv.slice(2)
const anonymous = createClient<paths>({ baseUrl })
const signedIn = await anonymous.POST('/api/public/login', { body: { email, password } })
if (!signedIn.data) throw new Error(signedIn.error.message)

const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + signedIn.data.data.token } })
const slots = await client.GET('/api/users/jdwl/tenaga', {
  params: { query: { profid: Number(session), hari: 'Rabu', tanggal: '2026-11-25' } },
})
const slot: Of<'JadwalTenaga'> | undefined = slots.data?.data[0]
if (!slot) throw new Error('no slot')

const body: Of<'BookingMasukan'> = {
  jadwal_tenaga_id: slot.id,
  profesional_id: slot.profesional_id,
  tanggal: '2026-11-25',
  keluhan: 'Sulit tidur',
  metode_konsultasi: 'online',
  use_bpjs: 0,
}
const book = () =>
  client.POST('/api/users/konsultasi/book', { params: { header: { 'Idempotency-Key': 'satu' } }, body })
const [booked, again] = [await book(), await book()]
if (!booked.data) throw new Error(booked.error.message)
const taken = await client.POST('/api/users/konsultasi/book', { body })
const code: Of<'Penolakan'>['code'] | undefined = taken.error?.code

const { jadwal_id } = booked.data.data
const said = await client.POST('/api/allroles/percakapan', { body: { jadwal_id, pesan: 'Selamat pagi' } })
// @ts-expect-error a message needs a text
await client.POST('/api/allroles/percakapan', { body: { jadwal_id } })
console.log(JSON.stringify({ same: again.data?.data.jadwal_id === jadwal_id, code, pesan: said.data?.data.pesan }))
`

test('with a client generated from the document, a stranger logs in, books and chats', async () => {
  const { app, make } = await startServer()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const patient = await make.person(5)
  const tenaga = await make.profesional()
  await make.sesi(tenaga.profesional_id)

  const folder = makeDirectory()
  await symlink(packages, join(folder, 'node_modules'))
  await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTS(new URL(`${origin}/api/openapi.json`))))
  await writeFile(join(folder, 'client.ts'), program)
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    lib: ['es2024', 'dom'],
    types: ['node'],
    allowImportingTsExtensions: true,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }))
  const compiled = await run(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).catch(({ stdout }) => ({
    stdout,
  }))
  expect(compiled.stdout.split('\n').filter(Boolean)).toEqual([])
  const { stdout } = await run(process.execPath, [
    join(folder, 'client.ts'),
    origin,
    patient.email,
    'rahasia-sekali',
    String(tenaga.profesional_id),
  ])
  expect(JSON.parse(stdout)).toEqual({ same: true, code: expect.any(String), pesan: 'Selamat pagi' })
})
