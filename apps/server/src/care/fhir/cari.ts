import { addDays, instantOf, type Tanggal } from '@sehati/contract/base/waktu'
import * as z from 'zod/mini'
import { AppError } from '../../base/http/errors.ts'

/** Instants from `dari` on and before `sampai`; null is no bound. */
export type Rentang = { dari: Date | null; sampai: Date | null }

/** How a parameter of a search is written, as FHIR names its kinds. */
type JenisParam = 'date' | 'reference' | 'token'
export type Param = { jenis: JenisParam; ke?: readonly string[]; kata?: readonly string[] }

export type Saring = {
  count: number
  /** The mark of the last row of the page before. */
  halaman: string | null
  rentang: Record<string, Rentang>
  /** Ids by the name of a parameter, with the kind of resource where it was written. */
  acuan: Record<string, { sumber: string | null; id: string }>
  kata: Record<string, string[]>
}

const HALAMAN = { biasa: 50, terbanyak: 100 } as const

const refuse = (field: string): never => {
  throw new AppError('VALIDATION_FAILED', { field })
}

const DATE = /^(eq|ge|gt|le|lt)?(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/
const isDate = (text: string) => z.iso.date().safeParse(text).success && !text.startsWith('0000')

/** What a date or an instant covers: a day in Jakarta, by which the service counts, or a second. */
function span(name: string, tanggal: Tanggal, waktu: string | undefined): { from: Date; until: Date } {
  if (!isDate(tanggal)) return refuse(name)
  const from = waktu ? new Date(`${tanggal}${waktu}`) : instantOf(tanggal, '00:00:00')
  if (Number.isNaN(from.getTime())) return refuse(name)
  return { from, until: waktu ? new Date(from.getTime() + 1_000) : instantOf(addDays(tanggal, 1), '00:00:00') }
}

function rentangOf(name: string, values: string[]): Rentang {
  const found: Rentang = { dari: null, sampai: null }
  for (const value of values) {
    const [, prefix = 'eq', tanggal, waktu] = DATE.exec(value) ?? refuse(name)
    const { from, until } = span(name, tanggal as string, waktu)
    if (prefix === 'eq' || prefix === 'ge') found.dari = from
    if (prefix === 'gt') found.dari = until
    if (prefix === 'eq' || prefix === 'le') found.sampai = until
    if (prefix === 'lt') found.sampai = from
  }
  return found
}

function acuanOf(name: string, value: string, ke: readonly string[]) {
  const [, sumber = null, id] = /^(?:([A-Za-z]+)\/)?([\w-]{1,64})$/.exec(value) ?? refuse(name)
  if (sumber !== null && !ke.includes(sumber)) return refuse(name)
  return { sumber, id: id as string }
}

function kataOf(name: string, values: string[], kata: readonly string[]): string[] {
  const words = values.flatMap((value) => value.split(','))
  return words.every((word) => kata.includes(word)) ? words : refuse(name)
}

const only = (name: string, values: string[]): string => (values.length === 1 ? (values[0] as string) : refuse(name))

/** The parameters that every search knows. `_format` may ask for the one format there is. */
const PARAM_UMUM = ['_count', '_halaman', '_format']

/**
 * Reads the parameters of a search. One that is not declared is refused and not left out: a program would be given more than it asked
 * for.
 */
export function saringOf(query: Record<string, unknown>, params: Record<string, Param>): Saring {
  const saring: Saring = { count: HALAMAN.biasa, halaman: null, rentang: {}, acuan: {}, kata: {} }
  for (const [name, sent] of Object.entries(query)) {
    const values = [sent].flat().map(String)
    if (PARAM_UMUM.includes(name)) {
      readUmum(saring, name, only(name, values))
      continue
    }
    const param = Object.hasOwn(params, name) ? (params[name] as Param) : refuse(name)
    if (param.jenis === 'date') saring.rentang[name] = rentangOf(name, values)
    else if (param.jenis === 'reference') saring.acuan[name] = acuanOf(name, only(name, values), param.ke ?? [])
    else saring.kata[name] = kataOf(name, values, param.kata ?? [])
  }
  return saring
}

function readUmum(saring: Saring, name: string, value: string): void {
  if (name === '_count') {
    if (!/^[1-9]\d{0,5}$/.test(value)) refuse(name)
    saring.count = Math.min(Number(value), HALAMAN.terbanyak)
  } else if (name === '_halaman') {
    if (!/^[\w:.-]{1,80}$/.test(value)) refuse(name)
    saring.halaman = value
  }
}

const MAX_ID = 2 ** 31 - 1
/** A number of the product; null for what cannot be one. */
export const idOf = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null

/** Where the page before ended: the instant by which rows are ordered, and the id of its last row. */
export type Batas = { pada: string; id: number }
export function batasOf(halaman: string | null): Batas | null {
  if (halaman === null) return null
  const [, pada, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{1,9})$/.exec(halaman) ?? refuse('_halaman')
  return Number.isNaN(Date.parse(pada as string)) ? refuse('_halaman') : { pada: pada as string, id: Number(id) }
}
