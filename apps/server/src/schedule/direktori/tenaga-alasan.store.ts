import type { Actor } from '@sehati/contract/base/access'
import type { Page } from '@sehati/contract/base/page.schema'
import type { pageTenagaAlasan as endpoint } from '@sehati/contract/schedule/alasan.endpoints'
import type { TenagaAlasan } from '@sehati/contract/schedule/alasan.schema'
import sql, { empty, join } from 'sql-template-tag'
import type * as z from 'zod/mini'
import type { Db } from '../../base/db/db.ts'
import { anywhere } from '../../base/db/like.ts'
import { namaUrut } from '../../base/db/nama-urut.ts'
import { findKeptPage } from '../../base/db/page.ts'
import { offersType, type Tujuan } from '../alasan/alasan.store.ts'
import { daysOfWindow, freeSlots, startOfSlot } from '../jadwal-tenaga/ketersediaan.store.ts'
import { professionals, publicColumns } from '../tenaga-profesional/tenaga-profesional.store.ts'
import {
  bernama,
  type Choice,
  conditions,
  hasTreated,
  ofPatient,
  pernahMenangani,
  personOf,
} from './direktori.store.ts'

type ChoiceOfAlasan = Omit<z.output<typeof endpoint.body>, 'alasan_id'>

/**
 * The active professionals to whom a reason leads: first those who have treated the patient, then by the next free slot, those
 * without one last, then by name.
 */
export function pageTenagaAlasan(
  db: Db,
  actor: Actor,
  choice: ChoiceOfAlasan,
  { level_id, spesialisasi_id, jenis_id }: Tujuan,
  now: Date,
): Promise<Page<TenagaAlasan>> {
  const filter: Choice = {
    ...choice,
    ...(level_id === null ? {} : { level_id }),
    ...(spesialisasi_id === null ? {} : { spesialisasi_id }),
  }
  const parts = [
    ...conditions(actor, filter, now),
    ...(jenis_id === null ? [] : [offersType(sql`${jenis_id}::int`, actor.user_id)]),
  ]
  const cocok = sql`${choice.q ? bernama(anywhere(choice.q)) : empty} cocok as materialized (
    select t.profesional_id, ${namaUrut(sql`u.name`)} as nama, ${startOfSlot} as terdekat,
      ${hasTreated} as pernah
    from tenaga_profesional t ${personOf(filter)} left join ${freeSlots(now, 1)} slot on true
    where ${join(parts, ' and ')})`
  return findKeptPage(
    db,
    {
      sebelumnya: [daysOfWindow(now, choice.hari), pernahMenangani(actor, now), cocok],
      total: sql`select count(*) from cocok`,
      halaman: sql`select profesional_id, terdekat, pernah from cocok
        order by pernah desc, terdekat, nama, profesional_id
        limit ${choice.limit} offset ${(choice.page - 1) * choice.limit}`,
      shown: sql`select ${publicColumns}, h.pernah ${ofPatient(actor, now, sql`h.terdekat`)}
        from ${professionals} where t.profesional_id = h.profesional_id`,
      order: sql`page.pernah desc, page.terdekat, ${namaUrut(sql`page.name`)}, page.profesional_id`,
    },
    choice,
  )
}
