import sql, { raw } from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { guaranteeOf } from '../../guarantee.ts'
import type { Answer, Arena } from '../arena.ts'
import * as batas from '../batas.ts'
import { CADANGAN, manyForKeptBack } from '../cadangan.ts'
import * as holds from '../holds.ts'
import { typesInOneSession } from '../jenis.ts'
import { EXPIRY, writesAfterExpiry } from '../kedaluwarsa.ts'
import { followUpAgainstStrangers, followUpsAgainstOwnBookings } from '../lanjutan.ts'
import * as races from '../races.ts'
import { seriesAgainstStrangers, seriesForOnePlace } from '../rangkaian.ts'
import { strangersAgainstLine } from '../tunggu.ts'
import { countViolations, none, type Violations } from '../violations.ts'
import { SESSION, zoneChangeAgainstBooking } from '../zona.ts'

const PROFESSIONAL = 'tempat_satu_waktu'
const HOLDS = 'tempat_tahan_sekali'
const PATIENT = 'konsultasi_pasien_satu_waktu'
const REQUEST = 'konsultasi_satu_pengajuan'
const KEY = 'konsultasi_kunci_sekali'
const DATES = 'jadwal_tenaga_10_masa_dipakai'
const OVERLAP = 'jadwal_tenaga_tidak_bertumpuk'
const CAP = 'guard_caps'
const STRANGERS = 'tolak_belum_dikonfirmasi'
const PLACE = 'konsultasi_50_tempat'
const REVIEW = 'feedback_sekali'

/** Each race again without the constraint that protects it: if the result were still right, the race would prove nothing. */
export function withoutConstraints(arena: Arena) {
  describe('without the constraint that protects it', () => {
    const restores: string[] = []
    async function without(names: string[]): Promise<void> {
      for (const name of names) {
        const { drop, restore } = await guaranteeOf(arena.db, name)
        await arena.db.rows(sql`${raw(drop)}`)
        restores.push(restore)
      }
    }

    beforeEach(async () => {
      expect(await countViolations(arena.db)).toEqual(none)
    })
    afterEach(async () => {
      // Without triggers: the history refuses to be emptied.
      await arena.db.transaction(async (tx) => {
        await tx.rows(sql`set local session_replication_role = replica`)
        await tx.rows(sql`truncate konsultasi, rangkaian, tempat, jadwal_tenaga cascade`)
      })
      for (const restore of restores.splice(0)) await arena.db.rows(sql`${raw(restore)}`)
    })

    test.each<[string, string[], (arena: Arena) => Promise<Answer[]>, keyof Violations]>([
      ['many for one slot', [PROFESSIONAL], (a) => races.manyForOneSlot(a, 40), 'professionalTwice'],
      ['one patient again and again', [PROFESSIONAL, PATIENT, REQUEST], races.onePatientAgainAndAgain, 'patientTwice'],
      ['one patient in many places', [PATIENT], races.onePatientInManyPlaces, 'patientTwice'],
      ['one patient all day', [REQUEST], races.onePatientAllDay, 'openRequestTwice'],
      ['one key, one request', [KEY, PROFESSIONAL, PATIENT, REQUEST], races.oneKeyOneRequest, 'keyTwice'],
      ['one key, many slots', [KEY], races.oneKeyManySlots, 'keyTwice'],
      ['cancelling against booking', [PROFESSIONAL], races.cancelAgainstBooking, 'professionalTwice'],
      ['rescheduling against booking', [PROFESSIONAL], races.rescheduleAgainstBooking, 'professionalTwice'],
      ['reschedules into one slot', [PROFESSIONAL], races.reschedulesIntoOneSlot, 'professionalTwice'],
      ['reopening against booking', [PROFESSIONAL], races.reopenAgainstBooking, 'professionalTwice'],
      [
        'a session’s change against booking',
        [SESSION],
        (a) => races.sessionChangeAgainstBooking(a, 'booking'),
        'hoursDiffer',
      ],
      [
        'a session’s dates against booking',
        [DATES],
        (a) => races.sessionChangeAgainstBooking(a, 'booking', races.NEXT_WEEK),
        'datesLeftOut',
      ],
      ['a clinic’s zone against booking', [SESSION], (a) => zoneChangeAgainstBooking(a, 'booking'), 'zonesDiffer'],
      ['one extra session many times', [OVERLAP], races.oneDateManySessions, 'sessionsOverlap'],
      ['many hold one slot', [PROFESSIONAL], holds.manyHoldOneSlot, 'placesOverlap'],
      ['one patient inserts many holds', [HOLDS], holds.onePatientInsertsMany, 'holdsOfOne'],
      ['holds against bookings', [PROFESSIONAL], holds.holdsAgainstBookings, 'placesOverlap'],
      ['the holder against strangers', [PROFESSIONAL], holds.strangersAgainstHold, 'placesOverlap'],
      ['types of different length', [PROFESSIONAL], typesInOneSession, 'placesOverlap'],
      ['many on one day', [CAP], batas.manyOnOneDay, 'dayBeyondCap'],
      ['many in one week', [CAP], batas.manyInOneWeek, 'weekBeyondCap'],
      ['many of one patient', [CAP], batas.manyOfOnePatient, 'semesterBeyondQuota'],
      ['many who are not confirmed', [STRANGERS], batas.manyStrangers, 'strangersBeyondPart'],
      ['many for places that are kept back', [CADANGAN], manyForKeptBack, 'keptBackTaken'],
      ['answers after the requests ran out', [EXPIRY, PLACE], writesAfterExpiry, 'answeredAndExpired'],
      ['follow-ups against own bookings', [PATIENT], followUpsAgainstOwnBookings, 'patientTwice'],
      ['a follow-up against strangers', [PROFESSIONAL], followUpAgainstStrangers, 'professionalTwice'],
      ['series for one place', [PROFESSIONAL], seriesForOnePlace, 'professionalTwice'],
      ['a series against strangers', [PROFESSIONAL], seriesAgainstStrangers, 'professionalTwice'],
      ['strangers against who is in line', [PROFESSIONAL], (a) => strangersAgainstLine(a, 40), 'placesOverlap'],
      ['one review many times', [REVIEW], races.oneReviewManyTimes, 'reviewedTwice'],
    ])('%s, without %j, breaks', async (_, names, race, broken) => {
      await without(names)
      const answers = await race(arena)
      expect(answers.filter(({ said }) => said.startsWith('5'))).toEqual([])
      expect((await countViolations(arena.db))[broken]).toBeGreaterThan(0)
    })
  })
}
