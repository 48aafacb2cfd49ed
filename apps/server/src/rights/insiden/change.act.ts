import { canTutup } from '@sehati/contract/rights/insiden.rules'
import type { Insiden, InsidenMasukan, InsidenUbahan } from '@sehati/contract/rights/insiden.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'

import { findInsiden, insertInsiden, insertLangkah, lockInsiden, updateInsiden } from './insiden.store.ts'

const tentang = ({ insiden_id }: Insiden) => ({ objek: 'insiden', objek_id: insiden_id }) as const

/** Opens an incident: its first step and the row of the trail come with it. */
export const openInsiden = (
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  body: InsidenMasukan,
): Promise<Insiden> =>
  catatAtur(context, { actor, asal }, tentang, async ({ db: tx, clock }) => {
    const now = clock()
    const insiden_id = await insertInsiden(tx, body, now)
    await insertLangkah(tx, { insiden_id, jenis: 'dibuka', isi: body.judul, oleh: actor.user_id }, now)
    return found(await findInsiden(tx, insiden_id))
  })

/** Changes an incident, and says in a step which parts. The letter to the authority and the end have steps of their own. */
export const changeInsiden = (
  context: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  insiden_id: number,
  body: InsidenUbahan,
): Promise<Insiden> =>
  catatAtur(context, { actor, asal }, tentang, async ({ db: tx, clock }) => {
    const [now, oleh] = [clock(), actor.user_id]
    const before = found(await lockInsiden(tx, insiden_id))
    const { ditutup, dikirim_pada, nomor_bukti, ...isi } = body
    if (dikirim_pada && new Date(dikirim_pada) > now) reject('VALIDATION_FAILED', { field: 'dikirim_pada' })
    if (ditutup && !before.ditutup_pada && !canTutup({ ...before, dikirim_pada: dikirim_pada ?? before.dikirim_pada }))
      reject('INCIDENT_UNSENT')
    const changed = Object.entries(isi).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    if (changed.length > 0) await insertLangkah(tx, { insiden_id, jenis: 'diubah', isi: changed.join(', '), oleh }, now)
    if (nomor_bukti) await insertLangkah(tx, { insiden_id, jenis: 'dilaporkan', isi: nomor_bukti, oleh }, now)
    if (ditutup) await insertLangkah(tx, { insiden_id, jenis: 'ditutup', isi: before.judul, oleh }, now)
    await updateInsiden(tx, insiden_id, body, now)
    return found(await findInsiden(tx, insiden_id))
  })
