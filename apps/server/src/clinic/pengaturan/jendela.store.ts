import { addDays, tanggalWib } from '@sehati/contract/base/waktu'
import { lastBookableDate, lastClinicDate } from '@sehati/contract/schedule/jendela.rules'
import sql, { type Sql } from 'sql-template-tag'

/** What decides the window, from `pengaturan g`. */
export const aturanColumns = sql`g.minggu_ke_depan, g.mode_jendela, g.cakrawala_hari, g.rilis_jam`

/**
 * The last day that patients may book at `now`, by the settings at the moment of the statement: lists and bookings use this
 * one expression. It is `windowEnd` of the contract for settings that are not read before. Until the release time, the window
 * is that of yesterday.
 */
export const windowEnd = (now: Date): Sql => {
  const today = tanggalWib(now)
  const yesterday = addDays(today, -1)
  const isBefore = sql`(${now}::timestamptz)::time < g.rilis_jam`
  return sql`(select case g.mode_jendela
      when 'harian' then case when ${isBefore} then ${yesterday}::date else ${today}::date end + g.cakrawala_hari::int
      else case when ${isBefore} then ${lastBookableDate(yesterday)}::date else ${lastBookableDate(today)}::date end
        + 7 * g.minggu_ke_depan
    end from pengaturan g)`
}

/** The last day to which the clinic may move and book at `now`, as `jendelaKlinik`: never earlier than that of patients. */
export const clinicWindowEnd = (now: Date, minggu?: number): Sql =>
  sql`greatest(${windowEnd(now)}, ${lastClinicDate(tanggalWib(now), minggu)}::date)`
