import * as fc from 'fast-check'
import { SENT } from './canaries.ts'
import type { Ids, Person, World } from './clinic.ts'
import { fitting } from './keys.ts'
import type { Schema } from './operations.ts'

/** Which kind of object a field names, by its name and the path it belongs to. */
function kindOf(field: string, path: string): keyof Ids | null {
  if (/^(user_id|usrid|pengirim_id)$/.test(field)) return 'user'
  if (/^(profid|profesional_id|profesionalid)$/.test(field)) return 'profesional'
  if (field === 'jadwal_tenaga_id') return 'sesi'
  if (/^(jadwal_id|jadwalid)$/.test(field)) return 'konsultasi'
  if (field === 'spesialisasi_id') return 'spesialisasi'
  if (field === 'cuti_id') return 'cuti'
  if (field === 'jenis_id') return 'jenis'
  if (field === 'alihan_id') return 'alihan'
  if (/^(balas_id|terkirim_id|dibaca_id|after|before)$/.test(field)) return 'pesan'
  if (field !== 'id') return null
  if (/percakapan/.test(path)) return 'pesan'
  if (/jadwalkosong/.test(path)) return 'sesi'
  if (/spesialisasi/.test(path)) return 'spesialisasi'
  if (/tenagaprofesional/.test(path)) return 'profesional'
  if (/cuti/.test(path)) return 'cuti'
  if (/hari-libur/.test(path)) return 'libur'
  if (/jenis/.test(path)) return 'jenis'
  if (/peringatan/.test(path)) return 'peringatan'
  if (/tahan/.test(path)) return 'tahan'
  return 'user'
}

/** What an admin may see of victims is no leak, and what an admin changes of them is no break-in: only others aim at them. */
function idOf(kind: keyof Ids, person: Person, { people, victims }: World): fc.Arbitrary<number> {
  const others = people.flatMap(({ own }) => own[kind])
  const own = person.own[kind].length > 0 ? person.own[kind] : others
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...own) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
    { weight: person.level_id === 1 ? 0 : 2, arbitrary: fc.constantFrom(...victims[kind], 1) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 100_000 }) },
  )
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => `${SENT} ${text}`)

/** Text as it should be in a field of this name. */
function textOf(field: string, schema: Schema): fc.Arbitrary<string> {
  if (field === 'email') return fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `${name}@${SENT}.test`)
  if (field === 'no_bpjs') return digits(13)
  if (field === 'phone_number') return digits(12)
  if (/^jam_/.test(field)) return fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${pad(h)}:${pad(m)}:00`)
  if (/^(client_id|surat_id)$/.test(field)) return fc.uuid()
  if (/password/.test(field)) return fc.constantFrom(`${SENT}-1`, `${SENT}-2`, 'salah')
  if (field === 'token') return fc.stringMatching(/^[A-Za-z0-9_-]{43}$/)
  if (field === 'csv') return csv
  if (field === 'q' || field === 'value') return fc.constantFrom('a', 'sel', 'orang', 'uji', '1', 'Pusing')
  if (field === 'nama_spesialisasi') return words.map((text) => text.slice(0, 100))
  return schema.pattern ? fc.stringMatching(new RegExp(schema.pattern)) : words
}
const pad = (n: number) => String(n).padStart(2, '0')

const row = fc
  .tuple(words, fc.stringMatching(/^[a-z]{3,12}$/), fc.constantFrom('dokter', '5', 'admin', ''), digits(13))
  .map(([name, mail, level, bpjs]) => `"${name.replaceAll('"', '')}",${mail}@${SENT}.test,${level},${bpjs}`)
const csv = fc.array(row, { maxLength: 6 }).map((rows) => ['name,email,nama_level,no_bpjs', ...rows].join('\r\n'))

/** A value that the schema allows, naming objects that exist. */
export function validOf(
  field: string,
  path: string,
  schema: Schema,
  person: Person,
  world: World,
): fc.Arbitrary<unknown> {
  const of = (name: string, inner: Schema) => validOf(name, path, inner, person, world)
  const choices = schema.anyOf ?? schema.oneOf
  const kind = kindOf(field, path)
  if (kind && (schema.type === 'integer' || choices)) return idOf(kind, person, world)
  if (field === 'ukuran' && !schema.enum) return fc.constantFrom(64, 128, 256, 512)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (choices) return fc.oneof(...choices.map((choice) => of(field, choice)))
  if (schema.format === 'date') return fc.constantFrom(...world.dates)
  if (schema.format === 'date-time') return fc.constantFrom(...world.dates).map((date) => `${date}T09:00:00+07:00`)
  if (schema.type === 'string') return textOf(field, schema)
  if (schema.type === 'integer' || schema.type === 'number') {
    const min = schema.minimum ?? 0
    return fc.integer({ min, max: Math.min(schema.maximum ?? min + 60, min + 60) })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array')
    return fc.array(of(field, schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 })
  if (!schema.properties) return fc.constant({})
  const fields = Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, of(name, inner)]))
  const record = fc.record(fields, { requiredKeys: schema.required ?? [] })
  const keys = fitting(world.keys, Object.keys(fields))
  if (keys.length === 0) return record
  // Mostly with what belongs together, so that the door opens.
  return fc
    .tuple(record, fc.option(fc.constantFrom(...keys), { freq: 4 }))
    .map(([value, key]) => ({ ...value, ...onlyOf(key ?? {}, fields) }))
}

const onlyOf = (key: Record<string, unknown>, fields: object) =>
  Object.fromEntries(Object.entries(key).filter(([name]) => name in fields))
