import { tanggalWib } from '@sehati/contract/base/waktu'
import { lastClinicDate } from '@sehati/contract/schedule/jendela.rules'
import sql, { type Sql } from 'sql-template-tag'

/** What decides the window, from `pengaturan g`. */
export const aturanColumns = sql`g.minggu_ke_depan, g.mode_jendela, g.cakrawala_hari, g.rilis_jam`

/**
 * The last day that patients may book at `now`, by the settings at the moment of the statement: lists and bookings ask
 * this one function of the database. It is `windowEnd` of the contract for settings that are not read before.
 */
export const windowEnd = (now: Date): Sql => sql`(select akhir_jendela(${now}::timestamptz))`

/** The last day to which the clinic may move and book at `now`, as `jendelaKlinik`: never earlier than that of patients. */
export const clinicWindowEnd = (now: Date, minggu?: number): Sql =>
  sql`greatest(${windowEnd(now)}, ${lastClinicDate(tanggalWib(now), minggu)}::date)`
